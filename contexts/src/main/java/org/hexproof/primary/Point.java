package org.hexproof.primary;

import java.util.Comparator;

/** A cell of the lattice without a border, so that rows and columns may be negative. */
record Point(int row, int col) implements Comparable<Point> {
  /** A cell touches this many others, in directions 0 to 5, clockwise on the board as drawn. */
  static final int DIRECTIONS = 6;

  /** Six rotations, then the same after a reflection. */
  static final int SYMMETRIES = 12;

  private static final int[] ROW_STEPS = {0, 1, 1, 0, -1, -1};
  private static final int[] COL_STEPS = {1, 0, -1, -1, 0, 1};
  private static final Comparator<Point> READING_ORDER =
      Comparator.comparingInt(Point::row).thenComparingInt(Point::col);

  /** The cell next to this one in a direction, counted modulo 6. */
  Point step(int direction) {
    int turn = Math.floorMod(direction, DIRECTIONS);
    return new Point(row + ROW_STEPS[turn], col + COL_STEPS[turn]);
  }

  boolean touches(Point other) {
    int rows = other.row - row;
    int cols = other.col - col;
    return Math.abs(rows) <= 1 && Math.abs(cols) <= 1 && Math.abs(rows + cols) <= 1 && rows != cols;
  }

  /** Where a symmetry of the lattice takes this cell. */
  Point image(int symmetry) {
    Point image = symmetry < DIRECTIONS ? this : new Point(/* row= */ col, /* col= */ row);
    for (int turn = 0; turn < symmetry % DIRECTIONS; turn++) {
      image = new Point(image.row + image.col, -image.row);
    }
    return image;
  }

  /** Whether a symmetry turns clockwise into counterclockwise. */
  static boolean mirrors(int symmetry) {
    return symmetry >= DIRECTIONS;
  }

  Point minus(Point origin) {
    return new Point(row - origin.row, col - origin.col);
  }

  @Override
  public int compareTo(Point other) {
    return READING_ORDER.compare(this, other);
  }
}
