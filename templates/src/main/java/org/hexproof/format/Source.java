package org.hexproof.format;

/**
 * The text of a file.
 *
 * @param name the file's name as the user gave it, {@code -} for standard input
 * @param text what it holds, without a byte order mark
 * @param encoding how it is written there
 */
public record Source(String name, String text, Encoding encoding) {
  /** The largest file that is read, in bytes. */
  public static final int MAX_BYTES = 16 << 20;

  /** A text in UTF-8. */
  public Source(String name, String text) {
    this(name, text, Encoding.UTF_8);
  }
}
