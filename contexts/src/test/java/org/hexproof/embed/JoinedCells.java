package org.hexproof.embed;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.shannon.Corners;
import org.hexproof.shannon.Hypergraph;

/** A Shannon game by the sets of cells at a node, so that games can be compared cell by cell. */
final class JoinedCells {
  private static final ImmutableList<Terminal> SIDES =
      ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM));

  private JoinedCells() {}

  static ImmutableSet<String> of(Position position) {
    return of(position, Maps.toMap(position.empty(), cell -> cell));
  }

  /**
   * The nodes of a position.
   *
   * @param names of each cell, and where it is
   */
  static ImmutableSet<String> of(Position position, ImmutableMap<Cell, Cell> names) {
    Map<Cell, Cell> byPlace = new TreeMap<>();
    names.forEach((name, cell) -> byPlace.put(cell, name));
    ImmutableList<Cell> cells = ImmutableList.sortedCopyOf(position.empty());
    return of(
        Corners.of(position, position.empty(), SIDES),
        cells.stream().map(byPlace::get).collect(ImmutableList.toImmutableList()));
  }

  /** The nodes of a hypergraph whose cells have these names; those of terminals are marked. */
  static ImmutableSet<String> of(Hypergraph graph, List<Cell> names) {
    Hypergraph.Pruning pruning = graph.reduced();
    Map<Integer, TreeSet<Cell>> nodes = new TreeMap<>();
    ImmutableIntArray terminals = pruning.graph().terminals();
    terminals.forEach(node -> nodes.put(node, new TreeSet<>()));
    for (int i = 0; i < pruning.cells().length(); i++) {
      Cell name = names.get(pruning.cells().get(i));
      pruning
          .graph()
          .cells()
          .get(i)
          .forEach(node -> nodes.computeIfAbsent(node, key -> new TreeSet<>()).add(name));
    }
    ImmutableSet.Builder<String> found = ImmutableSet.builder();
    nodes.forEach(
        (node, cells) ->
            found.add(
                terminals.asList().indexOf(node)
                    + terminals.asList().lastIndexOf(node)
                    + " "
                    + cells));
    return found.build();
  }
}
