package org.hexproof.spot;

import org.hexproof.board.Cell;

/** Where a cell of the grid lies as seen from another; either number may be negative. */
record Offset(int col, int row) {
  static Offset of(Cell cell) {
    return new Offset(cell.col(), cell.row());
  }
}
