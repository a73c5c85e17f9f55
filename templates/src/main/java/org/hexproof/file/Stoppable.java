package org.hexproof.file;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.function.BooleanSupplier;

/** Streams that throw {@link InterruptedIOException} once they are told to stop. */
public final class Stoppable {
  private Stoppable() {}

  public static InputStream of(InputStream in, BooleanSupplier stopped) {
    return new FilterInputStream(in) {
      @Override
      public int read(byte[] bytes, int from, int length) throws IOException {
        stop(stopped);
        return in.read(bytes, from, length);
      }
    };
  }

  public static OutputStream of(OutputStream out, BooleanSupplier stopped) {
    return new FilterOutputStream(out) {
      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        stop(stopped);
        out.write(bytes, from, length);
      }
    };
  }

  private static void stop(BooleanSupplier stopped) throws InterruptedIOException {
    if (stopped.getAsBoolean()) {
      throw new InterruptedIOException("stopped");
    }
  }
}
