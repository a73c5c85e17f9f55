package org.hexproof.format.hexboard;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import org.hexproof.format.Offsets;
import org.hexproof.format.Place;
import org.hexproof.format.Source;

/**
 * A stretch of a wiki page with its HTML entities decoded, which still knows where each character
 * stood on the page.
 */
final class HexboardText {
  private static final ImmutableMap<String, String> NAMED =
      ImmutableMap.<String, String>builder()
          .put("quot", "\"")
          .put("apos", "'")
          .put("amp", "&")
          .put("lt", "<")
          .put("gt", ">")
          .put("nbsp", " ")
          .put("minus", "-")
          .put("ndash", "-")
          .put("colon", ":")
          .put("ast", "*")
          .put("plus", "+")
          .put("lpar", "(")
          .put("rpar", ")")
          .put("larr", "←")
          .put("uarr", "↑")
          .put("rarr", "→")
          .put("darr", "↓")
          .build();

  static final HexboardText EMPTY = decode("", 0, 0, new Offsets(new Source("", "")));

  private final String text;
  private final ImmutableIntArray origins;
  private final Offsets offsets;

  private HexboardText(String text, ImmutableIntArray origins, Offsets offsets) {
    this.text = text;
    this.origins = origins;
    this.offsets = offsets;
  }

  /** The characters of the page from {@code start} to before {@code end}. */
  static HexboardText decode(String page, int start, int end, Offsets offsets) {
    StringBuilder text = new StringBuilder();
    ImmutableIntArray.Builder origins = ImmutableIntArray.builder();
    int i = start;
    while (i < end) {
      int next = i + 1;
      String decoded = page.substring(i, next);
      int semicolon = page.charAt(i) == '&' ? entityEnd(page, i, end) : -1;
      if (semicolon > 0) {
        String known = entity(page.substring(i + 1, semicolon));
        if (!known.isEmpty()) {
          decoded = known;
          next = semicolon + 1;
        }
      }
      for (int k = 0; k < decoded.length(); k++) {
        origins.add(i);
      }
      text.append(decoded);
      i = next;
    }
    origins.add(end);
    return new HexboardText(text.toString(), origins.build(), offsets);
  }

  private static int entityEnd(String page, int ampersand, int end) {
    int longest = Math.min(end, ampersand + 12);
    for (int i = ampersand + 1; i < longest; i++) {
      if (page.charAt(i) == ';') {
        return i;
      }
    }
    return -1;
  }

  /** What the entity stands for; an empty text if nothing is known of it. */
  private static String entity(String name) {
    if (!name.startsWith("#")) {
      return NAMED.getOrDefault(name, "");
    }
    boolean hexadecimal = name.startsWith("#x") || name.startsWith("#X");
    try {
      int code = Integer.parseInt(name.substring(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
      return Character.isValidCodePoint(code) && code > 0 ? Character.toString(code) : "";
    } catch (NumberFormatException e) {
      return "";
    }
  }

  String text() {
    return text;
  }

  /** The offsets into this text, as they lead to places on the page. */
  Offsets offsets() {
    return offsets.through(origins);
  }

  /** Where the character with this index stood; the text's length stands for its end. */
  Place place(int index) {
    return offsets.place(origins.get(index));
  }
}
