package org.hexproof.realize;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Leads wires through the white of a drawing. */
final class Router {
  private final Canvas canvas;

  Router(Canvas canvas) {
    this.canvas = canvas;
  }

  /**
   * Leads two wires from a stone to a place beside another, the first by a shortest way.
   *
   * @return whether it could be done; if not, nothing is changed
   */
  boolean connect(int node, int start, int target, int other, int otherStart, int otherTarget) {
    for (int direction = 0; direction < 6; direction++) {
      List<Integer> path = path(node, start, target + canvas.step(direction));
      path.forEach(place -> canvas.put(place, node, 0));
      for (int turn = 0; turn < 6 && !path.isEmpty(); turn++) {
        List<Integer> second = path(other, otherStart, otherTarget + canvas.step(turn));
        if (!second.isEmpty()) {
          second.forEach(place -> canvas.put(place, other, 0));
          return true;
        }
      }
      path.stream().filter(place -> place != start).forEach(place -> canvas.put(place, 0, 0));
    }
    return false;
  }

  /** A shortest way from a stone to a place, away from all that the node may not touch. */
  private List<Integer> path(int node, int start, int end) {
    int[] before = new int[(canvas.rows + 2) * (canvas.cols + 2)];
    Arrays.fill(before, -1);
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    before[start] = start;
    while (!open.isEmpty()) {
      int place = open.remove();
      if (place == end) {
        List<Integer> path = new ArrayList<>();
        for (int at = end; at != start; at = before[at]) {
          path.add(at);
        }
        path.add(start);
        return path;
      }
      for (int direction = 0; direction < 6; direction++) {
        int next = place + canvas.step(direction);
        if (canvas.isInside(next) && before[next] < 0 && isClear(next, node)) {
          before[next] = place;
          open.add(next);
        }
      }
    }
    return List.of();
  }

  private boolean isClear(int place, int node) {
    if (canvas.at(place) != 0 || canvas.fixed(place) != 0) {
      return false;
    }
    for (int direction = 0; direction < 6; direction++) {
      if (!canvas.mayTouch(node, canvas.at(place + canvas.step(direction)))) {
        return false;
      }
    }
    return true;
  }
}
