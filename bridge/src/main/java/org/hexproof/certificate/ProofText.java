package org.hexproof.certificate;

import java.io.IOException;
import java.util.List;
import org.hexproof.board.Cell;
import org.hexproof.certificate.statement.OnlyMove;
import org.hexproof.certificate.statement.OpenMoves;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Proven.CheckedBundle;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.file.Room;

/** A certificate or a bundle that names no files, about to be read. It takes no files either. */
record ProofText(Text text, Room room) {
  static final String ALONE = "it names files beside it, so it must be a file itself";

  Proven read() throws IOException {
    if (text.beginsWith(ProofFormat.BUNDLE.words())) {
      return bundle();
    }
    return certificate(certificateFormat(text), Claim.Listener.NONE);
  }

  /** The format of a certificate, which is the first one if it is none. */
  static ProofFormat certificateFormat(Text text) throws IOException {
    for (ProofFormat format :
        new ProofFormat[] {ProofFormat.CERTIFICATE_2, ProofFormat.CERTIFICATE_3}) {
      if (text.beginsWith(format.firstLine())) {
        return format;
      }
    }
    return ProofFormat.CERTIFICATE;
  }

  Checked certificate(ProofFormat format, Claim.Listener listener) throws IOException {
    Head head = Head.read(text, format);
    Statement statement = head.statement(text, format);
    if (format.hasGames() && text.peek() == 'l') {
      Head.word(text, "lemmas");
      throw text.refuseLast(ALONE);
    }
    Checked checked =
        new Derivation(text, format, List.of(), room).check(statement, head.about(), listener);
    text.expectEnd();
    return checked;
  }

  /** What is read next in format 1, behind the head. */
  Checked proof(Statement statement) throws IOException {
    return new Derivation(text, ProofFormat.CERTIFICATE, List.of(), room)
        .check(statement, "", Claim.Listener.NONE);
  }

  /** The memory is for each proof by itself. */
  private CheckedBundle bundle() throws IOException {
    Head head = Head.read(text, ProofFormat.BUNDLE);
    OnlyMove claim = new OnlyMove(head.position(), head.goal(), head.move(text, "only-move"));
    OpenMoves open = new OpenMoves(claim);
    int proofs = 0;
    long nodes = 0;
    for (; !open.cells().isEmpty(); proofs++) {
      if (text.peek() < 0) {
        throw text.refuse("nothing is proved of " + Cell.list(open.cells()));
      }
      Cell move = head.move(text, "after");
      if (!open.contains(move)) {
        throw text.refuseLast("of the move " + move + " enough is proved already");
      }
      Checked proof = proof(claim.after(move));
      open.close(move, proof.carrier());
      nodes += proof.nodes();
    }
    text.expectEnd();
    return new CheckedBundle(claim, head.about(), proofs, nodes);
  }
}
