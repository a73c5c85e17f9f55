package org.hexproof.solving;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.junit.jupiter.api.Test;

class LentSolverTest {
  private static final Problem PROBLEM =
      new Problem(Position.empty(new Board(2, 2)), Color.BLACK, Goal.TOP_TO_BOTTOM);
  private static final Limits HOUR = new Limits(Duration.ofHours(1), 1 << 20);

  private final List<Limits> asked = new ArrayList<>();
  private final StubSolver solver =
      new StubSolver("stub", problem -> StubSolver.decided(Color.BLACK)) {
        @Override
        public Answer solve(Problem problem, Limits limits) {
          asked.add(limits);
          return super.solve(problem, limits);
        }

        @Override
        public Moves winningMoves(Problem problem, Limits limits) {
          asked.add(limits);
          return super.winningMoves(problem, limits);
        }

        @Override
        public void close() {
          throw new AssertionError("it was lent");
        }
      };

  @Test
  void leavesTheTimeThatIsLeft() {
    Duration minute = Duration.ofMinutes(1);
    try (LentSolver lent = new LentSolver(solver, minute)) {
      assertThat(lent.solve(PROBLEM, HOUR)).isInstanceOf(Answer.Decided.class);
      assertThat(lent.winningMoves(PROBLEM, HOUR).answer()).isInstanceOf(Answer.Decided.class);
    }
    assertThat(asked)
        .hasSize(2)
        .allSatisfy(limits -> assertThat(limits.time()).isLessThanOrEqualTo(minute))
        .allSatisfy(limits -> assertThat(limits.bytes()).isEqualTo(HOUR.bytes()));
    assertThat(asked.get(1).time()).isLessThanOrEqualTo(asked.get(0).time());
  }

  @Test
  void asksNothingWhenTheTimeIsOver() {
    try (LentSolver lent = new LentSolver(solver, Duration.ZERO)) {
      assertThat(lent.solve(PROBLEM, HOUR)).isInstanceOf(Answer.Undecided.class);
      assertThat(lent.winningMoves(PROBLEM, HOUR).answer()).isInstanceOf(Answer.Undecided.class);
    }
    assertThat(asked).isEmpty();
  }
}
