package org.hexproof.sum;

import com.google.common.collect.ImmutableList;

/** Games that something may be worth, with their own numbers. */
public interface Worth {
  /** The groups that outcomes may join, by their numbers on the board. */
  ImmutableList<Integer> groups();

  boolean isOutcome(int game);

  /** What an outcome joins. */
  ImmutableList<Joined> pairs(int outcome);

  /** The games that Black can move to; none if it is an outcome. */
  int[] own(int game);

  /** The games that White can move to. */
  int[] other(int game);

  /** The outcomes that a game is at least as good as, those that join least first. */
  ImmutableList<Integer> outcomesBelow(int game);
}
