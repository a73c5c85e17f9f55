package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;

/**
 * A drawn board with a row or column of cells more at each side where no edge is drawn, since the
 * board goes on there.
 *
 * @param stones the stones
 * @param left how many columns there are left of the drawing
 * @param above how many rows there are above it
 */
public record WiderBoard(Position stones, int left, int above) {
  /** That of a drawing, which must not fill the largest board, so that it can't go on. */
  public static WiderBoard of(Diagram diagram) {
    int left = room(diagram, Edge.LEFT);
    int above = room(diagram, Edge.TOP);
    Board drawn = diagram.position().board();
    int cols = left + drawn.cols() + room(diagram, Edge.RIGHT);
    int rows = above + drawn.rows() + room(diagram, Edge.BOTTOM);
    checkArgument(
        cols <= Board.MAX_SIDE && rows <= Board.MAX_SIDE,
        "the drawing fills the largest board, so nothing around it can be seen");
    Position stones =
        Position.of(
            new Board(cols, rows),
            moved(diagram.position().black(), left, above),
            moved(diagram.position().white(), left, above));
    return new WiderBoard(stones, left, above);
  }

  private static int room(Diagram diagram, Edge side) {
    return diagram.edges().contains(side) ? 0 : 1;
  }

  private static ImmutableSet<Cell> moved(ImmutableSet<Cell> cells, int cols, int rows) {
    return cells.stream()
        .map(cell -> new Cell(cell.col() + cols, cell.row() + rows))
        .collect(ImmutableSet.toImmutableSet());
  }

  /** Where cells of the drawing lie. */
  public ImmutableSet<Cell> moved(ImmutableSet<Cell> drawn) {
    return moved(drawn, left, above);
  }

  /**
   * What the drawing calls a cell; beyond its first row and column there are row 0 and column
   * {@code @}.
   */
  public String name(Cell cell) {
    String column = cell.col() < left ? "@" : Cell.columnName(cell.col() - left);
    return column + (cell.row() + 1 - above);
  }
}
