package org.hexproof.hot;

import com.google.common.collect.BoundType;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Range;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.cgt.Dyadic;
import org.hexproof.cgt.Side;

/**
 * Brings games to canonical form: numbers by the simplest number that fits, the others by leaving
 * out dominated options and bypassing reversible ones ([CGT], section II.2).
 */
record GameSimplifier(Games games, GameOrder order) {
  /** The value of a game whose options are values. */
  Game simplify(ImmutableList<Game> left, ImmutableList<Game> right) {
    List<Game> lefts = best(left, Side.LEFT);
    List<Game> rights = best(right, Side.RIGHT);
    Optional<Dyadic> number = number(lefts, rights);
    if (number.isPresent()) {
      return games.number(number.get());
    }
    Unfinished game = new Unfinished(lefts, rights, order);
    List<Game> passedLeft = best(bypass(game, Side.LEFT), Side.LEFT);
    List<Game> passedRight = best(bypass(game, Side.RIGHT), Side.RIGHT);
    return games.canonical(passedLeft, passedRight);
  }

  /**
   * Those that no other dominates; which of equal ones stays does not matter, they are the same.
   */
  private List<Game> best(Collection<Game> options, Side side) {
    List<Game> best = new ArrayList<>();
    for (Game option : options) {
      if (best.stream().noneMatch(other -> order.isAtMost(side, option, other))) {
        best.removeIf(other -> order.isAtMost(side, other, option));
        best.add(option);
      }
    }
    return best;
  }

  /**
   * The simplest x that no left option is at least, nor any right option at most. If there is none,
   * the game is no number.
   */
  private Optional<Dyadic> number(List<Game> left, List<Game> right) {
    Range<Dyadic> above = Range.all();
    if (!left.isEmpty()) {
      Dyadic at = Game.leftStopOf(left);
      Game end = games.number(at);
      above = Range.downTo(at, bound(left.stream().anyMatch(o -> order.isAtMost(end, o))));
    }
    Range<Dyadic> below = Range.all();
    if (!right.isEmpty()) {
      Dyadic at = Game.rightStopOf(right);
      Game end = games.number(at);
      below = Range.upTo(at, bound(right.stream().anyMatch(o -> order.isAtMost(o, end))));
    }
    return above.isConnected(below) && !above.intersection(below).isEmpty()
        ? Optional.of(Dyadic.simplest(above.intersection(below)))
        : Optional.empty();
  }

  private static BoundType bound(boolean isTaken) {
    return isTaken ? BoundType.OPEN : BoundType.CLOSED;
  }

  private static Set<Game> bypass(Unfinished game, Side side) {
    Set<Game> kept = new LinkedHashSet<>();
    Deque<Game> open = new ArrayDeque<>(game.options(side));
    Set<Game> seen = new LinkedHashSet<>(open);
    while (!open.isEmpty()) {
      Game option = open.poll();
      Optional<Game> reply =
          option.options(side.opponent()).stream()
              .filter(value -> game.isAtLeastAsGood(side, value))
              .findFirst();
      if (reply.isEmpty()) {
        kept.add(option);
      } else {
        reply.get().options(side).stream().filter(seen::add).forEach(open::add);
      }
    }
    return kept;
  }
}
