package org.hexproof.realize;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.shannon.RandomHypergraphs;
import org.junit.jupiter.api.Test;

class LayoutTest {
  private static final int LAYOUTS = 6 * Integer.getInteger("hexproof.rounds", 1);
  private static final long SEED = Long.getLong("hexproof.seed", 1);
  private static final int FILLINGS = 40;
  private static final Effort QUICK = new Effort(1, 10, 10_000);

  @Test
  void filledDrawingsJoinWhatTheHypergraphJoins() {
    Random random = new Random(SEED);
    for (int i = 0; i < LAYOUTS; i++) {
      Hypergraph graph = RandomHypergraphs.of(1 + random.nextInt(20), random);
      DrawnHypergraph drawing = Layout.draw(graph, QUICK);
      Hypergraph.Pruning pruning = graph.pruning();
      for (int filling = 0; filling < FILLINGS; filling++) {
        Set<Integer> black = subset(graph.cells().size(), random);
        assertThat(joined(drawing, kept(pruning, black)))
            .as("%s %s", graph, black)
            .isEqualTo(joined(graph, black));
      }
    }
  }

  @Test
  void pruningLeavesOutOnlyWhatNeverMatters() {
    Random random = new Random(SEED);
    int pruned = 0;
    for (int i = 0; i < 200; i++) {
      Hypergraph graph = RandomHypergraphs.of(1 + random.nextInt(9), random);
      assertThat(firstDifference(graph, graph.pruning())).as("%s", graph).isEmpty();
      pruned += graph.pruned().cells().size() < graph.cells().size() ? 1 : 0;
    }
    assertThat(pruned).isGreaterThan(10);
  }

  /** Wrong prunings that reach the outcomes that the hypergraph reaches, by other fillings. */
  @Test
  void aWrongPruningWouldBeSeen() {
    Hypergraph graph = graph(new int[][] {{1, 2}, {2, 3}, {1, 2, 3}});
    ImmutableIntArray all = ImmutableIntArray.of(0, 1, 2);
    Hypergraph mixedUp = graph(new int[][] {{2, 3}, {1, 2}, {1, 2, 3}});
    assertThat(firstDifference(graph, new Hypergraph.Pruning(graph, all))).isEmpty();
    assertThat(firstDifference(graph, new Hypergraph.Pruning(mixedUp, all)))
        .contains(ImmutableSet.of(0));

    // The last cell is left out as if two cells that touch the same nodes were one.
    Hypergraph doubled = graph(new int[][] {{1, 2}, {2, 3}, {2, 3}});
    Hypergraph halved = graph(new int[][] {{1, 2}, {2, 3}});
    assertThat(firstDifference(doubled, new Hypergraph.Pruning(halved, ImmutableIntArray.of(0, 1))))
        .contains(ImmutableSet.of(2));
  }

  /** The first filling for which not the same terminals are joined. */
  private static Optional<Set<Integer>> firstDifference(
      Hypergraph graph, Hypergraph.Pruning pruning) {
    return IntStream.range(0, 1 << graph.cells().size())
        .mapToObj(LayoutTest::bits)
        .filter(
            black -> !joined(graph, black).equals(joined(pruning.graph(), kept(pruning, black))))
        .findFirst();
  }

  /** The numbers that black cells have after the pruning. */
  private static Set<Integer> kept(Hypergraph.Pruning pruning, Set<Integer> black) {
    return IntStream.range(0, pruning.cells().length())
        .filter(cell -> black.contains(pruning.cells().get(cell)))
        .boxed()
        .collect(toSet());
  }

  @Test
  void theSameSeedGivesTheSameDrawing() {
    Hypergraph graph = RandomHypergraphs.of(8, new Random(SEED));
    assertThat(Layout.draw(graph, QUICK)).isEqualTo(Layout.draw(graph, QUICK));
  }

  @Test
  void drawingsAreSmall() {
    // P5 of [H3T], three cells.
    Hypergraph graph = graph(new int[][] {{1, 2, 4}, {2, 3, 4}, {1, 3}});
    Position position = Layout.draw(graph, Effort.DEFAULT).position();
    assertThat(position.board().size()).isLessThanOrEqualTo(25);
  }

