package org.hexproof.board;

/** Where a cell of the grid lies as seen from another; either number may be negative. */
public record Offset(int col, int row) {
  public static Offset of(Cell cell) {
    return new Offset(cell.col(), cell.row());
  }

  public Offset minus(Offset other) {
    return new Offset(col - other.col, row - other.row);
  }

  /** Where a step leads from here. */
  public Offset plus(Offset step) {
    return new Offset(col + step.col, row + step.row);
  }
}
