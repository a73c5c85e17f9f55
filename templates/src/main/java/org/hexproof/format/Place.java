package org.hexproof.format;

import java.util.function.Supplier;

/**
 * A place in a file.
 *
 * @param file the file's name as the user gave it, {@code -} for standard input
 * @param line counted from 1
 * @param column counted from 1, in characters
 */
public record Place(String file, int line, int column) {
  /**
   * What is made of the text here.
   *
   * @throws FormatException with what an {@link IllegalArgumentException} of its making says
   */
  public <T> T read(Supplier<T> making) throws FormatException {
    try {
      return making.get();
    } catch (IllegalArgumentException e) {
      throw new FormatException(this, String.valueOf(e.getMessage()));
    }
  }

  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
