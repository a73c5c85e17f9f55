package org.hexproof.certificate;

import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.hexproof.board.Content;

/** What a proof begins with: what is whose, and what the winner has joined. */
final class Start {
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

  /** Whether a claim about the one says the same about the other. */
  boolean agrees(Start other) {
    return statement.position().equals(other.statement.position())
        && statement.goal().equals(other.statement.goal())
        && statement.winner() == other.statement.winner()
        && ground.hasCutsOf(other.ground);
  }

  /** Reads a cell that is empty at the start. */
  int readEmpty(Text text) throws IOException {
    int place = text.place(sheet);
    if (bit[place] < 0) {
      throw text.refuse(sheet.name(place) + " is not empty at the start");
    }
    return place;
  }

  /** The places of these numbers. */
  IntStream places(BitSet numbers) {
    return numbers.stream().map(i -> empties[i]);
  }
}
