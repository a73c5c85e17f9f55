package org.hexproof.format.hexboard;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.format.FormatException;
import org.hexproof.format.Offsets;

/**
 * A tag of a wiki page.
 *
 * @param start where it begins
 * @param attributes by name in lower case
 * @param bodyStart where the text between it and its closing tag begins
 * @param bodyEnd where that text ends; as {@code bodyStart} if the tag is closed in itself
 * @param end where the page goes on
 * @param remarks what in it was passed over
 * @param hasUnknown whether an attribute was, which the wiki knows nothing of
 */
record HexboardTag(
    int start,
    ImmutableMap<String, HexboardText> attributes,
    int bodyStart,
    int bodyEnd,
    int end,
    ImmutableList<String> remarks,
    boolean hasUnknown) {
  private static final ImmutableSet<String> KNOWN =
      ImmutableSet.of("size", "contents", "visible", "edges", "coords", "float");

  private static final CharMatcher CURLY = CharMatcher.anyOf("“”„‟‘’‚‛«»″′");

  /** What a merge that was not finished leaves at the beginning of a line. */
  private static final Pattern CONFLICT = Pattern.compile("(<{7}|={7}|>{7})(?=[ \\r\\n]|$)");

  Optional<HexboardText> attribute(String name) {
    return Optional.ofNullable(attributes.get(name));
  }

  /** Whether a tag of this name opens here. */
  static boolean opens(String page, int offset, String name) {
    int after = offset + 1 + name.length();
    return page.regionMatches(true, offset + 1, name, 0, name.length())
        && after < page.length()
        && (isBlank(page.charAt(after)) || page.charAt(after) == '>' || page.charAt(after) == '/');
  }

  /** Where the next board begins before an end, or that end. */
  static int nextTag(String page, int from, int end) {
    for (int i = page.indexOf('<', from); i >= 0 && i < end; i = page.indexOf('<', i + 1)) {
      if (opens(page, i, "hexboard") || opens(page, i, "hex")) {
        return i;
      }
    }
    return end;
  }

  /** Reads the tag of this name that opens at an offset. */
  static HexboardTag read(String page, int start, String name, Offsets offsets)
      throws FormatException {
    return new Parser(page, start, name, offsets).tag();
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\u00a0';
  }

  private static final class Parser {
    private final String page;
    private final int start;
    private final String name;
    private final Offsets offsets;
    private final Set<String> remarks = new LinkedHashSet<>();
    private int next;
    private boolean hasUnknown;

    Parser(String page, int start, String name, Offsets offsets) {
      this.page = page;
      this.start = start;
      this.name = name;
      this.offsets = offsets;
      this.next = start + 1 + name.length();
    }

    HexboardTag tag() throws FormatException {
      Map<String, HexboardText> attributes = new LinkedHashMap<>();
      while (true) {
        skipBlanks();
        if (next >= page.length()) {
          throw unclosed();
        }
        if (CONFLICT.matcher(page).region(next, page.length()).lookingAt()) {
          throw new FormatException(
              offsets.place(next),
              "a merge conflict inside the tag",
              "the lines <<<<<<<, ======= and >>>>>>> part two versions; keep one of them");
        }
        if (page.startsWith("/>", next)) {
          next += 2;
          return new HexboardTag(
              start,
              ImmutableMap.copyOf(attributes),
              next,
              next,
              next,
              ImmutableList.copyOf(remarks),
              hasUnknown);
        }
        if (passOver()) {
          continue;
        }
        if (page.charAt(next) == '>') {
          next++;
          return withBody(ImmutableMap.copyOf(attributes));
        }
        attribute(attributes);
      }
    }

    private HexboardTag withBody(ImmutableMap<String, HexboardText> attributes)
        throws FormatException {
      String closing = "</" + name;
      int limit = nextTag(page, next, page.length());
      for (int i = page.indexOf("</", next); i >= 0 && i < limit; i = page.indexOf("</", i + 1)) {
        int close = i + closing.length();
        if (page.regionMatches(true, i, closing, 0, closing.length())) {
          while (close < page.length() && isBlank(page.charAt(close))) {
            close++;
          }
          if (close < page.length() && page.charAt(close) == '>') {
            return new HexboardTag(
                start, attributes, next, i, close + 1, ImmutableList.copyOf(remarks), hasUnknown);
          }
        }
      }
      throw unclosed();
    }

    private FormatException unclosed() {
      return new FormatException(
          offsets.place(start),
          "the <" + name + "> tag is not closed",
          name.equals("hex") ? "it ends with </hex>" : "it ends with />");
    }

    private void attribute(Map<String, HexboardText> attributes) throws FormatException {
      int nameStart = next;
      while (next < page.length() && isNamePart(page.charAt(next))) {
        next++;
      }
      String attribute = page.substring(nameStart, next).toLowerCase(Locale.ROOT);
      if (attribute.isEmpty()) {
        throw new FormatException(
            offsets.place(nameStart),
            "'" + page.substring(next, next + 1) + "' is not an attribute of <" + name + ">",
            "the attributes are " + String.join(", ", KNOWN) + ", each as name=\"value\"");
      }
      boolean isKnown = KNOWN.contains(attribute);
      if (!isKnown) {
        hasUnknown = true;
        remarks.add("'" + attribute + "' is no attribute of <" + name + ">, and passed over");
      }
      skipBlanks();
      if (next >= page.length() || page.charAt(next) != '=') {
        if (!isKnown) {
          return;
        }
        throw new FormatException(
            offsets.place(nameStart),
            "attribute " + attribute + " has no value",
            "attributes are written name=\"value\"");
      }
      next++;
      skipBlanks();
      HexboardText value = value();
      if (!isKnown) {
        return;
      }
      boolean draws = !attribute.equals("float") && !attribute.equals("coords");
      if (attributes.put(attribute, draws ? value.cleaned(remarks) : value) != null) {
        remarks.add("attribute " + attribute + " is given twice; the last counts, as on the wiki");
      }
    }

    /** Steps over a comment or a line break; whether there was one. */
    private boolean passOver() {
      Matcher sign = HexboardText.PASSED_OVER.matcher(page).region(next, page.length());
      boolean found = sign.lookingAt() && sign.group(1) == null;
      if (found) {
        remarks.add(sign.group().replaceAll("\\s+", " ") + " inside the tag is passed over");
        next = sign.end();
      }
      return found;
    }

    private HexboardText value() throws FormatException {
      char quote = next < page.length() ? page.charAt(next) : ' ';
      int valueStart = next;
      int valueEnd;
      if (quote == '"' || quote == '\'') {
        valueStart++;
        valueEnd = page.indexOf(quote, valueStart);
        if (valueEnd < 0 || nextTag(page, valueStart, valueEnd) < valueEnd) {
          throw new FormatException(
              offsets.place(next), "the quotation is not closed", "a " + quote + " is missing");
        }
        next = valueEnd + 1;
      } else if (CURLY.matches(quote)) {
        throw new FormatException(
            offsets.place(next),
            "the quotation mark " + quote + " is not a straight one",
            "the wiki takes only \" and ', as in size=\"4x8\"");
      } else {
        while (next < page.length()
            && !isBlank(page.charAt(next))
            && page.charAt(next) != '>'
            && !page.startsWith("/>", next)) {
          next++;
        }
        valueEnd = next;
      }
      return HexboardText.decode(page, valueStart, valueEnd, offsets);
    }

    private static boolean isNamePart(char c) {
      return Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == ':';
    }

    private void skipBlanks() {
      while (next < page.length() && isBlank(page.charAt(next))) {
        next++;
      }
    }
  }
}
