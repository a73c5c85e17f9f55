package org.hexproof.solving;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.junit.jupiter.api.Test;

final class FramingSolverTest {
  private static final Problem PROBLEM =
      new Problem(Position.empty(new Board(2, 2)), Color.WHITE, Goal.TOP_TO_BOTTOM);

  @Test
  void aCancelBeforeTheSolverBehindIsAskedHoldsUntilTheNextQuestion() {
    AtomicReference<Runnable> meanwhile = new AtomicReference<>(() -> {});
    StubSolver behind =
        new StubSolver("behind", problem -> StubSolver.decided(Color.BLACK)) {
          @Override
          public boolean supports(Problem problem) {
            meanwhile.get().run();
            return true;
          }
        };
    try (HexSolver solver = new FramingSolver(behind)) {
      meanwhile.set(solver::cancel);
      assertCancelled(solver.solve(PROBLEM, Limits.DEFAULT));
      assertCancelled(solver.winningMoves(PROBLEM, Limits.DEFAULT).answer());
      meanwhile.set(() -> {});
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
    }
  }

  private static void assertCancelled(Answer answer) {
    assertThat(answer)
        .isInstanceOfSatisfying(
            Answer.Undecided.class,
            undecided ->
                assertThat(undecided.reason()).isEqualTo(Answer.Undecided.Reason.CANCELLED));
  }
}
