package org.hexproof.bound;

import com.google.common.collect.ImmutableSortedSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.value.Values;

/** Games that are short to write. */
final class SimpleGames {
  private SimpleGames() {}

  /** The passable values whose simplest form has at most so many atoms. */
  static ImmutableSortedSet<Integer> upTo(int atoms, Values values) {
    List<Set<Integer>> byAtoms = new ArrayList<>(List.of(Set.of()));
    for (int count = 1; count <= atoms; count++) {
      Set<Integer> found = new LinkedHashSet<>();
      if (count == 1) {
        for (int atom = 0; atom < values.poset().size(); atom++) {
          found.add(atom);
        }
      }
      for (int left = 1; left < count; left++) {
        List<int[]> lefts = options(left, byAtoms);
        List<int[]> rights = options(count - left, byAtoms);
        for (int[] ofLeft : lefts) {
          for (int[] ofRight : rights) {
            int game = values.of(ofLeft, ofRight);
            if (values.store().atoms(game) == count && values.isPassable(game)) {
              found.add(game);
            }
          }
        }
      }
      byAtoms.add(found);
    }
    return byAtoms.stream()
        .flatMap(Set::stream)
        .collect(ImmutableSortedSet.toImmutableSortedSet(Integer::compare));
  }

  /** Sets of games that have so many atoms together, each in rising order. */
  private static List<int[]> options(int atoms, List<Set<Integer>> byAtoms) {
    List<int[]> all = new ArrayList<>();
    extend(new int[0], atoms, byAtoms, all);
    return all;
  }

  private static void extend(int[] begun, int atoms, List<Set<Integer>> byAtoms, List<int[]> all) {
    if (atoms == 0) {
      all.add(begun);
    }
    for (int count = 1; count <= Math.min(atoms, byAtoms.size() - 1); count++) {
      for (int game : byAtoms.get(count)) {
        if (begun.length == 0 || game > begun[begun.length - 1]) {
          int[] longer = Arrays.copyOf(begun, begun.length + 1);
          longer[begun.length] = game;
          extend(longer, atoms - count, byAtoms, all);
        }
      }
    }
  }
}
