package org.hexproof.solving;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.region.PromiseByValue;
import org.hexproof.shannon.Coloring;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;

/** Computes the value of the shape and compares; small shapes only, but of every kind. */
final class ByValue {
  private ByValue() {}

  /**
   * Answers without a solver.
   *
   * @param base has the empty cells that the shape had before White took some
   * @param bytes how much memory positions and values may take together
   */
  static Answer answer(Question.Value question, Position base, long bytes) {
    Stopwatch watch = Stopwatch.createStarted();
    Position position = question.position();
    ImmutableSet<Cell> carrier = carrier(question, base);
    ImmutableSet<Cell> taken = Sets.difference(carrier, position.empty()).immutableCopy();
    Position stones = Position.of(position.board(), position.black(), ImmutableSet.of());
    try {
      boolean holds =
          new PromiseByValue(Coloring.MAX_CELLS, bytes / 2)
              .decide(stones, carrier, taken, question.promise())
              .holds();
      return new Answer.Decided(
          holds ? Color.BLACK : Color.WHITE,
          ImmutableList.of(),
          position.empty(),
          0,
          watch.elapsed(),
          Basis.VALUE);
    } catch (GameTooLargeException | StoreFullException e) {
      return new Answer.Undecided(Answer.Undecided.Reason.MEMORY, 0, watch.elapsed());
    }
  }

  /** The cell that a fork is about belongs to the shape even if White has it. */
  private static ImmutableSet<Cell> carrier(Question.Value question, Position base) {
    return ImmutableSet.<Cell>builder()
        .addAll(base.empty())
        .addAll(question.position().empty())
        .addAll(question.promise().pivot().stream().iterator())
        .build();
  }
}
