package org.hexproof.coloring;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Posets;

/** Seeded random posets, and random games over them. */
final class RandomPosets {
  private RandomPosets() {}

  /** A poset of 2 to 7 outcomes with least atom ⊥ and greatest atom ⊤; seldom a lattice. */
  static FinitePoset next(Random random) {
    int between = random.nextInt(6);
    List<String> names = new ArrayList<>(List.of(Posets.BOTTOM));
    List<int[]> less = new ArrayList<>();
    for (int i = 1; i <= between; i++) {
      names.add(String.valueOf((char) ('a' + i - 1)));
      less.add(new int[] {0, i});
      less.add(new int[] {i, between + 1});
      for (int j = 1; j < i; j++) {
        if (random.nextInt(3) == 0) {
          less.add(new int[] {j, i});
        }
      }
    }
    names.add(Posets.TOP);
    less.add(new int[] {0, between + 1});
    return FinitePoset.of(ImmutableList.copyOf(names), less);
  }

  /** Outcomes are given to the colorings one by one, each above all of less black cells. */
  static Coloring game(FinitePoset poset, int cells, Random random) {
    int[] outcomes = new int[1 << cells];
    for (int black = 0; black < outcomes.length; black++) {
      List<Integer> possible = new ArrayList<>();
      for (int atom = 0; atom < poset.size(); atom++) {
        boolean above = true;
        for (int cell = 0; cell < cells; cell++) {
          boolean isBlack = (black >> cell & 1) != 0;
          above &= !isBlack || poset.leq(outcomes[black & ~(1 << cell)], atom);
        }
        if (above) {
          possible.add(atom);
        }
      }
      outcomes[black] = possible.get(random.nextInt(Math.min(2, possible.size())));
    }
    return new Coloring(poset, cells, ImmutableIntArray.copyOf(outcomes));
  }
}
