package org.hexproof.format.hexboard;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;

/**
 * The polygon with given corners, as in {@code area(e1,c2,a4,g4,g2,f1)}. Columns and rows serve as
 * coordinates: slanting the board does not change what lies inside a polygon.
 */
record HexboardArea(ImmutableList<Cell> corners) {
  /** The cells of the board that lie in the polygon or on its sides. */
  ImmutableSet<Cell> cells(Board board) {
    return board.cells().stream()
        .filter(cell -> onSide(cell) || inside(cell))
        .collect(ImmutableSet.toImmutableSet());
  }

  private Cell before(int corner) {
    return corners.get(corner == 0 ? corners.size() - 1 : corner - 1);
  }

  private boolean onSide(Cell cell) {
    for (int i = 0; i < corners.size(); i++) {
      Cell from = before(i);
      Cell to = corners.get(i);
      if (turn(from, to, cell) == 0
          && between(from.col(), cell.col(), to.col())
          && between(from.row(), cell.row(), to.row())) {
        return true;
      }
    }
    return false;
  }

  private static boolean between(int a, int x, int b) {
    return Math.min(a, b) <= x && x <= Math.max(a, b);
  }

  /** Whether a ray to the right crosses an odd number of sides. */
  private boolean inside(Cell cell) {
    boolean inside = false;
    for (int i = 0; i < corners.size(); i++) {
      Cell from = before(i);
      Cell to = corners.get(i);
      if ((from.row() > cell.row()) != (to.row() > cell.row())) {
        boolean upward = to.row() < from.row();
        int turn = turn(from, to, cell);
        if (upward ? turn < 0 : turn > 0) {
          inside = !inside;
        }
      }
    }
    return inside;
  }

  /** Positive if the way from, to, cell turns clockwise on the screen, 0 if it is straight. */
  private static int turn(Cell from, Cell to, Cell cell) {
    return (to.col() - from.col()) * (cell.row() - from.row())
        - (to.row() - from.row()) * (cell.col() - from.col());
  }
}
