package org.hexproof.shannon;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.RandomClosedRegions;
import org.junit.jupiter.api.Test;

class CornersTest {
  private final Random random = new Random(17);

  /** Which terminals are joined once the cells have these colours: for each the least of them. */
  private static List<Integer> joined(ClosedRegion region, Set<Cell> black) {
    Position stones = region.stones();
    NodeClasses classes = new NodeClasses(region.terminals().size() + stones.board().size());
    for (Cell cell : stones.board().cells()) {
      int place = region.terminals().size() + cell.row() * stones.board().cols() + cell.col();
      if (stones.at(cell) != Content.BLACK && !black.contains(cell)) {
        continue;
      }
      for (Cell next : stones.board().neighbors(cell)) {
        if (stones.at(next) == Content.BLACK || black.contains(next)) {
          int other = region.terminals().size() + next.row() * stones.board().cols() + next.col();
          classes.join(place, other);
        }
      }
      for (int i = 0; i < region.terminals().size(); i++) {
        Terminal terminal = region.terminals().get(i);
        if (terminal.cells().contains(cell)
            || terminal.edges().stream().anyMatch(edge -> stones.board().touches(cell, edge))) {
          classes.join(place, i);
        }
      }
    }
    for (int i = 0; i < region.terminals().size(); i++) {
      for (int j = 0; j < i; j++) {
        Set<Edge> edges = region.terminals().get(j).edges();
        if (region.terminals().get(i).edges().stream().anyMatch(edges::contains)) {
          classes.join(i, j);
        }
      }
    }
    return IntStream.range(0, region.terminals().size()).mapToObj(classes::least).toList();
  }

  private static List<Integer> wired(Hypergraph graph, Set<Integer> black) {
    NodeClasses classes = new NodeClasses(graph.nodes());
    for (int cell : black) {
      graph.cells().get(cell).forEach(node -> classes.join(node, graph.cells().get(cell).get(0)));
    }
    List<Integer> least = new ArrayList<>();
    for (int i = 0; i < graph.terminals().length(); i++) {
      int node = classes.least(graph.terminals().get(i));
      least.add(
          IntStream.range(0, graph.terminals().length())
              .filter(j -> classes.least(graph.terminals().get(j)) == node)
              .min()
              .orElseThrow());
    }
    return least;
  }

  @Test
  void everyColouringJoinsTheSame() {
    int edges = 0;
    int smaller = 0;
    for (int round = 0; round < 250; round++) {
      ClosedRegion region = RandomClosedRegions.of(1 + round % 8, 2 + round % 2, random);
      edges += region.terminals().stream().anyMatch(t -> !t.edges().isEmpty()) ? 1 : 0;
      ImmutableList<Cell> cells = ImmutableList.sortedCopyOf(region.cells());
      Hypergraph graph = Corners.of(region.stones(), region.cells(), region.terminals());
      Hypergraph.Pruning reduced = graph.reduced();
      smaller += reduced.graph().nodes() < graph.nodes() ? 1 : 0;
      for (int bits = 0; bits < 1 << cells.size(); bits++) {
        int colours = bits;
        Set<Integer> black =
            IntStream.range(0, cells.size())
                .filter(i -> (colours >> i & 1) != 0)
                .boxed()
                .collect(Collectors.toSet());
        List<Integer> wanted =
            joined(region, black.stream().map(cells::get).collect(Collectors.toSet()));
        assertThat(wired(graph, black)).as("%s %s", region, black).isEqualTo(wanted);
        Set<Integer> kept =
            IntStream.range(0, reduced.cells().length())
                .filter(i -> black.contains(reduced.cells().get(i)))
                .boxed()
                .collect(Collectors.toSet());
        assertThat(wired(reduced.graph(), kept)).as("%s %s", region, black).isEqualTo(wanted);
      }
      assertThat(degree(graph)).isLessThanOrEqualTo(5);
      assertThat(degree(reduced.graph())).as("%s", region).isLessThanOrEqualTo(3);
    }
    assertThat(edges).isGreaterThan(100);
    assertThat(smaller).isGreaterThan(100);
  }

  private static int degree(Hypergraph graph) {
    return graph.cells().stream().mapToInt(cell -> cell.length()).max().orElse(0);
  }

  /** What is not at an edge needs no reduction: hexagons have three black corners. */
  @Test
  void wholeBoardsHaveDegreeThree() {
    for (int size = 1; size <= 7; size++) {
      Position empty = Position.of(new Board(size, size), ImmutableSet.of(), ImmutableSet.of());
      Hypergraph graph =
          Corners.of(
              empty,
              ImmutableSet.copyOf(empty.board().cells()),
              ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM)));
      Hypergraph.Pruning reduced = graph.reduced();
      assertThat(reduced.cells().length()).isEqualTo(size * size);
      assertThat(degree(reduced.graph())).isLessThanOrEqualTo(3);
      assertThat(PlaneDrawing.of(reduced.graph().terminals(), reduced.graph().cells())).isPresent();
    }
  }
}
