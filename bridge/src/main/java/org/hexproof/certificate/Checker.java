package org.hexproof.certificate;

import java.io.IOException;
import java.io.InputStream;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Color;

/** Checks the nodes of a proof. What it lets pass is true, whoever wrote it. */
public final class Checker {
  /** Is told each claim, when it is proved. */
  interface Listener {
    /** The sets of the claim change afterwards. */
    void heard(Start start, Claim claim) throws IOException;
  }

  private final Text text;
  private final Start start;
  private final Claims claims;
  private final Rules rules;

  private Checker(Text text, Start start, List<Lemmas> lemmas, Claims claims) {
    this.text = text;
    this.start = start;
    this.claims = claims;
    rules = new Rules(text, start, lemmas, claims);
  }

  /**
   * Checks a certificate that names no files, as text or compressed by gzip. That may take half of
   * Java's memory.
   *
   * @throws CertificateException if it proves nothing
   * @throws IOException if it can't be read
   */
  public static Checked check(InputStream file) throws IOException {
    return check(file, Proofs.memory());
  }

  /**
   * The same with about so much memory for its claims; the others are in a temporary file.
   *
   * @throws CertificateException if it proves nothing
   * @throws IOException if it can't be read
   */
  public static Checked check(InputStream file, long bytes) throws IOException {
    Text text = Text.of(file);
    try (Checking checking = new Checking(bytes, 1, () -> false)) {
      if (checking.check(text) instanceof Checked checked) {
        return checked;
      }
      throw new CertificateException(1, "this is no certificate");
    }
  }

  /**
   * Reads the cuts and the nodes of a statement in format 1, up to their end.
   *
   * @param bytes how much memory the claims may take, about; the others are in a file
   */
  static Proof check(Text text, Statement statement, long bytes) throws IOException {
    return check(text, statement, bytes, (start, claim) -> {});
  }

  /** The same, with one who is told each claim. */
  static Proof check(Text text, Statement statement, long bytes, Listener listener)
      throws IOException {
    return check(text, statement, List.of(), Format.ONE, bytes, listener);
  }

  /**
   * The same in format 2.
   *
   * @param lemmas what nodes may cite
   */
  static Proof check(Text text, Statement statement, List<Lemmas> lemmas, long bytes)
      throws IOException {
    return check(text, statement, lemmas, Format.TWO, bytes, (start, claim) -> {});
  }

  private static Proof check(
      Text text,
      Statement statement,
      List<Lemmas> lemmas,
      Format format,
      long bytes,
      Listener listener)
      throws IOException {
    Start start = new Start(text, statement);
    try (Claims claims = new Claims(start.empties.length, bytes)) {
      Checker checker = new Checker(text, start, lemmas, claims);
      checker.readNodes(format, listener);
      BitSet carrier = checker.readEnd(statement.toMove());
      return new Proof(claims.size(), start.sheet.cells(start.places(carrier)));
    }
  }

  /**
   * Reads the nodes behind what a file of lemmas states, up to their end; returns how many.
   *
   * @param lemmas what nodes may cite
   */
  static int check(Text text, Lemmas stated, List<Lemmas> lemmas, long bytes) throws IOException {
    try (Claims claims = new Claims(stated.start().empties.length, bytes)) {
      Checker checker = new Checker(text, stated.start(), lemmas, claims);
      checker.readNodes(Format.TWO, (start, claim) -> {});
      checker.readEnd(stated.claims());
      return claims.size();
    }
  }

  private void readNodes(Format format, Listener listener) throws IOException {
    while (!text.take('e')) {
      Optional<Claim> claim = rules.read(format);
      if (claim.isPresent()) {
        claims.add(claim.get());
        listener.heard(start, claim.get());
      }
    }
  }

  /** The cells of the winner's first move, if there is one, and of all that follow. */
  private BitSet readEnd(Color toMove) throws IOException {
    text.item();
    BitSet move = new BitSet();
    if (!text.isDigit()) {
      move.set(start.bit[start.readEmpty(text)]);
      text.item();
      if (toMove != start.statement.winner()) {
        throw text.refuse("the end has a move, but it is not the winner's turn");
      }
    }
    Claim claim = rules.readClaim();
    if (claim.target() != Claim.GOAL) {
      throw text.refuse("the end is not a claim of the goal");
    }
    claim.need().andNot(move);
    if (!claim.need().isEmpty()) {
      throw text.refuse(
          "the end still needs " + start.sheet.name(start.empties[claim.need().nextSetBit(0)]));
    }
    text.expect('\n');
    claim.room().or(move);
    return claim.room();
  }

  /** For each claim that is stated one that says as much. */
  private void readEnd(Claims stated) throws IOException {
    for (int i = 0; i < stated.size(); i++) {
      text.item();
      Claim claim = rules.readClaim();
      Claim wanted = stated.get(i);
      if (claim.target() != wanted.target()) {
        throw text.refuse("claim " + (i + 1) + " has another target");
      }
      claim.need().andNot(wanted.need());
      claim.room().andNot(wanted.need());
      claim.room().andNot(wanted.room());
      claim.room().or(claim.need());
      if (!claim.room().isEmpty()) {
        String more = start.sheet.name(start.empties[claim.room().nextSetBit(0)]);
        throw text.refuse("claim " + (i + 1) + " does not tell that it rests on " + more);
      }
    }
    text.expect('\n');
  }
}
