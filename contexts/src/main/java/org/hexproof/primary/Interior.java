package org.hexproof.primary;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/** A shape with stones inside; its other cells are empty. */
record Interior(Polyhex shape, ImmutableSet<LatticePoint> black, ImmutableSet<LatticePoint> white) {
  /** The empty cells in reading order. */
  ImmutableList<LatticePoint> empty() {
    return shape.cells().stream()
        .filter(cell -> !black.contains(cell) && !white.contains(cell))
        .collect(ImmutableList.toImmutableList());
  }

  /** What can become Black's or is: the empty cells and after them the black stones. */
  ImmutableList<LatticePoint> places() {
    return ImmutableList.<LatticePoint>builder().addAll(empty()).addAll(black).build();
  }

  /** For each place, the places that it touches, as a bit mask. */
  static int[] touches(ImmutableList<LatticePoint> places) {
    return places.stream().mapToInt(place -> touching(place, places)).toArray();
  }

  /** The places that touch a cell, as a bit mask. */
  static int touching(LatticePoint cell, ImmutableList<LatticePoint> places) {
    int mask = 0;
    for (int i = 0; i < places.size(); i++) {
      mask |= places.get(i).touches(cell) ? 1 << i : 0;
    }
    return mask;
  }
}
