package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;

/**
 * Subdivisions in which the pieces stand around the region in a row, an arch from the bottom on the
 * left to the bottom on the right: each on one of the region's terminals, each with a node in
 * common with the next. The top is at one of these nodes. The five values that [H3T], section 7.3,
 * prints make a witness in an arch on four terminals. There are few arches, so that they can have
 * many pieces.
 */
final class Arches {
  private final int terminals;
  private final int pieces;
  private final ImmutableList.Builder<Subdivision> found = ImmutableList.builder();

  private Arches(int terminals, int pieces) {
    this.terminals = terminals;
    this.pieces = pieces;
  }

  /**
   * The arches of so many pieces, at least two, from left to right, in which each of the region's
   * terminals besides the bottom has one.
   */
  static ImmutableList<Subdivision> of(int terminals, int pieces) {
    Arches arches = new Arches(terminals, pieces);
    arches.extend(new int[pieces], 0, 1);
    return arches.found.build();
  }

  /** Before the next piece; the terminals before this one have theirs. */
  private void extend(int[] feet, int next, int terminal) {
    if (next == pieces) {
      if (terminal > terminals) {
        add(feet);
      }
      return;
    }
    if (next > 0) {
      feet[next] = feet[next - 1];
      extend(feet, next + 1, terminal);
    }
    if (terminal <= terminals) {
      feet[next] = terminal;
      extend(feet, next + 1, terminal + 1);
    }
  }

  private void add(int[] feet) {
    int right = terminals + 1;
    ImmutableList.Builder<ImmutableIntArray> row = ImmutableList.builder();
    for (int i = 0; i < pieces; i++) {
      row.add(
          ImmutableIntArray.of(
              i == 0 ? 0 : right + i, feet[i], i == pieces - 1 ? right : right + i + 1));
    }
    ImmutableList<ImmutableIntArray> arch = row.build();
    for (int i = 1; i < pieces; i++) {
      found.add(new Subdivision(terminals, arch, right + i));
    }
  }
}
