package org.hexproof.format.sgf;

import org.hexproof.format.Place;

/**
 * A value of a property: what stands between the brackets, escapes and all, and where it begins.
 */
public record SgfValue(String raw, Place place) {
  /** The text without escapes, each line break and tab as a blank (FF[4], SimpleText). */
  public String text() {
    return unescape(raw);
  }

  /** Where the first colon stands that is not escaped; -1 if there is none. */
  int colon() {
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (c == ':') {
        return i;
      }
      if (c == '\\') {
        i++;
      }
    }
    return -1;
  }

  static String unescape(String raw) {
    StringBuilder text = new StringBuilder();
    int i = 0;
    while (i < raw.length()) {
      char c = raw.charAt(i);
      if (c != '\\') {
        text.append(Character.isWhitespace(c) ? ' ' : c);
      } else if (i + 1 < raw.length()) {
        i++;
        char escaped = raw.charAt(i);
        if (!Character.isWhitespace(escaped)) {
          text.append(escaped);
        } else if (escaped != '\n' && escaped != '\r') {
          text.append(' ');
        } else if (raw.startsWith("\r\n", i) || raw.startsWith("\n\r", i)) {
          i++;
        }
      }
      i++;
    }
    return text.toString();
  }

  /** The text as it stands between brackets, also where a colon would part it. */
  static String escape(String text) {
    return text.replaceAll("[\\\\\\]:]", "\\\\$0");
  }
}
