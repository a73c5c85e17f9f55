package org.hexproof.page;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.solver.Problem;
import org.hexproof.verify.CertificateFolder;
import org.hexproof.verify.Subject;

/** The proofs of the templates of a run, in their order. */
record Proofs(CertificateFolder folder) {
  /**
   * A certificate that was checked.
   *
   * @param without the cell or stone that was taken away; nothing where the promise is proved or
   *     refuted
   * @param text the whole certificate
   */
  record Proof(Optional<Cell> without, Color winner, String text) {}

  /** The certificates of the next template that are there, and prove what was asked of it. */
  ImmutableList<Proof> next(Subject subject) throws IOException {
    ImmutableList.Builder<Proof> proofs = ImmutableList.builder();
    for (CertificateFolder.Wanted wanted : folder.next(subject).certificates()) {
      if (Files.exists(wanted.target().path())) {
        proof(wanted).ifPresent(proofs::add);
      }
    }
    return proofs.build();
  }

  /** Nothing if a file of that name proves something else: it may be of another run. */
  private static Optional<Proof> proof(CertificateFolder.Wanted wanted) throws IOException {
    byte[] text;
    try (InputStream in = new GZIPInputStream(Files.newInputStream(wanted.target().path()))) {
      text = in.readAllBytes();
    }
    try {
      Statement proved =
          Checking.certificate(new ByteArrayInputStream(text), Checking.memory()).statement();
      Problem asked = wanted.problem();
      Statement wantedStatement =
          new Statement(asked.position(), asked.goal(), asked.toMove(), proved.winner());
      return proved.equals(wantedStatement)
          ? Optional.of(
              new Proof(
                  wanted.without(), proved.winner(), new String(text, StandardCharsets.UTF_8)))
          : Optional.empty();
    } catch (CertificateException e) {
      return Optional.empty();
    }
  }
}
