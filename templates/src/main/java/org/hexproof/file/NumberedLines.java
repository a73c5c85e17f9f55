package org.hexproof.file;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The lines of a stream, one after the other; of one that is too long only the number is kept. */
public final class NumberedLines {
  /** More than any line of this program has: about 700 MiB of a certificate. */
  private static final int MOST_BYTES = 1_000_000_000;

  private final InputStream bytes;
  private final int most;
  private long number;
  private long read;

  /**
   * A line, or what is left behind the last one.
   *
   * @param number counted from 1
   * @param text without the end
   * @param ended whether the end is there
   * @param tooLong whether the text was left out
   * @param end how many bytes the stream has up to here
   */
  public record Numbered(long number, String text, boolean ended, boolean tooLong, long end) {
    /** Whether nothing comes any more. */
    public boolean isNothing() {
      return !ended && !tooLong && text.isEmpty();
    }
  }

  public NumberedLines(InputStream bytes) {
    this(bytes, MOST_BYTES);
  }

  /** Lines of at most so many bytes. */
  public NumberedLines(InputStream bytes, int most) {
    this.bytes = new BufferedInputStream(bytes, 1 << 16);
    this.most = most;
  }

  public Numbered next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean tooLong = false;
    int next = bytes.read();
    while (next >= 0 && next != '\n') {
      read++;
      tooLong |= line.size() == most;
      if (tooLong) {
        line.reset();
      } else {
        line.write(next);
      }
      next = bytes.read();
    }
    if (next == '\n') {
      read++;
    }
    return new Numbered(
        ++number, line.toString(StandardCharsets.UTF_8), next == '\n', tooLong, read);
  }
}
