package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;

/**
 * Regions of drawn boards. Top and bottom are Black's edges, left and right White's; where no edge
 * is drawn, the board goes on.
 */
public final class DrawnRegions {
  private static final ImmutableSet<Edge> BLACKS = ImmutableSet.of(Edge.TOP, Edge.BOTTOM);

  private DrawnRegions() {}

  /**
   * A region with everything around it, as {@link Region#open} has it. Cells and ports have the
   * names of the drawing; beyond its first row and column there are row 0 and column {@code @}.
   *
   * @param cells some empty cells of the drawing
   * @throws IllegalArgumentException if there are none or too many, one is not empty, or the
   *     drawing fills the largest board, so that it can't go on
   */
  public static Region open(Diagram diagram, ImmutableSet<Cell> cells) {
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
    ImmutableSet<Edge> edges = Sets.intersection(diagram.edges(), BLACKS).immutableCopy();
    Region region = Region.open(stones, moved(cells, left, above), edges);
    return new Region(
        ImmutableList.sortedCopyOf(cells),
        region.ports().stream()
            .map(port -> new Port(name(port.name(), left, above), port.black()))
            .collect(ImmutableList.toImmutableList()),
        region.touches(),
        region.portNodes(),
        region.portContacts(),
        region.ring());
  }

  /** Rows or columns of cells beyond a side of the drawing. */
  private static int room(Diagram diagram, Edge side) {
    return diagram.edges().contains(side) ? 0 : 1;
  }

  private static ImmutableSet<Cell> moved(ImmutableSet<Cell> cells, int cols, int rows) {
    return cells.stream()
        .map(cell -> new Cell(cell.col() + cols, cell.row() + rows))
        .collect(ImmutableSet.toImmutableSet());
  }

  /** The name that a port has in the drawing: edges, or a cell before it was moved. */
  private static String name(String port, int cols, int rows) {
    boolean isCell = Character.isDigit(port.charAt(port.length() - 1));
    if (!isCell) {
      return port;
    }
    Cell cell = Cell.parse(port);
    String column = cell.col() < cols ? "@" : Cell.columnName(cell.col() - cols);
    return column + (cell.row() + 1 - rows);
  }
}
