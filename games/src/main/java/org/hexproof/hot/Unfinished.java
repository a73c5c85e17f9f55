package org.hexproof.hot;

import java.util.List;
import org.hexproof.cgt.Dyadic;
import org.hexproof.cgt.Side;

/**
 * A game that is no number and is not in canonical form yet, with one option on each side at least,
 * compared with values.
 */
record Unfinished(
    List<Game> left, List<Game> right, GameOrder order, Dyadic leftStop, Dyadic rightStop) {
  Unfinished(List<Game> left, List<Game> right, GameOrder order) {
    this(left, right, order, Game.leftStopOf(left), Game.rightStopOf(right));
  }

  List<Game> options(Side side) {
    return side == Side.LEFT ? left : right;
  }

  /** Whether this is at least as good for a side as the value. */
  boolean isAtLeastAsGood(Side side, Game value) {
    Side other = side.opponent();
    if (isLower(side, stop(other), value.stop(other))
        || isLower(side, stop(side), value.stop(side))) {
      return false;
    }
    if (isLower(side, value.stop(side), stop(other))) {
      return true;
    }
    for (Game option : options(other)) {
      if (order.isAtMost(side, option, value)) {
        return false;
      }
    }
    return value.isNumber()
        || value.options(side).stream().noneMatch(option -> isAtLeastAsGood(other, option));
  }

  private Dyadic stop(Side begins) {
    return begins == Side.LEFT ? leftStop : rightStop;
  }

  private static boolean isLower(Side side, Dyadic a, Dyadic b) {
    return side == Side.LEFT ? a.compareTo(b) < 0 : a.compareTo(b) > 0;
  }
}
