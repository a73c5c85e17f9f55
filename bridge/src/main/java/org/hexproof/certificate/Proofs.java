package org.hexproof.certificate;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.hexproof.board.Cell;

/** Checks files with proofs: certificates, bundles of them, and manifests. */
public final class Proofs {
  private static final String MANIFEST = "hexproof manifest";

  private Proofs() {}

  /**
   * Checks a certificate, a bundle or a manifest with its certificates. That may take half of
   * Java's memory.
   *
   * @throws CertificateException if it proves nothing
   * @throws IOException if it can't be read
   */
  public static Proven check(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      Text text = Text.of(in);
      if (!text.beginsWith(MANIFEST)) {
        return check(text);
      }
    }
    return new ManifestFile(file).check(memory());
  }

  /**
   * Checks a certificate or a bundle, as text or compressed by gzip. That may take half of Java's
   * memory.
   *
   * @throws CertificateException if it proves nothing
   * @throws IOException if it can't be read
   */
  public static Proven check(InputStream file) throws IOException {
    Text text = Text.of(file);
    if (text.beginsWith(MANIFEST)) {
      throw text.refuse("a manifest names files beside it, so it must be a file itself");
    }
    return check(text);
  }

  private static Proven check(Text text) throws IOException {
    return text.beginsWith("hexproof bundle")
        ? bundle(text, memory())
        : certificate(text, memory());
  }

  private static long memory() {
    return Runtime.getRuntime().maxMemory() / 2;
  }

  static Checked certificate(Text text, long bytes) throws IOException {
    Head head = Head.read(text, Head.CERTIFICATE);
    Statement statement = head.statement(text);
    Proof proof = Checker.check(text, statement, bytes);
    text.expectEnd();
    return new Checked(statement, head.about(), proof.nodes());
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
