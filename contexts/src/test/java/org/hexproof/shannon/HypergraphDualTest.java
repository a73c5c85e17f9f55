package org.hexproof.shannon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Random;
import org.hexproof.region.Evaluation;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

class HypergraphDualTest {
  /** Where Black has the cells that White has, the dual joins what White joins. */
  private static void assertJoinsWhatTheOtherPlayerJoins(Hypergraph dual, Hypergraph graph) {
    int all = (1 << graph.cells().size()) - 1;
    assertThat(dual.cells()).hasSameSizeAs(graph.cells());
    for (int black = 0; black <= all; black++) {
      assertThat(Colorings.outcome(dual, all & ~black))
          .as("%s, dual %s, black %s", graph, dual, black)
          .isEqualTo(Colorings.dual(Colorings.outcome(graph, black)));
    }
  }

  @Test
  void theDualJoinsWhatTheOtherPlayerJoins() {
    Random random = new Random(3);
    for (int round = 0; round < 300; round++) {
      Hypergraph graph = RandomHypergraphs.of(1 + random.nextInt(9), random).pruned();
      assertJoinsWhatTheOtherPlayerJoins(graph.dual(), graph);
    }
  }

  /** Games that White wins are those whose dual Black wins, whoever begins. */
  @Test
  void thePlayersWinWhatTheOtherLosesInTheDual() {
    Random random = new Random(4);
    Values values = new Values(Posets.P3);
    Image exchanged = Image.dual(values.store(), values, Posets.P3.duality().orElseThrow());
    int highest = 0;
    for (int round = 0; round < 300; round++) {
      Hypergraph graph = RandomHypergraphs.merged(1 + random.nextInt(12), random);
      int value = value(graph, values);
      assertThat(value(graph.dual(), values)).as("%s", graph).isEqualTo(exchanged.of(value));
      highest = Math.max(highest, degree(graph));
    }
    assertThat(highest).isGreaterThan(4);
  }

  @Test
  void theDualOfManyNodesAtACellJoinsWhatTheOtherPlayerJoins() {
    Random random = new Random(5);
    int wide = 0;
    for (int round = 0; round < 300; round++) {
      Hypergraph graph = RandomHypergraphs.merged(1 + random.nextInt(12), random).pruned();
      assertJoinsWhatTheOtherPlayerJoins(graph.dual(), graph);
      wide += degree(graph) > 3 ? 1 : 0;
    }
    assertThat(wide).isGreaterThan(50);
  }

  private static int value(Hypergraph graph, Values values) {
    return new Evaluation(Colorings.of(graph), values, 1 << 28).value();
  }

  private static int degree(Hypergraph graph) {
    return graph.cells().stream().mapToInt(ImmutableIntArray::length).max().orElse(0);
  }

  @Test
  void joinedAndLonelyTerminals() {
    Hypergraph joined = new Hypergraph(ImmutableIntArray.of(1, 2, 2), ImmutableList.of());
    assertThat(Colorings.outcome(joined.dual(), 0)).isEqualTo("a");
    Hypergraph apart = new Hypergraph(ImmutableIntArray.of(1, 2, 3), ImmutableList.of());
    assertThat(Colorings.outcome(apart.dual(), 0)).isEqualTo(Posets.TOP);
    Hypergraph lonely =
        new Hypergraph(ImmutableIntArray.of(1, 2, 3), ImmutableList.of(ImmutableIntArray.of(1, 2)));
    assertThat(Colorings.outcome(lonely.dual(), 0)).isEqualTo("c");
    assertThat(Colorings.outcome(lonely.dual(), 1)).isEqualTo(Posets.TOP);
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
