package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.cgt.Dyadic;

/**
 * Brings games to canonical form: numbers by the simplest number that fits, the others by leaving
 * out dominated options and bypassing reversible ones ([CGT], section II.2).
 */
record GameSimplifier(Games games, GameOrder order) {
  /** The value of a game whose options are values. */
  Game simplify(ImmutableList<Game> left, ImmutableList<Game> right) {
    List<Game> lefts = best(left, true);
    List<Game> rights = best(right, false);
    Optional<Dyadic> number = number(lefts, rights);
    if (number.isPresent()) {
      return games.number(number.get());
    }
    Unfinished game = new Unfinished(lefts, rights, order);
    List<Game> passedLeft = best(bypass(game, true), true);
    List<Game> passedRight = best(bypass(game, false), false);
    return games.canonical(passedLeft, passedRight);
  }

  /**
   * Those that no other dominates; which of equal ones stays does not matter, they are the same.
   */
  private List<Game> best(Collection<Game> options, boolean forLeft) {
    List<Game> best = new ArrayList<>();
    for (Game option : options) {
      if (best.stream().noneMatch(other -> isAtLeastAsGood(other, option, forLeft))) {
        best.removeIf(other -> isAtLeastAsGood(option, other, forLeft));
        best.add(option);
      }
    }
    return best;
  }

  private boolean isAtLeastAsGood(Game a, Game b, boolean forLeft) {
    return forLeft ? order.isAtMost(b, a) : order.isAtMost(a, b);
  }

  /**
   * The simplest x that no left option is at least, nor any right option at most. If there is none,
   * the game is no number.
   */
  private Optional<Dyadic> number(List<Game> left, List<Game> right) {
    Optional<Interval.Endpoint> low = Optional.empty();
    if (!left.isEmpty()) {
      Dyadic at = Game.leftStopOf(left);
      Game end = games.number(at);
      low = bound(at, left.stream().noneMatch(option -> order.isAtMost(end, option)));
    }
    Optional<Interval.Endpoint> high = Optional.empty();
    if (!right.isEmpty()) {
      Dyadic at = Game.rightStopOf(right);
      Game end = games.number(at);
      high = bound(at, right.stream().noneMatch(option -> order.isAtMost(option, end)));
    }
    return new Interval(low, high).simplest();
  }

  private static Optional<Interval.Endpoint> bound(Dyadic at, boolean within) {
    return Optional.of(new Interval.Endpoint(at, within));
  }

  private static Set<Game> bypass(Unfinished game, boolean forLeft) {
    Set<Game> kept = new LinkedHashSet<>();
    Deque<Game> open = new ArrayDeque<>(forLeft ? game.left() : game.right());
    Set<Game> seen = new LinkedHashSet<>(open);
    while (!open.isEmpty()) {
      Game option = open.poll();
      Optional<Game> reply =
          forLeft
              ? option.right().stream().filter(game::isAtLeast).findFirst()
              : option.left().stream().filter(game::isAtMost).findFirst();
      if (reply.isEmpty()) {
        kept.add(option);
      } else {
        ImmutableList<Game> next = forLeft ? reply.get().left() : reply.get().right();
        next.stream().filter(seen::add).forEach(open::add);
      }
    }
    return kept;
  }
}
