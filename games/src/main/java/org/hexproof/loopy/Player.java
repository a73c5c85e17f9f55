package org.hexproof.loopy;

import com.google.common.collect.ImmutableList;
import org.hexproof.cgt.Side;

/**
 * Whom a strategy is for: one side whoever begins, or whoever begins whichever side that is ([HYP],
 * section 2.1).
 */
public enum Player {
  /** Left, whoever begins. */
  L,
  /** Right, whoever begins. */
  R,
  /** Who begins. */
  I,
  /** Who does not begin. */
  II;

  /** The two seats for each of which it needs a strategy. */
  public ImmutableList<Seat> seats() {
    return switch (this) {
      case L -> ImmutableList.of(new Seat(Side.LEFT, true), new Seat(Side.LEFT, false));
      case R -> ImmutableList.of(new Seat(Side.RIGHT, true), new Seat(Side.RIGHT, false));
      case I -> ImmutableList.of(new Seat(Side.LEFT, true), new Seat(Side.RIGHT, true));
      case II -> ImmutableList.of(new Seat(Side.LEFT, false), new Seat(Side.RIGHT, false));
    };
  }
}
