package org.hexproof.shannon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.Random;
import org.hexproof.value.Posets;
import org.junit.jupiter.api.Test;

class HypergraphTest {
  @Test
  void pruningLeavesTheOutcomeOfEveryColoring() {
    Random random = new Random(6);
    for (int round = 0; round < 300; round++) {
      Hypergraph graph = RandomHypergraphs.merged(1 + random.nextInt(12), random);
      Hypergraph.Pruning pruning = graph.pruning();
      assertThat(pruning.graph()).isEqualTo(graph.pruned());
      for (int black = 0; black < 1 << graph.cells().size(); black++) {
        int kept = 0;
        for (int i = 0; i < pruning.cells().length(); i++) {
          kept |= (black >> pruning.cells().get(i) & 1) << i;
        }
        assertThat(Colorings.outcome(pruning.graph(), kept))
            .as("%s, black %s", graph, black)
            .isEqualTo(Colorings.outcome(graph, black));
      }
    }
  }

  /** Two parts in a row: what the first leads to terminal 2 the second leads on. */
  @Test
  void wiredPartsJoinWhatTheyJoinTogether() {
    Random random = new Random(7);
    List<ImmutableIntArray> row =
        List.of(ImmutableIntArray.of(1, 4, 3), ImmutableIntArray.of(4, 2, 3));
    for (int round = 0; round < 200; round++) {
      Hypergraph first = RandomHypergraphs.merged(1 + random.nextInt(5), random);
      Hypergraph second = RandomHypergraphs.merged(1 + random.nextInt(5), random);
      Hypergraph both = Hypergraph.wired(3, row, List.of(first, second));
      int cells = first.cells().size();
      for (int black = 0; black < 1 << both.cells().size(); black++) {
        String one = Colorings.outcome(first, black & ((1 << cells) - 1));
        String other = Colorings.outcome(second, black >> cells);
        assertThat(Colorings.outcome(both, black))
            .as("%s, black %s", both, black)
            .isEqualTo(inARow(one, other));
      }
    }
  }

  private static String inARow(String one, String other) {
    boolean[][] joined = new boolean[5][5];
    join(joined, one, 1, 4, 3);
    join(joined, other, 4, 2, 3);
    for (int through = 1; through <= 4; through++) {
      for (int i = 1; i <= 4; i++) {
        for (int j = 1; j <= 4; j++) {
          joined[i][j] |= joined[i][through] && joined[through][j];
        }
      }
    }
    if (joined[1][2] && joined[2][3]) {
      return Posets.TOP;
    }
    return joined[2][3] ? "a" : joined[1][3] ? "b" : joined[1][2] ? "c" : Posets.BOTTOM;
  }

  private static void join(boolean[][] joined, String outcome, int first, int second, int third) {
    boolean all = outcome.equals(Posets.TOP);
    for (int[] pair :
        new int[][] {
          {second, third, outcome.equals("a") ? 1 : 0},
          {first, third, outcome.equals("b") ? 1 : 0},
          {first, second, outcome.equals("c") ? 1 : 0}
        }) {
      joined[pair[0]][pair[1]] |= all || pair[2] == 1;
      joined[pair[1]][pair[0]] |= all || pair[2] == 1;
    }
  }

  @Test
  void partsMayJoinTheirTerminals() {
    Hypergraph joint = new Hypergraph(ImmutableIntArray.of(1, 1), ImmutableList.of());
    Hypergraph cell =
        new Hypergraph(ImmutableIntArray.of(1, 2), ImmutableList.of(ImmutableIntArray.of(1, 2)));
    Hypergraph both =
        Hypergraph.wired(
            3,
            List.of(ImmutableIntArray.of(1, 4), ImmutableIntArray.of(4, 3)),
            List.of(joint, cell));
    assertThat(both.terminals()).isEqualTo(ImmutableIntArray.of(1, 2, 3));
    assertThat(both.cells()).containsExactly(ImmutableIntArray.of(1, 3));
    assertThatThrownBy(
            () -> Hypergraph.wired(3, List.of(ImmutableIntArray.of(1, 2, 3)), List.of(cell)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2 terminals has 3 nodes");
  }
}
