package org.hexproof.format.hexboard;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Collection;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.format.FormatException;
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

  /** What draws nothing, or in the group the default of a parameter. */
  static final Pattern PASSED_OVER =
      Pattern.compile(
          "<!--.*?-->|</?(?:br|nowiki)\\s*/?>|\\{\\{\\{[^{}|<>]{0,99}\\|([^{}]{0,999})\\}\\}\\}",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  /** Defaults in defaults. */
  private static final int MOST_NESTED = 20;

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

  /**
   * The text with blanks for what a page may have inside a tag and draws nothing: comments, line
   * breaks, {@code <nowiki>}; and with the default of a template's parameter in its place.
   *
   * @param remarks takes what was passed over
   * @throws FormatException at a template call that only the wiki can expand
   */
  HexboardText cleaned(Collection<String> remarks) throws FormatException {
    return cleaned(remarks, MOST_NESTED);
  }

  private HexboardText cleaned(Collection<String> remarks, int nested) throws FormatException {
    StringBuilder clean = new StringBuilder();
    ImmutableIntArray.Builder from = ImmutableIntArray.builder();
    Matcher found = PASSED_OVER.matcher(text);
    int next = 0;
    boolean mayBeNested = false;
    while (found.find()) {
      mayBeNested |= found.group(1) != null;
      copy(next, found.start(), clean, from);
      next = found.end();
      if (found.group(1) == null) {
        clean.append(' ');
        from.add(origins.get(found.start()));
        remarks.add(found.group().replaceAll("\\s+", " ") + " inside the tag is passed over");
      } else {
        copy(found.start(1), found.end(1), clean, from);
        remarks.add("the template's parameter " + found.group() + " is read as its default");
      }
    }
    copy(next, text.length(), clean, from);
    from.add(origins.get(text.length()));
    HexboardText cleaned = new HexboardText(clean.toString(), from.build(), offsets);
    if (mayBeNested && nested > 0) {
      return cleaned.cleaned(remarks, nested - 1);
    }
    int call = clean.indexOf("{{");
    if (call >= 0) {
      throw new FormatException(
          cleaned.place(call),
          "a template call, which only the wiki can expand",
          "a parameter with a default, as in {{{1|3x4}}}, is read as its default;"
              + " <!-- hexproof: ignore --> before the board passes it over");
    }
    return cleaned;
  }

  private void copy(int start, int end, StringBuilder clean, ImmutableIntArray.Builder from) {
    for (int i = start; i < end; i++) {
      clean.append(text.charAt(i));
      from.add(origins.get(i));
    }
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
