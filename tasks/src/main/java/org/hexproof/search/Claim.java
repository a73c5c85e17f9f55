package org.hexproof.search;

/**
 * A claim of a certificate, about cells of a {@link Field}.
 *
 * @param node the number of the node that proves it
 * @param need the cells that Black holds
 * @param room the cells that White must not hold
 */
record Claim(int node, long need, long room) {
  boolean holds(Stones stones) {
    return (need & ~stones.black()) == 0 && (room & stones.white()) == 0;
  }

  /** What is left of it where some cells are not missed. */
  Claim without(long cells) {
    return new Claim(node, need & ~cells, room & ~cells);
  }

  /**
   * A claim behind a move of Black's, or without one.
   *
   * @param move 0 if there is none
   */
  record Way(long move, Claim claim) {
    long room() {
      return claim.room() | move;
    }

    long need() {
      return claim.need() & ~move;
    }
  }
}
