package org.hexproof.find;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Unanswered;
import org.hexproof.solving.Worker;

/**
 * The minimal templates of several placements, each of which has the terminals of the one before a
 * column further to the right. So what is found in one holds, moved, in the next.
 */
final class Walk {
  private final List<BoxPlacement> placements;
  private final FindRequest request;
  private final Random random;
  private final List<Shape> found = new ArrayList<>();
  private final List<Shape> shutIn = new ArrayList<>();
  private final List<Shape> apart = new ArrayList<>();
  private long decisions;

  /**
   * A walk that has not begun.
   *
   * @param number tells the walk from others of the same request
   */
  Walk(List<BoxPlacement> placements, FindRequest request, int number) {
    this.placements = placements;
    this.request = request;
    this.random = new Random(31L * request.seed() + number);
  }

  /**
   * Goes all the way, to be done once.
   *
   * @return whether there is a template, won by Black if so; or why the solver gave no verdict,
   *     which ends the walk
   */
  Answer run(Worker worker) {
    Stopwatch watch = Stopwatch.createStarted();
    Knowledge knowledge = new Knowledge();
    try {
      for (BoxPlacement placement : placements) {
        knowledge = knowledge.moved(placement.board().rows(), placement.ground());
        new MinimalSets(
                decision(placement, worker),
                knowledge,
                new MinimalSets.Demand(
                    placement.required(), placement.oneOf(), request.mostCells()),
                random,
                set -> add(placement, set, worker),
                () -> found.size() >= request.limit())
            .search(placement.ground());
      }
      return new Answer.Decided(
          found.isEmpty() ? Color.WHITE : Color.BLACK,
          ImmutableList.of(),
          ImmutableSet.of(),
          decisions,
          watch.elapsed());
    } catch (Unanswered e) {
      return e.answer();
    }
  }

  private Property decision(BoxPlacement placement, Worker worker) {
    return new Decision(placement, worker, () -> decisions++);
  }

  private void add(BoxPlacement placement, long set, Worker worker) throws Unanswered {
    Shape shape = placement.shape(set);
    // Stones on the edge are joined without a cell, which is no template.
    if (shape.carrier().isEmpty()
        || !shape.isConnected()
        || !needsItsStones(placement, set, worker)) {
      return;
    }
    boolean hasSeam = new Seam(placement, part -> decision(part, worker)).isIn(set);
    (hasSeam ? apart : shape.isOpen() ? found : shutIn).add(shape);
  }

  /** Whether no stone that the promise does not name may be missing from its cell. */
  private boolean needsItsStones(BoxPlacement placement, long set, Worker worker)
      throws Unanswered {
    for (Cell other : placement.others()) {
      long more = set | placement.mask(ImmutableSet.of(other));
      if (decision(placement.without(other), worker).within(more).isPresent()) {
        return false;
      }
    }
    return true;
  }

  /** What was found, in the order of the search. */
  List<Shape> found() {
    return found;
  }

  /** What was left out since it can't be put into a context. */
  List<Shape> shutIn() {
    return shutIn;
  }

  /** What was left out since it is put together of smaller templates. */
  List<Shape> apart() {
    return apart;
  }

  long decisions() {
    return decisions;
  }
}
