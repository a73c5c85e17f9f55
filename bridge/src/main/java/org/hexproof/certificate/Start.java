package org.hexproof.certificate;

import static org.hexproof.certificate.statement.ProofFormat.CERTIFICATE;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.hexproof.board.Content;
import org.hexproof.certificate.statement.Statement;

/** What a proof begins with: what is whose, and what the winner has joined. */
public final class Start {
  final Statement statement;
  final Sheet sheet;
  final Ground ground;

  /** Of each element whether the winner may build upon it. */
  final boolean[] own;

  /** What of that is joined. */
  final Links joined;

  /** The cells that are empty at the start. */
  final int[] empties;

  /** Of each element the number of its cell among those, or -1. */
  final int[] bit;

  /** Goes on to read the cuts. */
  Start(Text text, Statement statement) throws IOException {
    this.statement = statement;
    sheet = new Sheet(statement.position().board(), statement.goal());
    ground = new Ground(text, sheet, statement);
    own = ground.held(statement.winner());
    joined = ground.joined(own);
    empties =
        IntStream.range(0, sheet.places)
            .filter(place -> ground.contents[place] == Content.EMPTY)
            .toArray();
    bit = new int[sheet.elements];
    Arrays.fill(bit, -1);
    IntStream.range(0, empties.length).forEach(i -> bit[empties[i]] = i);
  }

  /** Reads a certificate of format 1 up to its cuts. */
  public static Start of(InputStream certificate) throws IOException {
    Text text = Text.of(certificate);
    Statement statement = Head.read(text, CERTIFICATE).statement(text, CERTIFICATE);
    return new Start(text, statement);
  }

  /** Whether a claim about the one says the same about the other. */
  boolean agrees(Start other) {
    return statement.position().equals(other.statement.position())
        && statement.goal().equals(other.statement.goal())
        && statement.winner() == other.statement.winner()
        && Arrays.equals(ground.cut, other.ground.cut);
  }

  /** Reads a cell that is empty at the start; returns its number. */
  int readEmpty(Text text) throws IOException {
    int place = text.place(sheet);
    if (bit[place] < 0) {
      throw text.refuse(sheet.name(place) + " is not empty at the start");
    }
    return bit[place];
  }

  /** The name of the first of these numbers. */
  String first(BitSet numbers) {
    return sheet.name(empties[numbers.nextSetBit(0)]);
  }

  public Sheet sheet() {
    return sheet;
  }

  /** Whether the winner may build upon a place from the start. */
  public boolean isOwn(int place) {
    return own[place];
  }

  /** Whether two places are the same, or joined from the start. */
  public boolean areOne(int one, int other) {
    return one == other || (own[one] && own[other] && joined.find(one) == joined.find(other));
  }

  /** The cells that are one with a place, itself among them if it is a cell. */
  public int[] cells(int place) {
    return IntStream.range(0, sheet.places)
        .filter(cell -> sheet.isCell(cell) && areOne(cell, place))
        .toArray();
  }

  public IntStream places(BitSet numbers) {
    return numbers.stream().map(i -> empties[i]);
  }
}
