package org.hexproof.realize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DualGraphTest {
  /** Which terminals the cells join, as a, b, c, all or none. */
  private static String outcome(Hypergraph graph, int black) {
    int[] blocks = IntStream.rangeClosed(0, graph.nodes()).toArray();
    for (int cell = 0; cell < graph.cells().size(); cell++) {
      if ((black >> cell & 1) != 0) {
        ImmutableIntArray nodes = graph.cells().get(cell);
        for (int node : nodes.asList()) {
          int from = blocks[node];
          for (int i = 0; i < blocks.length; i++) {
            blocks[i] = blocks[i] == from ? blocks[nodes.get(0)] : blocks[i];
          }
        }
      }
    }
    int first = blocks[graph.terminals().get(0)];
    int second = blocks[graph.terminals().get(1)];
    int third = blocks[graph.terminals().get(2)];
    boolean a = second == third;
    boolean b = first == third;
    return a && b ? "all" : a ? "a" : b ? "b" : first == second ? "c" : "none";
  }

  private static String dual(String outcome) {
    return outcome.equals("all") ? "none" : outcome.equals("none") ? "all" : outcome;
  }

  /** Where Black has the cells that White has, the dual joins what White joins. */
  @Test
  void theDualJoinsWhatTheOtherPlayerJoins() {
    Random random = new Random(3);
    for (int round = 0; round < 300; round++) {
      Hypergraph graph = RandomHypergraphs.of(1 + random.nextInt(9), random).pruned();
      Hypergraph dual = graph.dual();
      int all = (1 << graph.cells().size()) - 1;
      assertThat(dual.cells()).hasSameSizeAs(graph.cells());
      for (int black = 0; black <= all; black++) {
        assertThat(outcome(dual, all & ~black))
            .as("%s, dual %s, black %s", graph, dual, black)
            .isEqualTo(dual(outcome(graph, black)));
      }
    }
  }

  @Test
  void joinedAndLonelyTerminals() {
    Hypergraph joined = new Hypergraph(ImmutableIntArray.of(1, 2, 2), ImmutableList.of());
    assertThat(outcome(joined.dual(), 0)).isEqualTo("a");
    Hypergraph apart = new Hypergraph(ImmutableIntArray.of(1, 2, 3), ImmutableList.of());
    assertThat(outcome(apart.dual(), 0)).isEqualTo("all");
    Hypergraph lonely =
        new Hypergraph(ImmutableIntArray.of(1, 2, 3), ImmutableList.of(ImmutableIntArray.of(1, 2)));
    assertThat(outcome(lonely.dual(), 0)).isEqualTo("c");
    assertThat(outcome(lonely.dual(), 1)).isEqualTo("all");
  }

  @Test
  void onlyPlanarHypergraphsWithThreeTerminalsHaveDuals() {
    ImmutableList.Builder<ImmutableIntArray> crossed = ImmutableList.builder();
    for (int node = 4; node <= 6; node++) {
      for (int terminal = 1; terminal <= 3; terminal++) {
        crossed.add(ImmutableIntArray.of(terminal, node));
      }
    }
    Hypergraph graph = new Hypergraph(ImmutableIntArray.of(1, 2, 3), crossed.build());
    assertThatThrownBy(graph::dual)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("planar");
    Hypergraph two = new Hypergraph(ImmutableIntArray.of(1, 2), ImmutableList.of());
    assertThatThrownBy(two::dual)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("three terminals");
  }
}
