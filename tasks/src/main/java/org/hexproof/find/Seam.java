package org.hexproof.find;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.hexproof.board.Cell;
import org.hexproof.solver.Unanswered;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;

/**
 * Where a template comes apart: at a stone that two smaller ones share, each with stones and cells
 * of its own. One of them joins the shared stone to stones that the promise names, the other one to
 * the rest of them or to the edge. Chains of bridges are of that kind, and templates with a stone
 * that hangs on another one.
 */
record Seam(BoxPlacement whole, Decider decider) {
  /** Sees what a placement holds with some of the cells. */
  @FunctionalInterface
  interface Decider {
    Property of(BoxPlacement part);
  }

  /** Whether there is such a stone, if these are the cells of the template. */
  boolean isIn(long cells) throws Unanswered {
    if (whole.promise().kind() != Kind.EDGE && whole.promise().kind() != Kind.INTERIOR) {
      return false;
    }
    for (Cell shared : whole.stones()) {
      Set<Cell> rest = Sets.difference(whole.stones(), Set.of(shared));
      for (Set<Cell> part : Sets.powerSet(ImmutableSet.copyOf(rest))) {
        if (comesApart(shared, part, Sets.difference(rest, part), cells)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean comesApart(Cell shared, Set<Cell> part, Set<Cell> rest, long cells)
      throws Unanswered {
    Set<Cell> named = whole.promise().named();
    boolean toEdge = whole.promise() instanceof Promise.ToEdge;
    if (Sets.intersection(part, named).isEmpty()
        || Sets.intersection(rest, named).isEmpty() != toEdge) {
      return false;
    }
    Property one = decider.of(joining(shared, part));
    Property other =
        decider.of(
            whole.promise() instanceof Promise.ToEdge promise
                ? part(new Promise.ToEdge(ImmutableSet.of(shared), promise.edge()), rest)
                : joining(shared, rest));
    if (other.within(cells).isEmpty()) {
      return false;
    }
    AtomicBoolean found = new AtomicBoolean();
    new MinimalSets(
            one,
            new Knowledge(),
            MinimalSets.Demand.NOTHING,
            new Random(0),
            set -> found.compareAndSet(false, other.within(cells & ~set).isPresent()),
            found::get)
        .search(cells);
    return found.get();
  }

  /** The shared stone and those of the part that the promise names, to be joined. */
  private BoxPlacement joining(Cell shared, Set<Cell> part) {
    ImmutableSet<Cell> joined =
        ImmutableSet.<Cell>builder()
            .add(shared)
            .addAll(Sets.intersection(part, whole.promise().named()))
            .build();
    return part(new Promise.Interior(joined), Sets.difference(part, joined));
  }

  private BoxPlacement part(Promise promise, Set<Cell> others) {
    return new BoxPlacement(promise, whole.board(), ImmutableSet.copyOf(others));
  }
}
