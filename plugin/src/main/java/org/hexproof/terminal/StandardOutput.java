package org.hexproof.terminal;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;

/**
 * Standard output. What can't be written ends the command with a {@link LostException} where it
 * stands, since its answer would reach nobody; a plain {@link PrintStream} would go on silently.
 */
public final class StandardOutput extends PrintableStream {
  /** Standard output can't be written. */
  public static final class LostException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private LostException(IOException cause) {
      super(cause.getMessage(), cause);
    }

    /** Whether the reader has gone, as {@code head} does when it has seen enough. */
    public boolean isClosedPipe() {
      return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe");
    }
  }

  /** Standard output, and what to do besides at the first failure. */
  public StandardOutput(OutputStream stream, Runnable lost) {
    super(new Watched(stream, lost), false);
  }

  private static final class Watched extends FilterOutputStream {
    private final Runnable lost;
    private boolean isLost;

    Watched(OutputStream out, Runnable lost) {
      super(out);
      this.lost = lost;
    }

    @Override
    public void write(int b) {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      try {
        out.write(bytes, from, length);
      } catch (IOException e) {
        throw lost(e);
      }
    }

    @Override
    public void flush() {
      try {
        out.flush();
      } catch (IOException e) {
        throw lost(e);
      }
    }

    private LostException lost(IOException e) {
      if (!isLost) {
        isLost = true;
        lost.run();
      }
      return new LostException(e);
    }
  }
}
