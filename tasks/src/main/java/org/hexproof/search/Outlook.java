package org.hexproof.search;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.board.Color;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Values;

/**
 * Games as one side, the keeper, looks at them: a position is worth at least a game for Black, or
 * at most one, which is for White what at least is for Black. Sets of outcomes are masks of atoms.
 */
record Outlook(Values values, Color keeper) {
  FinitePoset outcomes() {
    return (FinitePoset) values.poset();
  }

  boolean isOutcome(int game) {
    return values.store().isAtom(game);
  }

  /** The games that the keeper can move to. */
  int[] own(int game) {
    return keeper == Color.BLACK ? values.store().lefts(game) : values.store().rights(game);
  }

  int[] other(int game) {
    return keeper == Color.BLACK ? values.store().rights(game) : values.store().lefts(game);
  }

  private boolean isAtLeast(int better, int worse) {
    return keeper == Color.BLACK ? values.leq(worse, better) : values.leq(better, worse);
  }

  /** The outcomes that are at least as good for the keeper as a game. */
  long from(int game) {
    return IntStream.range(0, outcomes().size())
        .filter(outcome -> isAtLeast(outcome, game))
        .mapToLong(outcome -> 1L << outcome)
        .reduce(0, (x, y) -> x | y);
  }

  /** Whether all outcomes are at least as good. */
  boolean isWorst(int outcome) {
    return from(outcome) == all();
  }

  /** The worst outcomes that are at least as good as a game. */
  ImmutableList<Integer> enough(int game) {
    long from = from(game);
    return IntStream.range(0, outcomes().size())
        .filter(outcome -> (from >> outcome & 1) != 0)
        .filter(
            outcome ->
                IntStream.range(0, outcomes().size())
                    .noneMatch(
                        less ->
                            less != outcome && (from >> less & 1) != 0 && isAtLeast(outcome, less)))
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Within which outcomes the keeper can stay who moves second in a game: the smallest of the sets
   * that have with an outcome all better ones. Whoever keeps the game stays within each of them.
   */
  ImmutableLongArray bounds(int game) {
    Set<Long> bounds = new LinkedHashSet<>();
    for (long set : closed()) {
      if (staysWithin(game, set, /* ownMoves= */ false)) {
        bounds.add(set);
      }
    }
    long all = all();
    return ImmutableLongArray.copyOf(
        bounds.stream()
            .filter(set -> set != all)
            .filter(
                set -> bounds.stream().noneMatch(less -> !less.equals(set) && (less & ~set) == 0))
            .mapToLong(Long::longValue));
  }

  private long all() {
    return -1L >>> (Long.SIZE - outcomes().size());
  }

  private boolean staysWithin(int game, long set, boolean ownMoves) {
    if (isOutcome(game)) {
      return (set >> game & 1) != 0;
    }
    return ownMoves
        ? Arrays.stream(own(game)).anyMatch(option -> staysWithin(option, set, false))
        : Arrays.stream(other(game)).allMatch(option -> staysWithin(option, set, true));
  }

  /** All sets that have with an outcome all better ones, but the empty one. */
  private Set<Long> closed() {
    Set<Long> sets = new LinkedHashSet<>(Set.of(0L));
    for (int outcome = 0; outcome < outcomes().size(); outcome++) {
      long from = from(outcome);
      sets.addAll(sets.stream().map(set -> set | from).toList());
    }
    sets.remove(0L);
    return sets;
  }
}
