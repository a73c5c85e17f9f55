package org.hexproof.format;

/**
 * A place in a file.
 *
 * @param file the file's name as the user gave it, {@code -} for standard input
 * @param line counted from 1
 * @param column counted from 1, in characters
 */
public record Place(String file, int line, int column) {
  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
