package org.hexproof.certificate.writing;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Statement;

/**
 * A certificate in a file, which is compressed by gzip if its name ends in {@code .gz}, and appears
 * under its name only when all of it is written.
 *
 * @param stopped whether to stop writing or checking, which then throws {@link
 *     java.io.InterruptedIOException}
 */
public record CertificateFile(Path path, BooleanSupplier stopped) {
  /** Writes a certificate, or fails with an {@link IllegalArgumentException} if it is none. */
  public void write(Statement statement, String about, Numbers numbers) throws IOException {
    try (ProofFile file = ProofFile.create(path, stopped)) {
      CertificateWriter.write(file.out(), statement, about, numbers);
      file.commit();
    }
  }

  /**
   * Writes a certificate in format 2 or 3, without lemmas and cuts.
   *
   * @param proof the lines of its nodes and its end
   */
  public void write(ProofFormat format, Statement statement, String about, String proof)
      throws IOException {
    try (ProofFile file = ProofFile.create(path, stopped)) {
      file.write(CertificateWriter.head(format, statement, about));
      file.write("cuts\n" + proof);
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
}
