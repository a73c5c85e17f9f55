package org.hexproof.ladder;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * A ladder along a row of the bottom edge, which moves to the right: Black's head stands on it,
 * joined to the top, and White is to move. In its row and those above it, up to some height, the
 * columns to the right of the head are free; in the row below it the head's column, too, and in
 * each lower row one more to the left. Along rows 5 and 6, those rows have one and two more. All
 * else is White's.
 *
 * <p>Rows are counted from 1 at the edge. A cell of row j touches its own column and the one to the
 * left in row j-1. Source: HexWiki, Theory of ladder escapes.
 *
 * @param row the head's, 2 to {@link #MOST_ROW}
 * @param height of the free room, the row at least
 */
public record Ladder(int row, int height) {
  public static final int MOST_ROW = 6;
  private static final int MOST_HEIGHT = 8;

  public Ladder {
    checkArgument(
        row >= 2 && row <= MOST_ROW, "a ladder goes along row 2 to %s, not %s", MOST_ROW, row);
    checkArgument(
        height >= row && height <= MOST_HEIGHT,
        "a ladder along row %s needs %s to %s rows, not %s",
        row,
        row,
        MOST_HEIGHT,
        height);
  }

  /** The first free column of a row up to the height, counted from the head's. */
  public int first(int other) {
    if (other >= row) {
      return 1;
    }
    return other == row - 1 ? 0 : other + 1 - row - Math.max(0, row - 4);
  }

  /** How many columns are to the left of the head. */
  public int reach() {
    return -first(1);
  }
}
