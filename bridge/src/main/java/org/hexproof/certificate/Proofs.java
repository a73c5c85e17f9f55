package org.hexproof.certificate;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.hexproof.board.Cell;

/** Checks files with proofs: certificates, bundles of them, and manifests. */
public final class Proofs {
  private Proofs() {}

  /**
   * Checks a certificate, a file of lemmas, a bundle or a manifest with its certificates. That may
   * take half of Java's memory.
   *
   * @throws CertificateException if it proves nothing
   * @throws IOException if it can't be read
   */
  public static Proven check(Path file) throws IOException {
    try (Checking checking = new Checking(memory(), 1, () -> false)) {
      return checking.check(file);
    }
  }

  /**
   * Checks a certificate or a bundle, as text or compressed by gzip, that names no files. That may
   * take half of Java's memory.
   *
   * @throws CertificateException if it proves nothing
   * @throws IOException if it can't be read
   */
  public static Proven check(InputStream file) throws IOException {
    try (Checking checking = new Checking(memory(), 1, () -> false)) {
      return checking.check(Text.of(file));
    }
  }

  /** How much memory claims take where nothing else is said. */
  public static long memory() {
    return Runtime.getRuntime().maxMemory() / 2;
  }

  static Checked certificate(Text text, long bytes) throws IOException {
    Head head = Head.read(text, Head.CERTIFICATE);
    Statement statement = head.statement(text);
    Proof proof = Checker.check(text, statement, bytes);
    text.expectEnd();
    return new Checked(statement, head.about(), proof.nodes(), 0);
  }

  /** The memory is for each proof by itself. */
  static CheckedBundle bundle(Text text, long bytes) throws IOException {
    Head head = Head.read(text, Head.BUNDLE);
    OnlyMove claim = new OnlyMove(head.position(), head.goal(), head.move(text, "only-move"));
    OpenMoves open = new OpenMoves(claim);
    int proofs = 0;
    long nodes = 0;
    for (; !open.cells().isEmpty(); proofs++) {
      if (text.peek() < 0) {
        throw text.refuse(
            "nothing is proved of "
                + open.cells().stream().map(Cell::toString).collect(joining(" ")));
      }
      Cell move = head.move(text, "after");
      if (!open.contains(move)) {
        throw text.refuseLast("of the move " + move + " enough is proved already");
      }
      Proof proof = Checker.check(text, claim.after(move), bytes);
      open.close(move, proof.carrier());
      nodes += proof.nodes();
    }
    text.expectEnd();
    return new CheckedBundle(claim, head.about(), proofs, nodes);
  }
}
