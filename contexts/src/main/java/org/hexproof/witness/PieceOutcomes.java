package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Posets;

/**
 * The outcomes of a piece as far as they matter where it lies: a quotient of {@link Posets#P3}, as
 * that of corners and forks are.
 *
 * @param poset the classes, each named as its least outcome
 * @param classes the class of each outcome of {@link Posets#P3}
 */
record PieceOutcomes(FinitePoset poset, ImmutableIntArray classes) {
  /**
   * The quotient of a preorder, which tells of two outcomes whether the second is at least as good
   * wherever it matters.
   */
  static PieceOutcomes of(boolean[][] leq) {
    List<Integer> first = new ArrayList<>();
    int[] place = new int[leq.length];
    for (int x = 0; x < leq.length; x++) {
      int outcome = x;
      place[x] =
          IntStream.range(0, first.size())
              .filter(i -> leq[first.get(i)][outcome] && leq[outcome][first.get(i)])
              .findFirst()
              .orElse(first.size());
      if (place[x] == first.size()) {
        first.add(x);
      }
    }
    FinitePoset poset =
        FinitePoset.ofRelation(
            first.stream().map(Posets.P3::name).toList(),
            (i, j) -> leq[first.get(i)][first.get(j)]);
    return new PieceOutcomes(
        poset,
        ImmutableIntArray.copyOf(
            IntStream.of(place).map(i -> poset.find(Posets.P3.name(first.get(i))))));
  }

  /** An outcome of {@link Posets#P3} in this class. */
  int representative(int atom) {
    return classes.indexOf(atom);
  }

  /** What equal quotients have in common. */
  ImmutableList<Object> key() {
    List<Object> key = new ArrayList<>(List.of(classes));
    for (int x = 0; x < poset.size(); x++) {
      for (int y = 0; y < poset.size(); y++) {
        key.add(poset.leq(x, y));
      }
    }
    return ImmutableList.copyOf(key);
  }
}
