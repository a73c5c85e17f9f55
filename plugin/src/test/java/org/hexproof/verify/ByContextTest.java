package org.hexproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.realize.Effort;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.template.Claim;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

final class ByContextTest {
  private static final Template BOTH = both("b1", "d1", "c1", "a2", "b2", "c2", "d2");

  private static Template both(String a, String b, String... carrier) {
    return new Template(
        "both",
        ImmutableList.of(),
        Position.of(
            new Board(4, 2), ImmutableList.of(Cell.parse(a), Cell.parse(b)), ImmutableList.of()),
        ImmutableList.copyOf(carrier).stream()
            .map(Cell::parse)
            .collect(ImmutableSet.toImmutableSet()),
        new Promise.ConnectsBoth(Cell.parse(a), Cell.parse(b), Edge.BOTTOM),
        Claim.VALID_AND_MINIMAL,
        "");
  }

  @Test
  void boardsAreDrawnByThePoolAndNoLongerThanItGoesOn() throws Exception {
    CountDownLatch drawing = new CountDownLatch(1);
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    Effort endless =
        new Effort(1, Integer.MAX_VALUE, Duration.ofDays(1))
            .until(
                () -> {
                  threads.add(Thread.currentThread());
                  drawing.countDown();
                  return false;
                });
    CompletableFuture<Ruling> ruling;
    try (SolverPool pool = new SolverPool(1, () -> StubSolver.always("stub", Color.BLACK))) {
      Decider context = new ByContext(pool, Limits.DEFAULT, 1, false, endless);
      assertThat(context.objection(BOTH)).isEmpty();
      ruling = context.decide(0, BOTH, BOTH.surrounded());
      drawing.await();
      pool.cancel(Duration.ZERO);
      assertThat(ruling.join())
          .isInstanceOfSatisfying(
              Ruling.Answered.class,
              answered -> assertThat(answered.answer()).isInstanceOf(Answer.Undecided.class));
    }
    assertThat(threads).isNotEmpty().doesNotContain(Thread.currentThread());
  }

  @Test
  void aTowerIsOutOfReachOfASolverThatKnowsNothingButWholeBoards() {
    StubSolver whole =
        new StubSolver("whole", problem -> StubSolver.decided(Color.BLACK)) {
          @Override
          public boolean supports(Problem problem) {
            return problem.goal().equals(Goal.TOP_TO_BOTTOM);
          }

          @Override
          public Answer solve(Problem problem, Limits limits) {
            return supports(problem)
                ? super.solve(problem, limits)
                : new Answer.Failed("not supported", Duration.ZERO);
          }
        };
    try (SolverPool pool = new SolverPool(1, () -> whole)) {
      Decider context = new ByContext(pool, Limits.DEFAULT, 1, false);
      assertThat(context.decide(0, BOTH, BOTH.surrounded()).join())
          .isInstanceOfSatisfying(
              Ruling.OutOfReach.class,
              out -> assertThat(out.reason()).contains("whole can't be asked whether"));
    }
  }
}
