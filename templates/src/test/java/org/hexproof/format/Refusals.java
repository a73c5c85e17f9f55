package org.hexproof.format;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What readers say of texts that they refuse. */
public final class Refusals {
  private Refusals() {}

  /**
   * Fails unless the reader refuses the text.
   *
   * @param place the line and the column that it blames, like {@code 3:7}
   * @param message a part of what it says
   */
  public static void assertRefused(Reader reader, String text, String place, String message) {
    assertThatThrownBy(() -> reader.entries(new Source("file", text)))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("file:" + place + ": ")
        .hasMessageContaining(message);
  }
}
