package org.hexproof.primary;

import java.util.Comparator;

/** A cell of the lattice without a border, so that rows and columns may be negative. */
record LatticePoint(int row, int col) implements Comparable<LatticePoint> {
  /** A cell touches this many others, in directions 0 to 5, clockwise on the board as drawn. */
  static final int DIRECTIONS = 6;

  /** Six rotations, then the same after a reflection. */
  static final int SYMMETRIES = 12;

  private static final int[] ROW_STEPS = {0, 1, 1, 0, -1, -1};
  private static final int[] COL_STEPS = {1, 0, -1, -1, 0, 1};
  private static final Comparator<LatticePoint> READING_ORDER =
      Comparator.comparingInt(LatticePoint::row).thenComparingInt(LatticePoint::col);

  /** The cell next to this one in a direction, counted modulo 6. */
  LatticePoint step(int direction) {
    int turn = Math.floorMod(direction, DIRECTIONS);
    return new LatticePoint(row + ROW_STEPS[turn], col + COL_STEPS[turn]);
  }

  boolean touches(LatticePoint other) {
    int rows = other.row - row;
    int cols = other.col - col;
    return Math.abs(rows) <= 1 && Math.abs(cols) <= 1 && Math.abs(rows + cols) <= 1 && rows != cols;
  }

  /** Where a symmetry of the lattice takes this cell. */
  LatticePoint image(int symmetry) {
    LatticePoint image =
        symmetry < DIRECTIONS ? this : new LatticePoint(/* row= */ col, /* col= */ row);
    for (int turn = 0; turn < symmetry % DIRECTIONS; turn++) {
      image = new LatticePoint(image.row + image.col, -image.row);
    }
    return image;
  }

  /** Whether a symmetry turns clockwise into counterclockwise. */
  static boolean mirrors(int symmetry) {
    return symmetry >= DIRECTIONS;
  }

  LatticePoint minus(LatticePoint origin) {
    return new LatticePoint(row - origin.row, col - origin.col);
  }

  @Override
  public int compareTo(LatticePoint other) {
    return READING_ORDER.compare(this, other);
  }
}
