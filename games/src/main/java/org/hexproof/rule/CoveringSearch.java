package org.hexproof.rule;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.hexproof.cgt.Side;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.hexproof.value.GameTooLargeException;

/**
 * Who wins a {@link Covering}, by search: moves are tried by the bounds of what they lead to, where
 * these do not decide, and symmetric positions are searched once. Not for several threads.
 */
final class CoveringSearch {
  private static final int MAX_STATES = 12_000_000;

  /** A move that bounds leave open. */
  private record Way(long after, double balance) {}

  private final Covering covering;
  private final Games games;
  private final Runnable watch;
  private final CoveringBounds bounds;
  private final Long2IntOpenHashMap leftFirst = new Long2IntOpenHashMap();
  private final Long2IntOpenHashMap rightFirst = new Long2IntOpenHashMap();

  /** The watch is told of each state, and may throw to stop the search. */
  CoveringSearch(Covering covering, RuleValues<Grid> values, Games games, Runnable watch) {
    this.covering = covering;
    this.games = games;
    this.watch = watch;
    this.bounds = new CoveringBounds(covering, values, games);
    leftFirst.defaultReturnValue(-1);
    rightFirst.defaultReturnValue(-1);
  }

  /** Whether a side wins if it moves first. */
  boolean firstWins(Side first) {
    return wins(covering.start(), first);
  }

  private boolean wins(long free, Side first) {
    boolean exchanged = first == Side.RIGHT && covering.isFair();
    long standard = covering.standard(free, exchanged);
    Long2IntOpenHashMap known = first == Side.LEFT || exchanged ? leftFirst : rightFirst;
    int answer = known.get(standard);
    if (answer < 0) {
      watch.run();
      LongArrayList parts = covering.parts(free);
      answer =
          (parts.longStream().allMatch(CoveringBounds::isSmall)
                  ? winsBy(bounds.sum(parts), first)
                  : search(free, first))
              ? 1
              : 0;
      if (leftFirst.size() + rightFirst.size() >= MAX_STATES) {
        throw new GameTooLargeException("more than %s positions come up", MAX_STATES);
      }
      known.put(standard, answer);
    }
    return answer > 0;
  }

  private boolean winsBy(Game value, Side first) {
    return !games.isAtMost(first, value, games.zero());
  }

  private boolean search(long free, Side first) {
    List<Way> ways = new ArrayList<>();
    for (long move : covering.moves(first)) {
      if ((move & ~free) == 0) {
        long after = covering.playable(free & ~move);
        CoveringBounds.Bounds told = bounds.of(covering.parts(after));
        if (told.firstLoses(first.opponent())) {
          return true;
        }
        if (!told.firstWins(first.opponent())) {
          ways.add(new Way(after, told.balance(first.opponent())));
        }
      }
    }
    ways.sort(Comparator.comparingDouble(Way::balance));
    return ways.stream().anyMatch(way -> !wins(way.after(), first.opponent()));
  }
}
