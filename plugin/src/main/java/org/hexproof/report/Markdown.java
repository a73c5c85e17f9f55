package org.hexproof.report;

import com.google.common.base.CharMatcher;
import java.util.regex.Pattern;

/**
 * Text as inline markup of GitHub's Markdown, for table cells and within HTML alike: every sign
 * that may begin markup or a link is a character reference, which begins none. Addresses of mail
 * are sought later, in text between elements and comments, so that a comment divides them.
 */
final class Markdown {
  /** The slash of a URL follows a colon, and a dot a {@code www}. */
  private static final Pattern ACTIVE =
      Pattern.compile("[^\\p{L}\\p{N}\\p{M} ,;:/()+.'-]|:(?=/)|(?<=[wW])\\.");

  private static final String NOTHING = "<!-- -->";

  private static final int LONGEST = 500;

  private Markdown() {}

  /** Our own words. */
  static String text(String text) {
    return ACTIVE
        .matcher(Printable.text(inLine(text)))
        .replaceAll(found -> reference(found.group().codePointAt(0)));
  }

  private static String reference(int sign) {
    return (sign == '@' ? NOTHING : "") + "&#" + sign + ";";
  }

  /**
   * Words of others, such as names: in a code element, where mentions and numbers of issues, which
   * are sought in the text as it is shown, are not looked for.
   */
  static String code(String text) {
    return "<code>" + text(text) + "</code>";
  }

  /** In one line, and cut off if it is very long. */
  private static String inLine(String text) {
    String line = CharMatcher.whitespace().trimAndCollapseFrom(text, ' ');
    return line.codePointCount(0, line.length()) <= LONGEST
        ? line
        : line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…";
  }
}
