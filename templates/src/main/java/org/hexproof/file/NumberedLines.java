package org.hexproof.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The lines of a stream, one after the other. Of one that is too long only the number is kept, and
 * what is left of it is read only if another line is asked for.
 */
public final class NumberedLines {
  /** More than any line of this program has: about 700 MiB of a certificate. */
  private static final int MOST_BYTES = 1_000_000_000;

  private final InputStream bytes;
  private final int most;
  private final byte[] buffer = new byte[1 << 16];

  /** Where in the buffer the next line begins, and where what was read ends. */
  private int from;

  private int to;

  private boolean withinTooLong;
  private long number;
  private long read;

  /**
   * A line, or what is left behind the last one.
   *
   * @param number counted from 1
   * @param text without the end
   * @param ended whether the end is there; not looked for if it is too long
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
    this.bytes = bytes;
    this.most = most;
  }

  public Numbered next() throws IOException {
    while (withinTooLong && fill()) {
      withinTooLong = !passLine(lineEnd());
    }
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean ended = false;
    while (!ended && fill()) {
      int end = lineEnd();
      if (line.size() + (end - from) > most) {
        withinTooLong = true;
        return new Numbered(++number, "", false, true, read);
      }
      line.write(buffer, from, end - from);
      ended = passLine(end);
    }
    return new Numbered(++number, line.toString(StandardCharsets.UTF_8), ended, false, read);
  }

  /** Whether there are bytes in the buffer. */
  private boolean fill() throws IOException {
    if (from == to) {
      from = 0;
      to = Math.max(0, bytes.read(buffer));
    }
    return from < to;
  }

  /** Where in the buffer the line ends, or what is there of it. */
  private int lineEnd() {
    int end = from;
    while (end < to && buffer[end] != '\n') {
      end++;
    }
    return end;
  }

  /** Passes what is there of a line; whether that has its end. */
  private boolean passLine(int end) {
    boolean ended = end < to;
    int next = ended ? end + 1 : end;
    read += next - from;
    from = next;
    return ended;
  }
}
