package org.hexproof.realize;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/** Leads wires through the white of a drawing. */
record Router(Canvas canvas) {
  /**
   * What is to be led where.
   *
   * @param node whose stones are led
   * @param ends it has to reach a place of one of these
   */
  record Wire(int node, Set<Integer> starts, List<Set<Integer>> ends) {}

  /**
   * Leads wires, one after the other by a shortest way, if it finds an order in which all can be
   * led; else nothing is changed.
   */
  static boolean lead(Canvas canvas, List<Wire> wires) {
    Router router = new Router(canvas);
    List<Wire> possible = wires.stream().map(router::withoutBlockedEnds).toList();
    return possible.stream().noneMatch(wire -> wire.ends.isEmpty()) && router.lead(possible);
  }

  /** Without the ends that can't be reached even while there are no other wires. */
  private Wire withoutBlockedEnds(Wire wire) {
    return new Wire(
        wire.node,
        wire.starts,
        wire.ends.stream()
            .filter(ends -> !path(canvas, wire.node, wire.starts, ends).isEmpty())
            .toList());
  }

  private boolean lead(List<Wire> wires) {
    for (Wire wire : wires) {
      List<Wire> others = new ArrayList<>(wires);
      others.remove(wire);
      for (Set<Integer> ends : wire.ends) {
        List<Integer> path = path(canvas, wire.node, wire.starts, ends);
        if (path.isEmpty()) {
          continue;
        }
        List<Integer> added = path.stream().filter(place -> canvas.at(place) == 0).toList();
        added.forEach(place -> canvas.put(place, wire.node, 0));
        if (others.isEmpty() || lead(others)) {
          return true;
        }
        added.forEach(place -> canvas.put(place, 0, 0));
      }
    }
    return false;
  }

  /**
   * A shortest way for a wire, from its end to a start, away from all that it may not touch; or
   * empty.
   */
  static List<Integer> path(Canvas canvas, int node, Set<Integer> starts, Set<Integer> ends) {
    return path(canvas, starts, ends, place -> isClear(canvas, place, node));
  }

  /** A shortest way over the allowed places only. */
  static List<Integer> path(
      Canvas canvas, Set<Integer> starts, Set<Integer> ends, IntPredicate allowed) {
    int[] before = new int[(canvas.rows + 2) * (canvas.cols + 2)];
    Arrays.fill(before, -1);
    Deque<Integer> open = new ArrayDeque<>(starts);
    starts.forEach(place -> before[place] = place);
    while (!open.isEmpty()) {
      int place = open.remove();
      if (ends.contains(place)) {
        List<Integer> path = new ArrayList<>(List.of(place));
        for (int at = place; before[at] != at; at = before[at]) {
          path.add(before[at]);
        }
        return path;
      }
      for (int direction = 0; direction < 6; direction++) {
        int next = place + canvas.step(direction);
        if (canvas.isInside(next) && before[next] < 0 && allowed.test(next)) {
          before[next] = place;
          open.add(next);
        }
      }
    }
    return List.of();
  }

  /** Whether a wire of this node may be led over a place. */
  static boolean isClear(Canvas canvas, int place, int node) {
    return canvas.at(place) == 0 && canvas.fixed(place) == 0 && canvas.mayLieAt(place, node);
  }
}
