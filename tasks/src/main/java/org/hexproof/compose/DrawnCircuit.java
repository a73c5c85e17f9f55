package org.hexproof.compose;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitGraph;
import org.hexproof.format.Diagram;
import org.hexproof.realize.DrawnHypergraph;
import org.hexproof.realize.Effort;
import org.hexproof.realize.Layout;
import org.hexproof.region.ClosedRegion;
import org.hexproof.value.Game;

/** A circuit as stones on a full board: its terminals are black stones, and White is around. */
public record DrawnCircuit(ClosedRegion region) {
  /**
   * Draws the main circuit of a file.
   *
   * @param byValue circuits of positions of which only the values are given
   * @throws org.hexproof.realize.DrawingTooLargeException if no drawing is found that a board has
   *     room for
   * @throws IllegalArgumentException if a part has no drawing, or the circuit is not planar with
   *     its terminals outside
   */
  public static DrawnCircuit of(
      CircuitFile file, Function<Game, Optional<Circuit>> byValue, Effort effort) {
    return of(Layout.draw(CircuitGraph.of(file, byValue), effort));
  }

  /** Of a drawing; its cells stay in order. */
  static DrawnCircuit of(DrawnHypergraph drawing) {
    return new DrawnCircuit(
            new ClosedRegion(
                drawing.position(), ImmutableSet.copyOf(drawing.cells()), drawing.terminals()))
        .surrounded();
  }

  private static Cell stone(Terminal terminal) {
    return terminal.cells().asList().get(0);
  }

  /** A stone of each terminal, separated by semicolons. */
  public String terminals() {
    return region.terminals().stream()
        .map(terminal -> stone(terminal).toString())
        .collect(Collectors.joining(";"));
  }

  /**
   * The drawing with its terminals labelled. White's stones that touch no other cell are left out.
   */
  public Diagram diagram(String name) {
    Position stones = region.stones();
    Board board = stones.board();
    ImmutableSet<Cell> seen =
        board.cells().stream()
            .filter(
                cell ->
                    !stones.white().contains(cell)
                        || board.neighbors(cell).stream()
                            .anyMatch(next -> !stones.white().contains(next)))
            .collect(ImmutableSet.toImmutableSet());
    return diagram(name, seen);
  }

  /** The drawing with all of White's stones. */
  public Diagram wholeDiagram(String name) {
    return diagram(name, ImmutableSet.copyOf(region.stones().board().cells()));
  }

  private Diagram diagram(String name, ImmutableSet<Cell> seen) {
    Map<Cell, String> labels = new LinkedHashMap<>();
    for (int i = 0; i < region.terminals().size(); i++) {
      String number = Integer.toString(i + 1);
      labels.merge(stone(region.terminals().get(i)), number, (x, y) -> x + "," + y);
    }
    Position stones = region.stones();
    return new Diagram(
        name,
        Position.of(stones.board(), stones.black(), Sets.intersection(stones.white(), seen)),
        seen,
        ImmutableSet.of(),
        ImmutableSet.of(),
        ImmutableMap.copyOf(labels),
        Optional.empty());
  }

  /**
   * The same with White's stones along the sides where empty cells lie, if a board has room for
   * them.
   */
  private DrawnCircuit surrounded() {
    Board board = region.stones().board();
    int left = room(Edge.LEFT);
    int above = room(Edge.TOP);
    int cols = board.cols() + left + room(Edge.RIGHT);
    int rows = board.rows() + above + room(Edge.BOTTOM);
    return Math.max(cols, rows) > Board.MAX_SIDE ? this : on(new Board(cols, rows), left, above);
  }

  private int room(Edge side) {
    Position stones = region.stones();
    return stones.board().along(side).stream().anyMatch(stones.empty()::contains) ? 1 : 0;
  }

  /** The same with White's columns at the right or rows below. */
  public DrawnCircuit squared() {
    Board board = region.stones().board();
    int size = Math.max(board.cols(), board.rows());
    return on(new Board(size, size), 0, 0);
  }

  /** The same on a larger board, where all else is White's. */
  private DrawnCircuit on(Board board, int cols, int rows) {
    UnaryOperator<Cell> move = cell -> cell.moved(cols, rows);
    ImmutableSet<Cell> cells = Cell.moved(region.cells(), move);
    return new DrawnCircuit(
        new ClosedRegion(
            Position.amidWhite(board, Cell.moved(region.stones().black(), move), cells),
            cells,
            region.terminals().stream()
                .map(terminal -> Terminal.of(Cell.moved(terminal.cells(), move)))
                .collect(ImmutableList.toImmutableList())));
  }
}
