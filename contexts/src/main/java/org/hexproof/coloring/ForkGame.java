package org.hexproof.coloring;

import org.hexproof.shannon.Coloring;
import org.hexproof.value.Posets;

/**
 * A set coloring game over {@link Posets#FORK}: bit x of a truth table is about the coloring whose
 * black cells are the bits of x.
 *
 * @param cells at most {@link MonotoneFunctions#MAX_VARIABLES}
 * @param a where the outcome is at least a
 * @param b where the outcome is at least b
 */
public record ForkGame(int cells, long a, long b) {
  static final int A = Posets.FORK.find("a");
  static final int B = Posets.FORK.find("b");

  /** The game of a coloring game over {@link Posets#FORK}. */
  static ForkGame of(Coloring game) {
    long a = 0;
    long b = 0;
    for (int black = 0; black < 1 << game.cells(); black++) {
      int outcome = game.outcomes().get(black);
      a |= Posets.FORK.leq(A, outcome) ? 1L << black : 0;
      b |= Posets.FORK.leq(B, outcome) ? 1L << black : 0;
    }
    return new ForkGame(game.cells(), a, b);
  }

  /** The game with a and b exchanged. */
  ForkGame exchanged() {
    return new ForkGame(cells, b, a);
  }

  /** The game with the players and with ⊤ and ⊥ exchanged; a and b stay. */
  ForkGame dual() {
    return new ForkGame(cells, MonotoneFunctions.dual(b, cells), MonotoneFunctions.dual(a, cells));
  }

  /** The game by the outcome of each coloring. */
  public Coloring coloring() {
    return Coloring.of(
        Posets.FORK, cells, black -> outcome((a >>> black & 1) != 0, (b >>> black & 1) != 0));
  }

  private static int outcome(boolean atLeastA, boolean atLeastB) {
    if (atLeastA) {
      return atLeastB ? Posets.FORK.top() : A;
    }
    return atLeastB ? B : Posets.FORK.bottom();
  }
}
