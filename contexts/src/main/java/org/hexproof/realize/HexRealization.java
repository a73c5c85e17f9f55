package org.hexproof.realize;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.shannon.Hypergraph;

/**
 * A Shannon game as a position of Hex on a whole board ([H3T], Theorem 2.3, first part): the
 * terminals are Black's edges, each cell of the game is an empty cell, in its order, and there are
 * no others.
 */
public record HexRealization(Position position, ImmutableList<Cell> cells) {
  /**
   * Lays a game out.
   *
   * @param graph its first terminal becomes the top edge, the second the bottom edge
   * @throws IllegalArgumentException if it has not two terminals, a cell that matters touches more
   *     than three nodes, or it is not planar with its terminals outside
   */
  public static HexRealization of(Hypergraph graph, Effort effort) {
    checkArgument(graph.terminals().length() == 2, "a whole board has two terminals");
    int count = graph.cells().size();
    if (graph.terminals().get(0) == graph.terminals().get(1)) {
      Cell stone = new Cell(0, 0);
      return withDead(
          Position.of(new Board(1, 1), ImmutableList.of(stone), ImmutableList.of()),
          ImmutableMap.of(),
          count);
    }
    Hypergraph.Pruning pruning = graph.reduced();
    Hypergraph drawn = pruning.graph();
    Layout.checkDegrees(drawn);
    Canvas small = Compactor.compact(paint(drawn), effort);
    Layout.checkSize(small);
    Reading reading = Reading.of(small);
    if (!Contacts.of(reading.position(), reading.cells()).equals(Contacts.of(drawn))) {
      throw new IllegalStateException("the board is not that of the hypergraph");
    }
    ImmutableMap.Builder<Integer, Cell> kept = ImmutableMap.builder();
    for (int i = 0; i < pruning.cells().length(); i++) {
      kept.put(pruning.cells().get(i), reading.cells().get(i));
    }
    return withDead(reading.position(), kept.buildOrThrow(), count);
  }

  /** The first terminal at the top, the other led to the bottom, where the margin is theirs. */
  private static Canvas paint(Hypergraph graph) {
    int top = graph.terminals().get(0);
    int bottom = graph.terminals().get(1);
    Canvas painted = Painter.paint(graph, top, /* low= */ true);
    Canvas canvas =
        new Canvas(
            painted.table, new Canvas.Sides(top, bottom, 0, 0, 0), painted.rows, painted.cols);
    canvas.draw(painted, 0, content -> content);
    return canvas;
  }

  /** With empty cells amid White's stones for those that are not kept, as they never matter. */
  private static HexRealization withDead(
      Position drawn, ImmutableMap<Integer, Cell> kept, int count) {
    Position position = drawn;
    ImmutableSet<Cell> places = secluded(position);
    while (places.size() < count - kept.size()) {
      position = withWhiteColumn(position);
      places = secluded(position);
    }
    Iterator<Cell> free = places.iterator();
    ImmutableList.Builder<Cell> cells = ImmutableList.builder();
    for (int cell = 0; cell < count; cell++) {
      if (kept.containsKey(cell)) {
        cells.add(kept.get(cell));
      } else {
        Cell place = free.next();
        cells.add(place);
        position = position.with(place, Content.EMPTY);
      }
    }
    return new HexRealization(position, cells.build());
  }

  private static ImmutableSet<Cell> secluded(Position position) {
    Board board = position.board();
    Set<Cell> others = new HashSet<>(position.black());
    others.addAll(position.empty());
    return position.white().stream()
        .filter(
            cell ->
                !board.touches(cell, Edge.TOP)
                    && !board.touches(cell, Edge.BOTTOM)
                    && Collections.disjoint(board.neighbors(cell), others))
        .collect(ImmutableSet.toImmutableSet());
  }

  private static Position withWhiteColumn(Position position) {
    Board board = position.board();
    if (board.cols() == Board.MAX_SIDE) {
      throw new DrawingTooLargeException("a board has no room for the cells that never matter");
    }
    // A board of two rows has no place that touches neither of Black's edges.
    int rows = Math.max(3, board.rows());
    List<Cell> black = new ArrayList<>(position.black());
    List<Cell> white = new ArrayList<>(position.white());
    for (int row = 0; row < rows; row++) {
      white.add(new Cell(board.cols(), row));
      for (int col = 0; row >= board.rows() && col < board.cols(); col++) {
        black.add(new Cell(col, row));
      }
    }
    return Position.of(new Board(board.cols() + 1, rows), black, white);
  }
}
