package org.hexproof.file;

import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Texts that come with the program. */
public final class ShippedText {
  private ShippedText() {}

  /** The text of this name that lies beside a class. */
  public static String read(Class<?> beside, String name) {
    try {
      return Resources.toString(Resources.getResource(beside, name), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the program lacks its part " + name, e);
    }
  }
}
