package org.hexproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SolverPoolTest {
  private static final Problem PROBLEM =
      new Problem(Position.empty(new Board(2, 2)), Color.WHITE, Goal.TOP_TO_BOTTOM);

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
            () ->
                started.getAndIncrement() == 0
                    ? new Counted(problem -> SolverPoolTest.<RuntimeException>sneak(thrown), closed)
                    : new Counted(problem -> StubSolver.decided(Color.BLACK), closed))) {
      assertTold(pool.solve(0, PROBLEM, PROBLEM, Limits.DEFAULT).join(), thrown);
      assertThat(closed).as("a solver in an unknown state is ended").hasValue(1);
      assertThat(pool.solve(0, PROBLEM, PROBLEM, Limits.DEFAULT).join())
          .isInstanceOf(Answer.Decided.class);
      assertThat(pool.solve(0, PROBLEM, PROBLEM, Limits.DEFAULT).join())
          .isInstanceOf(Answer.Decided.class);
    }
    assertThat(started).hasValue(2);
    assertThat(closed).hasValue(2);
  }

  @ParameterizedTest
  @MethodSource("thrown")
  void whateverWorkThrowsIsTold(Throwable thrown) {
    try (SolverPool pool = new SolverPool(1, () -> StubSolver.always("stub", Color.BLACK))) {
      assertTold(pool.run(0, () -> SolverPoolTest.<RuntimeException>sneak(thrown)).join(), thrown);
      assertTold(
          pool.ask(0, solver -> SolverPoolTest.<RuntimeException>sneak(thrown), Function.identity())
              .join(),
          thrown);
    }
  }

  @ParameterizedTest
  @MethodSource("thrown")
  void whateverStartingASolverThrowsIsTold(Throwable thrown) {
    try (SolverPool pool =
        new SolverPool(
            1,
            () -> {
              SolverPoolTest.<RuntimeException>sneak(thrown);
              return StubSolver.always("stub", Color.BLACK);
            })) {
      assertTold(pool.solve(0, PROBLEM, PROBLEM, Limits.DEFAULT).join(), thrown);
    }
  }

  private static void assertTold(Answer answer, Throwable thrown) {
    assertThat(answer).isInstanceOf(Answer.Failed.class);
    assertThat(((Answer.Failed) answer).message())
        .contains(thrown.getMessage() == null ? "IllegalStateException" : thrown.getMessage());
  }
}
