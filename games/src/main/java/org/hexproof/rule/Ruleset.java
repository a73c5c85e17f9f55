package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import java.util.function.Predicate;
import org.hexproof.cgt.Side;
import org.hexproof.hot.Games;

/**
 * How a game is played.
 *
 * @param <P> its positions, which know {@code equals}
 */
public interface Ruleset<P> {
  /** The positions that a side can move to. */
  ImmutableList<P> options(P position, Side side);

  /** A part that is played by itself, and whether the players are exchanged in it. */
  record Component<P>(P position, boolean negative) {}

  /** Independent parts whose sum the position is, each moved to where it is known from. */
  default ImmutableList<Component<P>> parts(P position) {
    return ImmutableList.of(new Component<>(position, false));
  }

  /** How large a part is, if that is known; small ones have values that are quickly found. */
  default int size(P part) {
    return Integer.MAX_VALUE;
  }

  /** Who wins if a side moves first, by search; the watch may throw to stop it. */
  default Predicate<Side> firstWins(P position, Games games, Runnable watch) {
    OutcomeSearch<P> search = new OutcomeSearch<>(this, false, games, watch);
    return side -> search.firstWins(position, side == Side.LEFT);
  }

  /** A move in words, by the position before and the one after it. */
  String move(P before, P after);
}
