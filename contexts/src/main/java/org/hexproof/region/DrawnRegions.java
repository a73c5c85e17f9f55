package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
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
    WiderBoard board = WiderBoard.of(diagram);
    ImmutableSet<Edge> edges = Sets.intersection(diagram.edges(), BLACKS).immutableCopy();
    Region region = Region.open(board.stones(), board.moved(cells), edges);
    return new Region(
        ImmutableList.sortedCopyOf(cells),
        region.ports().stream()
            .map(port -> new Port(name(port.name(), board), port.black()))
            .collect(ImmutableList.toImmutableList()),
        region.touches(),
        region.portNodes(),
        region.portContacts(),
        region.ring());
  }

  /** The name that a port has in the drawing: edges, or a cell before it was moved. */
  private static String name(String port, WiderBoard board) {
    boolean isCell = Character.isDigit(port.charAt(port.length() - 1));
    return isCell ? board.name(Cell.parse(port)) : port;
  }
}
