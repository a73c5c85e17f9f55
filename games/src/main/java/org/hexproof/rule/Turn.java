package org.hexproof.rule;

import com.google.common.collect.ImmutableList;

/** A symmetry of the square: above and below exchanged, left and right, rows and columns. */
record Turn(boolean upsideDown, boolean mirrors, boolean transposes) {
  static final Turn NONE = new Turn(false, false, false);
  static final Turn MIRROR = new Turn(false, true, false);
  static final Turn DOWN = new Turn(false, false, true);
  static final ImmutableList<Turn> ALL = all();

  private static ImmutableList<Turn> all() {
    ImmutableList.Builder<Turn> all = ImmutableList.builder();
    for (int turn = 0; turn < 8; turn++) {
      all.add(new Turn((turn & 1) != 0, (turn & 2) != 0, (turn & 4) != 0));
    }
    return all.build();
  }

  /** Where a grid's row and column get to, seen from the middle. */
  int row(int row, int column) {
    int from = transposes ? column : row;
    return upsideDown ? -from : from;
  }

  int column(int row, int column) {
    int from = transposes ? row : column;
    return mirrors ? -from : from;
  }
}
