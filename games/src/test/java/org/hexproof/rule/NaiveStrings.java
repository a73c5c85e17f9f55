package org.hexproof.rule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hexproof.entailing.ImpartialValue;
import org.hexproof.entailing.Nimbers;

/** Strings and coins by their rules, string by string, with no thought of what moves are good. */
final class NaiveStrings {
  private record Position(Set<Integer> left, int nimber) {}

  private final EdgeGraph graph;
  private final Map<Position, Boolean> wins = new HashMap<>();
  private final Map<Set<Integer>, Integer> margins = new HashMap<>();
  private final Map<Set<Integer>, ImpartialValue> values = new HashMap<>();

  NaiveStrings(EdgeGraph graph) {
    this.graph = graph;
  }

  static Set<Integer> strings(long position) {
    Set<Integer> strings = new HashSet<>();
    for (int i = 0; i < Long.SIZE; i++) {
      if ((position >> i & 1) != 0) {
        strings.add(i);
      }
    }
    return strings;
  }

  private int coinsHeld(Set<Integer> left) {
    Set<Integer> held = new HashSet<>();
    for (int string : left) {
      held.add(graph.edges().get(string).one());
      held.add(graph.edges().get(string).other());
    }
    held.remove(EdgeGraph.GROUND);
    return held.size();
  }

  private static Set<Integer> without(Set<Integer> left, int string) {
    Set<Integer> after = new HashSet<>(left);
    after.remove(string);
    return after;
  }

  int taken(Set<Integer> left, int string) {
    return coinsHeld(left) - coinsHeld(without(left, string));
  }

  /** Whether the player to move wins Nimstring beside a nimber. */
  boolean wins(Set<Integer> left, int nimber) {
    Position position = new Position(left, nimber);
    Boolean answer = wins.get(position);
    if (answer == null) {
      answer = canWin(left, nimber);
      wins.put(position, answer);
    }
    return answer;
  }

  private boolean canWin(Set<Integer> left, int nimber) {
    for (int less = 0; less < nimber; less++) {
      if (!wins(left, less)) {
        return true;
      }
    }
    for (int string : left) {
      if (wins(without(left, string), nimber) == taken(left, string) > 0) {
        return true;
      }
    }
    return false;
  }

  /** The value by the affine mex rule, of the whole and of every move. */
  ImpartialValue value(Set<Integer> left) {
    ImpartialValue value = values.get(left);
    if (value == null) {
      Nimbers won = Nimbers.NONE;
      for (int string : left) {
        ImpartialValue after = value(without(left, string));
        Nimbers only = Nimbers.only(after);
        won = won.union(taken(left, string) > 0 ? only.complement() : only);
      }
      value = won.mex();
      values.put(left, value);
    }
    return value;
  }

  /** By how many coins the player to move gets more. */
  int margin(Set<Integer> left) {
    Integer margin = margins.get(left);
    if (margin == null) {
      List<Integer> all = new ArrayList<>();
      for (int string : left) {
        int taken = taken(left, string);
        int rest = margin(without(left, string));
        all.add(taken > 0 ? taken + rest : -rest);
      }
      margin = all.stream().mapToInt(Integer::intValue).max().orElse(0);
      margins.put(left, margin);
    }
    return margin;
  }
}
