package org.hexproof.bound;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

final class SimpleGamesTest {
  /** All games of depth two that have at most two options on a side, and what is simple of them. */
  @Test
  void noneIsMissing() {
    for (FinitePoset poset : List.of(Posets.BOOLEAN, Posets.FORK, Posets.P3)) {
      Values values = new Values(poset);
      Set<Integer> games = new LinkedHashSet<>();
      for (int atom = 0; atom < poset.size(); atom++) {
        games.add(atom);
      }
      for (int depth = 1; depth <= 2; depth++) {
        games.addAll(over(ImmutableList.copyOf(games), values));
      }
      games.removeIf(game -> values.store().atoms(game) > 4 || !values.isPassable(game));
      ImmutableSet<Integer> simple = ImmutableSet.copyOf(SimpleGames.upTo(4, values));
      assertThat(simple).containsAll(games);
      assertThat(simple)
          .allMatch(game -> values.store().atoms(game) <= 4 && values.isPassable(game));
    }
  }

  private static Set<Integer> over(List<Integer> options, Values values) {
    List<int[]> sets = new ArrayList<>();
    for (int i : options) {
      sets.add(new int[] {i});
      for (int j : options) {
        if (i < j && values.store().atoms(i) + values.store().atoms(j) <= 3) {
          sets.add(new int[] {i, j});
        }
      }
    }
    Set<Integer> games = new LinkedHashSet<>();
    for (int[] left : sets) {
      for (int[] right : sets) {
        games.add(values.of(left, right));
      }
    }
    return games;
  }
}
