package org.hexproof.switching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Two trees against play. */
final class SwitchingPositionTest {
  private final Random random = new Random(29);

  private SwitchingGame game(int mostEdges) {
    int vertices = 1 + random.nextInt(6);
    ImmutableList.Builder<SwitchingEdge> edges = ImmutableList.builder();
    int count = random.nextInt(mostEdges + 1);
    for (int i = 0; i < count; i++) {
      edges.add(new SwitchingEdge(random.nextInt(vertices), random.nextInt(vertices)));
    }
    return new SwitchingGame(vertices, new SwitchingEdge(0, vertices - 1), edges.build());
  }

  private SwitchingPosition position(SwitchingGame game) {
    SwitchingPosition position = game.start();
    for (int edge : position.free()) {
      int kind = random.nextInt(6);
      if (kind < 2) {
        position = position.with(edge, kind == 0 ? SwitchingPlayer.SHORT : SwitchingPlayer.CUT);
      }
    }
    return position;
  }

  @Test
  void decidesAsPlayDoes() {
    for (int round = 0; round < 1_000; round++) {
      SwitchingPosition position = position(game(8));
      NaiveSwitching naive = new NaiveSwitching();
      for (SwitchingPlayer toMove : SwitchingPlayer.values()) {
        assertThat(position.winner(toMove))
            .as("%s, %s to move", position, toMove)
            .isEqualTo(naive.winner(position, toMove));
        ImmutableSet<Integer> winning = position.winningMoves(toMove);
        if (!position.free().isEmpty()) {
          assertThat(winning)
              .as("%s, %s to move", position, toMove)
              .isEqualTo(naive.winningMoves(position, toMove));
        }
      }
    }
  }

  @Test
  void treesSpanTheSameVerticesWithTheTerminals() {
    int found = 0;
    for (int round = 0; round < 2_000; round++) {
      SwitchingPosition position = position(game(14));
      boolean wins = position.winner(SwitchingPlayer.CUT) == SwitchingPlayer.SHORT;
      assertThat(position.trees().isPresent()).isEqualTo(wins);
      if (wins) {
        Trees trees = position.trees().orElseThrow();
        assertThat(Sets.intersection(trees.first(), trees.second())).isEmpty();
        assertThat(position.free()).containsAll(trees.first()).containsAll(trees.second());
        assertThat(isTree(position, trees.first())).isTrue();
        assertThat(isTree(position, trees.second())).isTrue();
        assertThat(span(position, trees.first())).isEqualTo(span(position, trees.second()));
        assertThat(span(position, trees.first()))
            .contains(position.game().terminals().first(), position.game().terminals().second());
        found += trees.first().isEmpty() ? 0 : 1;
      }
    }
    assertThat(found).isGreaterThan(100);
  }

  /** Cut plays at random, Short the first move that is said to win. */
  @Test
  void shortWinsByTheWinningMoves() {
    int played = 0;
    for (int round = 0; round < 2_000; round++) {
      SwitchingPosition position = position(game(14));
      if (position.trees().isPresent() && !position.free().isEmpty()) {
        while (!position.free().isEmpty()) {
          List<Integer> free = position.free().asList();
          position = position.with(free.get(random.nextInt(free.size())), SwitchingPlayer.CUT);
          if (!position.free().isEmpty()) {
            position = position.with(answer(position), SwitchingPlayer.SHORT);
          }
        }
        assertThat(position.winner(SwitchingPlayer.CUT)).isEqualTo(SwitchingPlayer.SHORT);
        played++;
      }
    }
    assertThat(played).isGreaterThan(100);
  }

  private static int answer(SwitchingPosition position) {
    return position.winningMoves(SwitchingPlayer.SHORT).asList().get(0);
  }

  private static boolean isTree(SwitchingPosition position, Set<Integer> edges) {
    Set<Integer> less = new HashSet<>(edges);
    for (int edge : edges) {
      less.remove(edge);
      SwitchingEdge link = position.game().edges().get(edge);
      if (around(position, less, link.first()).contains(link.second())) {
        return false;
      }
      less.add(edge);
    }
    return true;
  }

  /** All that is joined with the first terminal by these edges and those taken. */
  private static Set<Integer> span(SwitchingPosition position, Set<Integer> edges) {
    return around(position, edges, position.game().terminals().first());
  }

  private static Set<Integer> around(SwitchingPosition position, Set<Integer> edges, int start) {
    List<Integer> open = new ArrayList<>(List.of(start));
    for (int i = 0; i < open.size(); i++) {
      for (int edge : Sets.union(edges, position.taken())) {
        SwitchingEdge link = position.game().edges().get(edge);
        if (link.first() == open.get(i) && !open.contains(link.second())) {
          open.add(link.second());
        }
        if (link.second() == open.get(i) && !open.contains(link.first())) {
          open.add(link.first());
        }
      }
    }
    return new HashSet<>(open);
  }

  @Test
  void nobodyTakesAnEdgeTwice() {
    SwitchingGame game =
        new SwitchingGame(
            2,
            new SwitchingEdge(0, 1),
            ImmutableList.of(new SwitchingEdge(0, 1), new SwitchingEdge(1, 0)));
    SwitchingPosition after = game.start().with(0, SwitchingPlayer.SHORT);
    assertThatThrownBy(() -> after.with(0, SwitchingPlayer.CUT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("twice");
    assertThatThrownBy(() -> after.with(2, SwitchingPlayer.CUT))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> new SwitchingGame(2, new SwitchingEdge(0, 2), ImmutableList.of()))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
