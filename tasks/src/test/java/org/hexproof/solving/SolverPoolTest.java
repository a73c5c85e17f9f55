package org.hexproof.solving;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.template.Promise;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SolverPoolTest {
  private static final Position POSITION = Position.empty(new Board(2, 2));

  private static final Question QUESTION =
      new Question.Goal(new Problem(POSITION, Color.WHITE, Goal.TOP_TO_BOTTOM));

  static List<Throwable> thrown() {
    return List.of(
        new OutOfMemoryError("on purpose"),
        new StackOverflowError("on purpose"),
        new UnsatisfiedLinkError("on purpose"),
        new AssertionError("on purpose"),
        new IllegalStateException("on purpose"),
        new IllegalStateException());
  }

  /** Counts those that are ended. */
  private static final class Counted extends StubSolver {
    private final AtomicInteger closed;

    Counted(Function<Problem, Answer> answers, AtomicInteger closed) {
      super("counted", answers);
      this.closed = closed;
    }

    @Override
    public void close() {
      closed.incrementAndGet();
    }
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> Answer sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }

  @ParameterizedTest
  @MethodSource("thrown")
  void whateverASolverThrowsIsTold(Throwable thrown) {
    AtomicInteger started = new AtomicInteger();
    AtomicInteger closed = new AtomicInteger();
    try (SolverPool pool =
        new SolverPool(
            1,
            Limits.DEFAULT,
            () ->
                started.getAndIncrement() == 0
                    ? new Counted(problem -> SolverPoolTest.<RuntimeException>sneak(thrown), closed)
                    : new Counted(problem -> StubSolver.decided(Color.BLACK), closed))) {
      assertTold(answer(pool), thrown);
      assertThat(closed).as("a solver in an unknown state is ended").hasValue(1);
      assertThat(answer(pool)).isInstanceOf(Answer.Decided.class);
      assertThat(answer(pool)).isInstanceOf(Answer.Decided.class);
    }
    assertThat(started).hasValue(2);
    assertThat(closed).hasValue(2);
  }

  @ParameterizedTest
  @MethodSource("thrown")
  void whateverWorkThrowsIsTold(Throwable thrown) {
    try (SolverPool pool =
        new SolverPool(1, Limits.DEFAULT, () -> StubSolver.always("stub", Color.BLACK))) {
      assertTold(
          pool.series(0, worker -> SolverPoolTest.<RuntimeException>sneak(thrown)).join(), thrown);
    }
  }

  @ParameterizedTest
  @MethodSource("thrown")
  void whateverStartingASolverThrowsIsTold(Throwable thrown) {
    try (SolverPool pool =
        new SolverPool(
            1,
            Limits.DEFAULT,
            () -> {
              SolverPoolTest.<RuntimeException>sneak(thrown);
              return StubSolver.always("stub", Color.BLACK);
            })) {
      assertTold(answer(pool), thrown);
    }
  }

  @Test
  void aValueNeedsNoSolver() {
    Position position =
        Position.of(new Board(2, 2), List.of(Cell.parse("b1")), List.of(Cell.parse("a1")));
    Promise promise = new Promise.ToEdge(ImmutableSet.of(Cell.parse("b1")), Edge.BOTTOM);
    try (SolverPool pool =
        new SolverPool(
            1,
            Limits.DEFAULT,
            () -> {
              throw new IllegalStateException("no solver");
            })) {
      assertThat(pool.ask(0, new Question.Value(position, promise), position).join())
          .isInstanceOfSatisfying(
              Ruling.Answered.class,
              answered ->
                  assertThat(answered.answer())
                      .isInstanceOfSatisfying(
                          Answer.Decided.class,
                          decided -> assertThat(decided.winner()).isEqualTo(Color.BLACK)));
    }
  }

  @Test
  void aCancelledPoolAnswersJustThat() {
    try (SolverPool pool =
        new SolverPool(1, Limits.DEFAULT, () -> StubSolver.always("stub", Color.BLACK))) {
      pool.cancel(Duration.ZERO);
      assertThat(answer(pool))
          .isEqualTo(new Answer.Undecided(Answer.Undecided.Reason.CANCELLED, 0, Duration.ZERO));
    }
  }

  private static Answer answer(SolverPool pool) {
    return ((Ruling.Answered) pool.ask(0, QUESTION, POSITION).join()).answer();
  }

  private static void assertTold(Answer answer, Throwable thrown) {
    assertThat(answer).isInstanceOf(Answer.Failed.class);
    assertThat(((Answer.Failed) answer).message())
        .contains(thrown.getMessage() == null ? "IllegalStateException" : thrown.getMessage());
  }
}
