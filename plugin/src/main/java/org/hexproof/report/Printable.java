package org.hexproof.report;

import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Text that a terminal shows and does not obey: names come from files and from other programs, and
 * may hold anything.
 */
public final class Printable {
  /** Control characters but for line feeds and tabs, breaks of lines, and turns of direction. */
  private static final Pattern OBEYED =
      Pattern.compile("[\\p{Cc}\\x{2028}-\\x{202e}\\x{2066}-\\x{2069}&&[^\\n\\t]]");

  private Printable() {}

  /** The text with what a terminal would obey written as <code>&#92;u001b</code>. */
  public static String text(String text) {
    return OBEYED
        .matcher(text)
        .replaceAll(found -> "\\\\u" + HexFormat.of().toHexDigits(found.group().charAt(0)));
  }
}