  @Test
  void wiringsThatAreNotPlanarAreRefused() {
    Hypergraph crossed =
        graph(new int[][] {{1, 4}, {1, 5}, {1, 6}, {2, 4}, {2, 5}, {2, 6}, {3, 4}, {3, 5}, {3, 6}});
    assertThatThrownBy(() -> Layout.draw(crossed, QUICK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("planar");
  }

  @Test
  void terminalsInsideAreRefused() {
    // Terminal 3 lies inside a ring of cells around terminal 1 that touch each other by three
    // nodes.
    Hypergraph wheel =
        graph(
            new int[][] {
              {4, 5}, {5, 6}, {6, 4}, {1, 4}, {1, 5}, {1, 6}, {3, 4}, {3, 5}, {3, 6}, {2, 4},
              {2, 5}, {2, 6}
            });
    assertThatThrownBy(() -> Layout.draw(wheel, QUICK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("planar");
  }

  @Test
  void cellsThatTouchFourNodesAreRefused() {
    Hypergraph wide = graph(new int[][] {{1, 2, 3, 4}, {2, 4}});
    assertThatThrownBy(() -> Layout.draw(wide, QUICK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("touches 4 nodes; on a board at most 3");
  }

  private static Hypergraph graph(int[][] cells) {
    List<ImmutableIntArray> lists = new ArrayList<>();
    for (int[] cell : cells) {
      lists.add(ImmutableIntArray.copyOf(cell));
    }
    return new Hypergraph(ImmutableIntArray.of(1, 2, 3), ImmutableList.copyOf(lists));
  }

  private static Set<Integer> subset(int size, Random random) {
    Set<Integer> subset = new HashSet<>();
    for (int i = 0; i < size; i++) {
      if (random.nextBoolean()) {
        subset.add(i);
      }
    }
    return subset;
  }

  private static Set<Integer> bits(int mask) {
    Set<Integer> set = new HashSet<>();
    for (int i = 0; i < Integer.SIZE; i++) {
      if (((mask >> i) & 1) != 0) {
        set.add(i);
      }
    }
    return set;
  }

  /** The joined pairs of terminals, by spreading from one over black cells. */
  private static Set<String> joined(Hypergraph graph, Set<Integer> black) {
    Set<String> pairs = new HashSet<>();
    for (int from = 0; from < graph.terminals().length(); from++) {
      Set<Integer> reached = new HashSet<>(List.of(graph.terminals().get(from)));
      boolean grows = true;
      while (grows) {
        grows = false;
        for (int cell : black) {
          List<Integer> nodes = graph.cells().get(cell).asList();
          grows |= nodes.stream().anyMatch(reached::contains) && reached.addAll(nodes);
        }
      }
      for (int to = 0; to < graph.terminals().length(); to++) {
        if (to != from && reached.contains(graph.terminals().get(to))) {
          pairs.add(from + "-" + to);
        }
      }
    }
    return pairs;
  }

  private static Set<String> joined(DrawnHypergraph drawing, Set<Integer> black) {
    Position filled = drawing.position();
    for (int i = 0; i < drawing.cells().size(); i++) {
      Content stone = black.contains(i) ? Content.BLACK : Content.WHITE;
      filled = filled.with(drawing.cells().get(i), stone);
    }
    Set<String> pairs = new HashSet<>();
    for (int from = 0; from < drawing.terminals().size(); from++) {
      Set<Cell> reached = new HashSet<>(drawing.terminals().get(from).cells());
      Deque<Cell> open = new ArrayDeque<>(reached);
      while (!open.isEmpty()) {
        for (Cell next : filled.board().neighbors(open.remove())) {
          if (filled.at(next) == Content.BLACK && reached.add(next)) {
            open.add(next);
          }
        }
      }
      for (int to = 0; to < drawing.terminals().size(); to++) {
        if (to != from && reached.containsAll(drawing.terminals().get(to).cells())) {
          pairs.add(from + "-" + to);
        }
      }
    }
    return pairs;
  }
}
