package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Leads wires that come down from a row side by side, so that each keeps to the right of the ones
 * before. In this order each one first hugs the one before, on its way from the left wall of the
 * drawing, which leaves the most room to those after it; then all are made short.
 */
final class Bundle {
  private static final int DOWN = 3;

  /** The turns in the order in which they are tried, from right to left; there is no way back. */
  private static final int[] TURNS = {2, 1, 0, 5, 4};

  /**
   * What is to be led where.
   *
   * @param node whose stones are led
   * @param start the place of a stone in the row from which they come
   * @param ends it has to reach one of these places
   */
  record Wire(int node, int start, Set<Integer> ends) {}

  private final Canvas canvas;
  private final List<Wire> wires;
  private final List<List<Integer>> led = new ArrayList<>();

  private Bundle(Canvas canvas, List<Wire> wires) {
    this.canvas = canvas;
    this.wires = wires;
  }

  /**
   * Leads the wires, from left to right, or rather clockwise around what they lead to. If not all
   * could be led, the drawing is of no use any more.
   */
  static boolean lead(Canvas canvas, List<Wire> wires) {
    Bundle bundle = new Bundle(canvas, wires);
    for (Wire wire : wires) {
      List<Integer> path = bundle.hugging(wire);
      if (path.isEmpty()) {
        return false;
      }
      bundle.led.add(bundle.draw(path, wire.node));
    }
    while (bundle.shorten()) {}
    return true;
  }

  private List<Integer> draw(List<Integer> path, int node) {
    List<Integer> added = path.stream().filter(place -> canvas.at(place) == 0).toList();
    added.forEach(place -> canvas.put(place, node, 0));
    return added;
  }

  /** The rightmost way, as one sees it who goes down. */
  private ImmutableList<Integer> hugging(Wire wire) {
    int[] heading = new int[(canvas.rows + 2) * (canvas.cols + 2)];
    int[] tried = new int[heading.length];
    boolean[] seen = new boolean[heading.length];
    Deque<Integer> path = new ArrayDeque<>();
    path.push(wire.start);
    heading[wire.start] = DOWN;
    while (!path.isEmpty()) {
      int place = path.peek();
      if (wire.ends.contains(place)) {
        return ImmutableList.copyOf(path);
      }
      if (tried[place] == TURNS.length) {
        path.pop();
        continue;
      }
      int direction = (heading[place] + TURNS[tried[place]]) % 6;
      tried[place]++;
      int next = place + canvas.step(direction);
      if (canvas.isInside(next)
          && canvas.row(next) >= canvas.row(wire.start)
          && !seen[next]
          && Router.isClear(canvas, next, wire.node)) {
        seen[next] = true;
        heading[next] = direction;
        path.push(next);
      }
    }
    return ImmutableList.of();
  }

  /** Leads each wire anew by a shortest way between its neighbours, the last one first. */
  private boolean shorten() {
    boolean shorter = false;
    for (int i = wires.size() - 1; i >= 0; i--) {
      Wire wire = wires.get(i);
      List<Integer> before = led.get(i);
      before.forEach(place -> canvas.put(place, 0, 0));
      led.set(i, draw(Router.path(canvas, wire.node, Set.of(wire.start), wire.ends), wire.node));
      shorter |= led.get(i).size() < before.size();
    }
    return shorter;
  }
}
