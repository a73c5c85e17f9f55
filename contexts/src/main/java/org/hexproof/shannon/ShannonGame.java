package org.hexproof.shannon;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;

/**
 * A position of a Shannon game with names for its vertices.
 *
 * @param graph its cells are the vertices that are no terminals, coloured ones too
 * @param terminals the name of each terminal in order
 * @param cells the name of each cell
 * @param black the numbers of the cells that Black has
 * @param white the numbers of the cells that White has
 */
public record ShannonGame(
    Hypergraph graph,
    ImmutableList<String> terminals,
    ImmutableList<String> cells,
    ImmutableSet<Integer> black,
    ImmutableSet<Integer> white) {
  /** The highest degree that a cell of Hex can have. */
  public static final int HEX_DEGREE = 3;

  public ShannonGame {
    checkArgument(terminals.size() == graph.terminals().length(), "each terminal has a name");
    checkArgument(cells.size() == graph.cells().size(), "each cell has a name");
    Set<String> names = new HashSet<>(terminals);
    names.addAll(cells);
    checkArgument(names.size() == terminals.size() + cells.size(), "a name is there twice");
  }

  /** A game in which no cell is coloured. */
  public ShannonGame(
      Hypergraph graph, ImmutableList<String> terminals, ImmutableList<String> cells) {
    this(graph, terminals, cells, ImmutableSet.of(), ImmutableSet.of());
  }

  /**
   * The game of a region ([H3T], Theorem 2.3, second part), its stones deleted and contracted. Each
   * cell is called as on the board, the terminals as their edges or by their numbers.
   *
   * @param position the stones; what is neither black nor a cell is White's
   * @param cells the empty cells
   * @param terminals at least two
   */
  public static ShannonGame of(
      Position position, ImmutableSet<Cell> cells, ImmutableList<Terminal> terminals) {
    return new ShannonGame(
        essential(Corners.of(position, cells, terminals)),
        terminalNames(terminals),
        cellNames(cells));
  }

  /** The game of a whole board with all its stones as coloured cells. */
  public static ShannonGame coloured(Position position) {
    Board board = position.board();
    ImmutableList<Terminal> terminals =
        ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM));
    ImmutableSet<Cell> cells = ImmutableSet.copyOf(board.cells());
    return new ShannonGame(
        essential(Corners.of(Position.empty(board), cells, terminals)),
        terminalNames(terminals),
        cellNames(cells),
        position.black().stream().map(board::index).collect(ImmutableSet.toImmutableSet()),
        position.white().stream().map(board::index).collect(ImmutableSet.toImmutableSet()));
  }

  private static ImmutableList<String> cellNames(ImmutableSet<Cell> cells) {
    return cells.stream().sorted().map(Cell::toString).collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> terminalNames(List<Terminal> terminals) {
    return IntStream.range(0, terminals.size())
        .mapToObj(i -> name(terminals.get(i), i, terminals))
        .collect(ImmutableList.toImmutableList());
  }

  private static String name(Terminal terminal, int number, List<Terminal> all) {
    boolean isEdge =
        terminal.cells().isEmpty()
            && terminal.edges().size() == 1
            && all.indexOf(terminal) == number
            && all.lastIndexOf(terminal) == number;
    return isEdge ? terminal.edges().iterator().next().label() : "terminal-" + (number + 1);
  }

  /** Without nodes that say nothing new; a cell that never matters is left and touches none. */
  private static Hypergraph essential(Hypergraph graph) {
    Hypergraph.Pruning reduced = graph.reduced();
    List<Integer> kept = reduced.cells().asList();
    return new Hypergraph(
        reduced.graph().terminals(),
        IntStream.range(0, graph.cells().size())
            .mapToObj(
                cell ->
                    kept.contains(cell)
                        ? reduced.graph().cells().get(kept.indexOf(cell))
                        : ImmutableIntArray.of())
            .collect(ImmutableList.toImmutableList()));
  }

  /** The game without hyperedges that say nothing new. */
  public ShannonGame essential() {
    return new ShannonGame(essential(graph), terminals, cells, black, white);
  }

  /** The first cell that lies in more hyperedges than a cell of Hex can. */
  public Optional<Integer> tooWide() {
    return IntStream.range(0, cells.size())
        .filter(cell -> graph.cells().get(cell).length() > HEX_DEGREE)
        .boxed()
        .findFirst();
  }

  /** White's cells deleted and Black's contracted ([H3T], Remark 2.2). */
  public ShannonGame contracted() {
    NodeClasses joined = new NodeClasses(graph.nodes());
    black.forEach(cell -> joined.join(graph.cells().get(cell)));
    ImmutableList<Integer> left =
        IntStream.range(0, cells.size())
            .filter(cell -> !black.contains(cell) && !white.contains(cell))
            .boxed()
            .collect(ImmutableList.toImmutableList());
    ImmutableList<ImmutableIntArray> kept =
        left.stream().map(graph.cells()::get).collect(ImmutableList.toImmutableList());
    return new ShannonGame(
        new Hypergraph(graph.terminals(), kept).renamed(joined::least),
        terminals,
        left.stream().map(cells::get).collect(ImmutableList.toImmutableList()));
  }

  /**
   * The hyperedges with at least two members, by the members' names, terminals first, in the order
   * of their nodes.
   */
  public ImmutableList<ImmutableList<String>> hyperedges() {
    return IntStream.rangeClosed(1, graph.nodes())
        .mapToObj(this::members)
        .filter(members -> members.size() > 1)
        .collect(ImmutableList.toImmutableList());
  }

  /** The names of the terminals and cells at a node. */
  public ImmutableList<String> members(int node) {
    return Stream.concat(
            graph.terminalsAt(node).mapToObj(terminals::get),
            graph.cellsAt(node).mapToObj(cells::get))
        .collect(ImmutableList.toImmutableList());
  }

  /** The names of these cells, in order. */
  public ImmutableList<String> names(Set<Integer> numbers) {
    return numbers.stream().sorted().map(cells::get).collect(ImmutableList.toImmutableList());
  }
}
