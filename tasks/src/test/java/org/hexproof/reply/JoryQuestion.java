package org.hexproof.reply;

import java.util.OptionalInt;

/**
 * A question that Jory asked: White would win, and Black plays a move. Is there a winning reply on
 * a way between Black's edges that uses that move? If there is no such way, does any reply win?
 * Ways are meant in the strictest sense, {@link Grid#together}: a way that has short cuts, or that
 * does not need the move because of other stones, does not count. What is so answered with yes is
 * so in the other senses, too.
 */
record JoryQuestion(Grid grid, Judge judge) {
  /** Whether it can be asked: nobody has won as yet, and White would, with Black to move. */
  boolean isAbout(long black, long white) {
    return !grid.isJoined(black)
        && grid.isJoined(grid.all() & ~white)
        && judge.whiteHolds(black, white);
  }

  /** A move of Black to which the answer is no. */
  OptionalInt counterexample(long black, long white) {
    long empty = grid.all() & ~black & ~white;
    for (long left = empty; left != 0; left &= left - 1) {
      int move = Long.numberOfTrailingZeros(left);
      if (!isAnswered(move, black, white, empty)) {
        return OptionalInt.of(move);
      }
    }
    return OptionalInt.empty();
  }

  private boolean isAnswered(int move, long black, long white, long empty) {
    long after = black | 1L << move;
    // If White can pass, any reply wins.
    if (judge.whiteHolds(after, white)) {
      return true;
    }
    for (long left = grid.together(move, black, empty); left != 0; left &= left - 1) {
      if (judge.whiteHolds(after, white | Long.lowestOneBit(left))) {
        return true;
      }
    }
    return false;
  }
}
