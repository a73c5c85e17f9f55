package org.hexproof.format;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * How a file writes its text as bytes: a charset that has ASCII in it, and whether a byte order
 * mark stands before the text.
 */
public record Encoding(Charset charset, boolean marked) {
  public static final Encoding UTF_8 = new Encoding(StandardCharsets.UTF_8, false);

  private static final String MARK = "\uFEFF";

  /** Whether there is a charset of this name. */
  public static boolean isKnown(String name) {
    try {
      return Charset.isSupported(name);
    } catch (IllegalCharsetNameException e) {
      return false;
    }
  }

  /** Whether a charset of this name is meant. */
  public boolean isCalled(String name) {
    return charset.name().equalsIgnoreCase(name)
        || charset.aliases().stream().anyMatch(name::equalsIgnoreCase);
  }

  public byte[] bytes(String text) {
    return (marked ? MARK + text : text).getBytes(charset);
  }

  /** The text, in which the number of each character stands that the charset lacks: U+22A4. */
  public String expressible(String text) {
    CharsetEncoder encoder = charset.newEncoder();
    if (encoder.canEncode(text)) {
      return text;
    }
    StringBuilder expressible = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              String character = Character.toString(point);
              expressible.append(
                  encoder.canEncode(character)
                      ? character
                      : String.format(Locale.ROOT, "U+%04X", point));
            });
    return expressible.toString();
  }
}
