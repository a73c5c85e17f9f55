package org.hexproof.induction;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.solver.Problem;

/** Reads a step again, whoever found it. */
final class StepCheck {
  private final Step step;
  private final Window window;
  private final Set<Problem> problems = new LinkedHashSet<>();

  private StepCheck(Step step) {
    this.step = step;
    this.window = step.window();
  }

  /**
   * What Black has to win, with White to move, for the step to be right.
   *
   * @throws IllegalStateException if it is wrong, whoever wins these
   */
  static ImmutableSet<Problem> problems(Step step) {
    StepCheck check = new StepCheck(step);
    check.answer(ImmutableSet.of(check.window.head()), check.window.room(), step.replies());
    return ImmutableSet.copyOf(check.problems);
  }

  /** Black has stones, White none of the free cells, and White moves. */
  private void answer(
      ImmutableSet<Cell> black, ImmutableSet<Cell> free, ImmutableList<Reply> replies) {
    checkState(
        replies.stream().anyMatch(Reply.ToEdge.class::isInstance),
        "no reply joins the head to the edge if White plays elsewhere");
    Set<Cell> open = new LinkedHashSet<>(free);
    for (Reply reply : replies) {
      open.retainAll(reply.way());
      checkState(
          free.containsAll(reply.way()) && !reply.cells().contains(reply.move()),
          "the reply %s needs other cells than there are",
          reply.move());
      follow(Sets.union(black, ImmutableSet.of(reply.move())).immutableCopy(), reply);
    }
    checkState(open.isEmpty(), "White's moves %s have no reply", open);
  }

  private void follow(ImmutableSet<Cell> black, Reply reply) {
    if (reply instanceof Reply.Onward onward) {
      answer(black, onward.cells(), onward.replies());
      return;
    }
    if (reply instanceof Reply.ToLadder next) {
      Rung rung = next.rung();
      checkState(
          window.rungs(step.lower()).contains(rung)
              && black.contains(rung.head(window))
              && next.cells().containsAll(Sets.difference(rung.room(window), black)),
          "the ladder at %s can't go on there",
          rung.head(window));
    }
    problem(window, black, reply).ifPresent(problems::add);
  }

  /** What Black wins if a reply is right that ends the step, once he has these stones. */
  static Optional<Problem> problem(Window window, ImmutableSet<Cell> black, Reply reply) {
    if (reply instanceof Reply.ToEdge) {
      return Optional.of(window.toEdge(black, reply.cells(), Color.WHITE));
    }
    if (reply instanceof Reply.ToLadder next) {
      ImmutableSet<Cell> room = next.rung().room(window);
      return Optional.of(
          window.toCell(
              Sets.difference(black, room).immutableCopy(),
              Sets.difference(next.cells(), room).immutableCopy(),
              Color.WHITE,
              next.rung().head(window)));
    }
    return Optional.empty();
  }
}
