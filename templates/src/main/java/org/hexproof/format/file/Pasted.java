package org.hexproof.format.file;

import com.google.common.base.CharMatcher;
import java.util.Optional;
import java.util.regex.Pattern;
import org.hexproof.format.Source;
import org.hexproof.format.TextLine;

/**
 * What a text gathers on its way from a web page or a chat: no-break spaces and Markdown fences.
 * What is taken away becomes blank, so that all else keeps its place.
 */
final class Pasted {
  private static final CharMatcher NO_BREAK_SPACES = CharMatcher.anyOf("\u00a0\u2007\u202f");
  private static final Pattern FENCE = Pattern.compile("\\s*(```+|~~~+)\\s*[\\w+-]*\\s*");
  private static final Pattern TEXT = Pattern.compile("[^\\r\\n]");

  private Pasted() {}

  /** The file, whose name may tell its format, as a reader wants it. */
  static Source clean(Source source, Optional<Format> stated) {
    String text = source.text();
    Format format = stated.orElseGet(() -> Format.ofText(text));
    String spaced = NO_BREAK_SPACES.replaceFrom(text, ' ');
    boolean proseIsRead = format == Format.HEXBOARD || format == Format.HEXWORLD;
    boolean fenced = !proseIsRead && (stated.isEmpty() || beginsWithFence(text));
    return new Source(source.name(), fenced ? withoutFences(spaced) : spaced, source.encoding());
  }

  private static boolean beginsWithFence(String text) {
    return text.lines()
        .filter(line -> !line.isBlank())
        .findFirst()
        .filter(line -> FENCE.matcher(line).matches())
        .isPresent();
  }

  /** What stands between fences; all of it if there are none. */
  private static String withoutFences(String text) {
    StringBuilder inside = new StringBuilder();
    String closing = "";
    boolean found = false;
    for (String line : TextLine.whole(text).toList()) {
      String stripped = line.strip();
      boolean opens = closing.isEmpty() && FENCE.matcher(stripped).matches();
      boolean closes = !closing.isEmpty() && stripped.equals(closing);
      boolean kept = !closing.isEmpty() && !closes;
      inside.append(kept ? line : TEXT.matcher(line).replaceAll(" "));
      if (opens) {
        closing = CharMatcher.anyOf("`~").retainFrom(stripped);
        found = true;
      } else if (closes) {
        closing = "";
      }
    }
    return found ? inside.toString() : text;
  }
}
