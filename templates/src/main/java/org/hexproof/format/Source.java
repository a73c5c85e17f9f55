package org.hexproof.format;

/**
 * The text of a file.
 *
 * @param name the file's name as the user gave it, {@code -} for standard input
 * @param text what it holds, without a byte order mark
 */
public record Source(String name, String text) {
  /** The largest file that is read, in bytes. */
  public static final int MAX_BYTES = 16 << 20;
}
