package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;
import org.hexproof.region.ClosedRegion;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * A way to close a region, over what its terminals can be joined to, with which some moves stay
 * viable.
 */
record ViableRing(ClosedRegion region, Coloring game, ImmutableSet<Cell> viable) {
  private static final int CACHE_BITS = 12;

  /** How many groups there are besides the bottom's. */
  int terminals() {
    return region.terminals().size() - 1;
  }

  /** The moves' values, computed anew. */
  Probes probes(long maxBytes) {
    return probes(game, maxBytes);
  }

  /** Those of a region that is closed. */
  static Probes probes(Coloring game, long maxBytes) {
    Store store = new Store(game.poset(), maxBytes);
    return new Probes(game, new Values(store, CACHE_BITS), maxBytes);
  }

  /** The place of a move among the region's cells, in reading order. */
  int number(Cell move) {
    return ImmutableList.sortedCopyOf(region.cells()).indexOf(move);
  }
}
