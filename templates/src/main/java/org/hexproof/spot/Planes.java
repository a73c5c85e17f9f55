package org.hexproof.spot;

import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;

/**
 * A position as one side sees it that joins top and bottom: for White reflected, columns as rows. A
 * bit for each cell of a row, from column a up; a board is no wider than a long.
 */
final class Planes {
  private final int cols;
  private final long[] own;
  private final long[] empty;

  private Planes(int cols, int rows) {
    this.cols = cols;
    this.own = new long[rows];
    this.empty = new long[rows];
  }

  static Planes of(Position position, Color side) {
    boolean reflected = side == Color.WHITE;
    int cols = position.board().cols();
    int rows = position.board().rows();
    Planes planes = reflected ? new Planes(rows, cols) : new Planes(cols, rows);
    planes.put(planes.own, position.cells(side.stone()), reflected);
    planes.put(planes.empty, position.cells(Content.EMPTY), reflected);
    return planes;
  }

  private void put(long[] plane, Iterable<Cell> cells, boolean reflected) {
    for (Cell cell : cells) {
      if (reflected) {
        plane[cell.col()] |= 1L << cell.row();
      } else {
        plane[cell.row()] |= 1L << cell.col();
      }
    }
  }

  int cols() {
    return cols;
  }

  int rows() {
    return own.length;
  }

  /**
   * Of corners in a row, one bit each, those from which all cells, by row and column, are the
   * side's stones.
   */
  long whereOwn(int[] cells, int row, long corners) {
    return where(own, cells, row, corners);
  }

  /** Of corners in a row those from which all cells are empty. */
  long whereEmpty(int[] cells, int row, long corners) {
    return where(empty, cells, row, corners);
  }

  private static long where(long[] plane, int[] cells, int row, long corners) {
    long left = corners;
    for (int i = 0; i < cells.length && left != 0; i += 2) {
      left &= plane[row + cells[i]] >>> cells[i + 1];
    }
    return left;
  }
}
