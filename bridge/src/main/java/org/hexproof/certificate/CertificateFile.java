package org.hexproof.certificate;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.zip.GZIPOutputStream;
import org.hexproof.file.AtomicFile;

/**
 * A certificate in a file, which is compressed by gzip if its name ends in {@code .gz}.
 *
 * @param stopped whether to stop writing or checking, which then throws {@link
 *     InterruptedIOException}
 */
public record CertificateFile(Path path, BooleanSupplier stopped) {
  /** Writes what a file has. */
  private interface Body {
    void write(OutputStream out) throws IOException;
  }

  /**
   * Writes a certificate; the file appears under its name only when all of it is written.
   *
   * @throws IllegalArgumentException if the numbers make no certificate
   */
  public void write(Statement statement, String about, Numbers numbers) throws IOException {
    write(out -> CertificateWriter.write(out, statement, about, numbers));
  }

  /**
   * The same for one in format 2, without lemmas and cuts.
   *
   * @param proof the lines of its nodes and its end
   */
  public void write(Statement statement, String about, String proof) throws IOException {
    write(out -> CertificateWriter.write(out, statement, about, proof));
  }

  private void write(Body body) throws IOException {
    try (AtomicFile file = AtomicFile.create(path)) {
      try (OutputStream out = new Stoppable(file.open(), stopped)) {
        if (path.getFileName().toString().endsWith(".gz")) {
          GZIPOutputStream compressed = new GZIPOutputStream(out, 1 << 16);
          body.write(compressed);
          compressed.finish();
        } else {
          body.write(out);
        }
      }
      file.commit();
    }
  }

  /**
   * Checks the certificate.
   *
   * @param bytes how much memory its claims may take, about
   * @throws CertificateException if it proves nothing
   */
  public Checked check(long bytes) throws IOException {
    try (Checking checking = new Checking(bytes, 1, stopped)) {
      return checking.certificate(path);
    }
  }

  private static void stop(BooleanSupplier stopped) throws InterruptedIOException {
    if (stopped.getAsBoolean()) {
      throw new InterruptedIOException("stopped");
    }
  }

  static final class Stoppable extends FilterOutputStream {
    private final BooleanSupplier stopped;

    Stoppable(OutputStream out, BooleanSupplier stopped) {
      super(out);
      this.stopped = stopped;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      stop(stopped);
      out.write(bytes, from, length);
    }
  }

  static final class StoppableInput extends FilterInputStream {
    private final BooleanSupplier stopped;

    StoppableInput(InputStream in, BooleanSupplier stopped) {
      super(in);
      this.stopped = stopped;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
      stop(stopped);
      return in.read(bytes, from, length);
    }
  }
}
