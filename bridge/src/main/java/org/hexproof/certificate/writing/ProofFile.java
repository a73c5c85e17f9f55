package org.hexproof.certificate.writing;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.zip.GZIPOutputStream;
import org.hexproof.file.AtomicFile;
import org.hexproof.file.Stoppable;

/**
 * A file that is written, compressed by gzip if its name ends in {@code .gz}. It appears under its
 * name only with {@link #commit}.
 */
final class ProofFile implements Closeable {
  private static final int BUFFER = 1 << 16;

  private final AtomicFile file;
  private final OutputStream stream;

  private final OutputStream out;

  private ProofFile(AtomicFile file, boolean compressed, BooleanSupplier stopped)
      throws IOException {
    this.file = file;
    stream = Stoppable.of(file.open(), stopped);
    out =
        new BufferedOutputStream(
            compressed ? new GZIPOutputStream(stream, BUFFER) : stream, BUFFER);
  }

  /**
   * Begins.
   *
   * @param file that {@code path} leads to
   * @param stopped whether to stop writing, which then throws {@link
   *     java.io.InterruptedIOException}
   */
  static ProofFile begin(AtomicFile file, Path path, BooleanSupplier stopped) throws IOException {
    try {
      return new ProofFile(file, path.toString().endsWith(".gz"), stopped);
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  static ProofFile create(Path path, BooleanSupplier stopped) throws IOException {
    return begin(AtomicFile.create(path), path, stopped);
  }

  OutputStream out() {
    return out;
  }

  void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Nothing more is written; the file is here until it gets its name. */
  Path written() throws IOException {
    out.close();
    return file.part();
  }

  void commit() throws IOException {
    out.close();
    file.commit();
  }

  /** Without {@link #commit} nothing is left of the file. */
  @Override
  public void close() throws IOException {
    try (file) {
      stream.close();
    }
  }
}
