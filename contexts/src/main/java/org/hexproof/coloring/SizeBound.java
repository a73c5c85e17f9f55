package org.hexproof.coloring;

import java.math.BigInteger;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.hexproof.value.Game;

/** How many cells are enough for a game form ([PASS], Proposition 4.6). */
public final class SizeBound {
  private static final int MONOTONE = 7;
  private static final int PASSABLE = 10;

  private SizeBound() {}

  /**
   * (2^d - 1)(4⌈log b⌉ + 7) for a monotone form of depth d and branching factor b, with 10 instead
   * of 7 for any other that is passable.
   */
  public static BigInteger of(Game form, boolean monotone) {
    int branching = branching(form, Collections.newSetFromMap(new IdentityHashMap<>()));
    int factor = 4 * log(branching) + (monotone ? MONOTONE : PASSABLE);
    return BigInteger.ONE
        .shiftLeft(form.depth())
        .subtract(BigInteger.ONE)
        .multiply(BigInteger.valueOf(factor));
  }

  /** The number of digits of two values that tell n things apart: ⌈log n⌉. */
  static int log(int n) {
    return n <= 1 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(n - 1);
  }

  private static int branching(Game game, Set<Game> seen) {
    if (!(game instanceof Game.Options options) || !seen.add(game)) {
      return 0;
    }
    int most = Math.max(options.left().size(), options.right().size());
    for (Game option : options.left()) {
      most = Math.max(most, branching(option, seen));
    }
    for (Game option : options.right()) {
      most = Math.max(most, branching(option, seen));
    }
    return most;
  }
}
