package org.hexproof.certificate;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.file.Room;

/** Proofs that tests grow line by line. */
final class Unfinished {
  private static final int BYTES = 1 << 24;

  private Unfinished() {}

  /**
   * Whether the checker gets to the line behind this one.
   *
   * @param lines what it has accepted, from the cuts on
   */
  static boolean accepts(
      Statement statement, ProofFormat format, List<Lemmas> lemmas, List<String> lines, String line)
      throws IOException {
    String text = String.join("\n", lines) + "\n" + line + "\n";
    try {
      new Derivation(
              new Text(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))),
              format,
              lemmas,
              Room.withFile(BYTES))
          .check(statement, "", Claim.Listener.NONE);
      return true;
    } catch (CertificateException e) {
      return e.getMessage().startsWith("line " + (lines.size() + 2) + ":");
    }
  }
}
