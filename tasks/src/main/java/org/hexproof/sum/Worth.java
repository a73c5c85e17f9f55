package org.hexproof.sum;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.hexproof.value.Values;

/** Games that something may be worth, with their own numbers. */
public interface Worth {
  /** The groups that outcomes may join, by their numbers on the board. */
  ImmutableList<Integer> groups();

  /** Of the games. */
  Values values();

  default boolean isOutcome(int game) {
    return values().store().isAtom(game);
  }

  /** What an outcome joins. */
  ImmutableList<Joined> pairs(int outcome);

  /** The games that Black can move to; none if it is an outcome. */
  default int[] own(int game) {
    return isOutcome(game) ? new int[0] : values().store().lefts(game);
  }

  /** The games that White can move to. */
  default int[] other(int game) {
    return isOutcome(game) ? new int[0] : values().store().rights(game);
  }

  /** The outcomes that a game is at least as good as, those that join least first. */
  default ImmutableList<Integer> outcomesBelow(int game) {
    return IntStream.range(0, values().poset().size())
        .filter(outcome -> values().leq(outcome, game))
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }
}
