package org.hexproof.coloring;

import com.google.common.collect.Iterables;
import com.google.common.math.IntMath;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.hexproof.value.Game;
import org.hexproof.value.Values;

/**
 * A set coloring game for a value, and how many cells [PASS], Proposition 4.6, says to be enough.
 */
public record Realization(Construction game, BigInteger bound) {
  private static final int MONOTONE = 7;
  private static final int PASSABLE = 10;

  /** One built along the canonical form, if that is passable and doesn't take too many cells. */
  public static Realization of(Values values, int value) {
    return new Realization(new Realizer(values).of(value), bound(values, values.form(value)));
  }

  /**
   * The smaller of one built along this form, which is passable, and one along the canonical form,
   * and the smaller bound of both.
   */
  public static Realization of(Values values, Game form) {
    Realizer realizer = new Realizer(values);
    int value = values.of(form);
    Construction canonical = realizer.of(value);
    Construction written = realizer.of(form);
    return new Realization(
        written.cells() < canonical.cells() ? written : canonical,
        bound(values, values.form(value)).min(bound(values, form)));
  }

  private static BigInteger bound(Values values, Game form) {
    return bound(form, values.isMonotone(form));
  }

  /**
   * (2^d - 1)(4⌈log b⌉ + 7) for a monotone form of depth d and branching factor b, with 10 instead
   * of 7 for any other that is passable.
   */
  static BigInteger bound(Game form, boolean monotone) {
    int branching = branching(form, Collections.newSetFromMap(new IdentityHashMap<>()));
    int log = branching <= 1 ? 0 : IntMath.log2(branching, RoundingMode.CEILING);
    return BigInteger.ONE
        .shiftLeft(form.depth())
        .subtract(BigInteger.ONE)
        .multiply(BigInteger.valueOf(4 * log + (monotone ? MONOTONE : PASSABLE)));
  }

  private static int branching(Game game, Set<Game> seen) {
    if (!(game instanceof Game.Options options) || !seen.add(game)) {
      return 0;
    }
    int most = Math.max(options.left().size(), options.right().size());
    for (Game option : Iterables.concat(options.left(), options.right())) {
      most = Math.max(most, branching(option, seen));
    }
    return most;
  }
}
