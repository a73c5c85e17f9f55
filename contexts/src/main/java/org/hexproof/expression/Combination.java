package org.hexproof.expression;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.stream.IntStream;
import org.hexproof.value.FinitePoset;

/**
 * A monotone function of the outcomes of one game, which maps games ([PASS], Definition 2.6), or of
 * two, which adds them ([H3T], Definition 3.6).
 *
 * @param of the posets of the games
 * @param to that of what is made
 * @param outcomes for each row of atoms, the last one changing first
 */
public record Combination(
    String name, ImmutableList<FinitePoset> of, FinitePoset to, ImmutableIntArray outcomes) {
  /** Refuses what is not monotone; the message names two rows of atoms. */
  public Combination {
    List<List<Integer>> rows = rows(of);
    for (int i = 0; i < rows.size(); i++) {
      for (int j = 0; j < rows.size(); j++) {
        if (!to.leq(outcomes.get(i), outcomes.get(j)) && isAtMost(of, rows.get(i), rows.get(j))) {
          throw new IllegalArgumentException(
              "not monotone: %s <= %s, but %s is not <= %s"
                  .formatted(
                      call(name, of, rows.get(i)),
                      call(name, of, rows.get(j)),
                      to.name(outcomes.get(i)),
                      to.name(outcomes.get(j))));
        }
      }
    }
  }

  private static boolean isAtMost(
      ImmutableList<FinitePoset> of, List<Integer> one, List<Integer> other) {
    for (int i = 0; i < of.size(); i++) {
      if (!of.get(i).leq(one.get(i), other.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** All rows of atoms, in the order of the outcomes. */
  static List<List<Integer>> rows(ImmutableList<FinitePoset> of) {
    return Lists.cartesianProduct(
        of.stream().map(poset -> IntStream.range(0, poset.size()).boxed().toList()).toList());
  }

  /** As in {@code or(a, ⊥)}. */
  static String call(String name, ImmutableList<FinitePoset> of, List<Integer> atoms) {
    return IntStream.range(0, of.size())
        .mapToObj(i -> of.get(i).name(atoms.get(i)))
        .collect(joining(", ", name + "(", ")"));
  }

  /** What is made of outcomes. */
  int outcome(int... atoms) {
    int row = 0;
    for (int i = 0; i < atoms.length; i++) {
      row = row * of.get(i).size() + atoms[i];
    }
    return outcomes.get(row);
  }
}
