package org.hexproof.board;

/**
 * The symmetries of the Hex grid that map a rectangular board to one: the half turn, and the
 * reflection in the long diagonal (columns become rows), alone or together. Each undoes itself.
 */
public enum Symmetry {
  NONE(false, false),
  HALF_TURN(false, true),
  REFLECTION(true, false),
  REFLECTED_HALF_TURN(true, true);

  private final boolean swaps;
  private final boolean turns;

  Symmetry(boolean swaps, boolean turns) {
    this.swaps = swaps;
    this.turns = turns;
  }

  /** The symmetry that takes this edge to the bottom. */
  public static Symmetry toBottom(Edge edge) {
    return switch (edge) {
      case BOTTOM -> NONE;
      case TOP -> HALF_TURN;
      case RIGHT -> REFLECTION;
      case LEFT -> REFLECTED_HALF_TURN;
    };
  }

  /** The board with columns and rows exchanged if this does that. */
  public Board apply(Board board) {
    return swaps ? new Board(/* cols= */ board.rows(), /* rows= */ board.cols()) : board;
  }

  /** Where a cell of the board comes to lie on {@link #apply(Board) its image}. */
  public Cell apply(Cell cell, Board board) {
    int col = turns ? board.cols() - 1 - cell.col() : cell.col();
    int row = turns ? board.rows() - 1 - cell.row() : cell.row();
    return swaps ? new Cell(row, col) : new Cell(col, row);
  }

  public Edge apply(Edge edge) {
    Edge turned = turns ? opposite(edge) : edge;
    return swaps ? reflected(turned) : turned;
  }

  /** The edge on the other side of the board. */
  public static Edge opposite(Edge edge) {
    return switch (edge) {
      case TOP -> Edge.BOTTOM;
      case BOTTOM -> Edge.TOP;
      case LEFT -> Edge.RIGHT;
      case RIGHT -> Edge.LEFT;
    };
  }

  private static Edge reflected(Edge edge) {
    return switch (edge) {
      case TOP -> Edge.LEFT;
      case LEFT -> Edge.TOP;
      case BOTTOM -> Edge.RIGHT;
      case RIGHT -> Edge.BOTTOM;
    };
  }
}
