package org.hexproof.loopy;

import org.hexproof.cgt.Side;

/** A side, and whether it begins: LI, LII, RI or RII of [HYP], section 2.1. */
public record Seat(Side side, boolean begins) {
  /** Who begins when someone sits here. */
  public Side beginner() {
    return begins ? side : side.opponent();
  }
}
