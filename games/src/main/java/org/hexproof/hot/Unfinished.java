package org.hexproof.hot;

import java.util.List;
import org.hexproof.cgt.Dyadic;

/**
 * A game that is no number and is not in canonical form yet, with one option on each side at least,
 * compared with values.
 */
record Unfinished(
    List<Game> left, List<Game> right, GameOrder order, Dyadic leftStop, Dyadic rightStop) {
  Unfinished(List<Game> left, List<Game> right, GameOrder order) {
    this(left, right, order, Game.leftStopOf(left), Game.rightStopOf(right));
  }

  /** Whether the value is at most this. */
  boolean isAtLeast(Game value) {
    if (value.rightStop().compareTo(rightStop) > 0 || value.leftStop().compareTo(leftStop) > 0) {
      return false;
    }
    if (value.leftStop().compareTo(rightStop) < 0) {
      return true;
    }
    for (Game option : right) {
      if (order.isAtMost(option, value)) {
        return false;
      }
    }
    return value.isNumber() || value.left().stream().noneMatch(this::isAtMost);
  }

  /** Whether the value is at least this. */
  boolean isAtMost(Game value) {
    if (value.rightStop().compareTo(rightStop) < 0 || value.leftStop().compareTo(leftStop) < 0) {
      return false;
    }
    if (value.rightStop().compareTo(leftStop) > 0) {
      return true;
    }
    for (Game option : left) {
      if (order.isAtMost(value, option)) {
        return false;
      }
    }
    return value.isNumber() || value.right().stream().noneMatch(this::isAtLeast);
  }
}
