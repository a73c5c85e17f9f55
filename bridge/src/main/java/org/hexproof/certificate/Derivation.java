package org.hexproof.certificate;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.file.Room;

/**
 * The nodes of a proof, up to their end, about to be read. What they let pass is true, whoever
 * wrote it.
 *
 * @param lemmas what they may cite
 */
record Derivation(Text text, ProofFormat format, List<Lemmas> lemmas, Room room) {
  /** Reads the cuts, and the nodes that prove the statement. */
  Checked check(Statement statement, String about, Claim.Listener listener) throws IOException {
    Start start = new Start(text, statement);
    try (Claims claims = new Claims(start.empties.length, room)) {
      BitSet carrier = readEnd(start, read(start, claims, listener));
      return new Checked(
          statement, about, claims.size(), lemmas.size(), start.sheet.cells(start.places(carrier)));
    }
  }

  /** Reads the nodes that prove what a file of lemmas states; returns how many. */
  int check(Lemmas stated) throws IOException {
    Start start = stated.start();
    try (Claims claims = new Claims(start.empties.length, room)) {
      readEnd(stated, read(start, claims, Claim.Listener.NONE));
      return claims.size();
    }
  }

  private Rules read(Start start, Claims claims, Claim.Listener listener) throws IOException {
    Rules rules = new Rules(text, format, start, lemmas, claims);
    while (!text.take('e')) {
      Optional<Claim> claim = rules.read();
      if (claim.isPresent()) {
        claims.add(claim.get());
        listener.heard(start, claim.get());
      }
    }
    return rules;
  }

  /** The cells of the winner's first move, if there is one, and of all that follow. */
  private BitSet readEnd(Start start, Rules rules) throws IOException {
    text.item();
    BitSet move = new BitSet();
    if (!text.isDigit()) {
      move.set(start.readEmpty(text));
      text.item();
      if (start.statement.toMove() != start.statement.winner()) {
        throw text.refuse("the end has a move, but it is not the winner's turn");
      }
    }
    Claim claim = rules.readClaim();
    if (claim.target() != Claim.GOAL) {
      throw text.refuse("the end is not a claim of the goal");
    }
    claim.need().andNot(move);
    if (!claim.need().isEmpty()) {
      throw text.refuse("the end still needs " + start.first(claim.need()));
    }
    text.expect('\n');
    claim.room().or(move);
    return claim.room();
  }

  /** For each claim that is stated one that says as much. */
  private void readEnd(Lemmas stated, Rules rules) throws IOException {
    for (int i = 0; i < stated.claims().size(); i++) {
      text.item();
      Claim claim = rules.readClaim();
      Claim wanted = stated.claims().get(i);
      if (claim.target() != wanted.target()) {
        throw text.refuse("claim " + (i + 1) + " has another target");
      }
      claim.need().andNot(wanted.need());
      claim.room().andNot(wanted.need());
      claim.room().andNot(wanted.room());
      claim.room().or(claim.need());
      if (!claim.room().isEmpty()) {
        String more = stated.start().first(claim.room());
        throw text.refuse("claim " + (i + 1) + " does not tell that it rests on " + more);
      }
    }
    text.expect('\n');
  }
}
