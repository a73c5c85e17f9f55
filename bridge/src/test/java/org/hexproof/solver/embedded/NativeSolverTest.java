package org.hexproof.solver.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.reflect.Reflection;
import java.lang.reflect.InvocationHandler;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.HexSolverContract;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.junit.jupiter.api.Test;

class NativeSolverTest extends HexSolverContract {
  @Override
  protected HexSolver newSolver() {
    return EmbeddedLibrary.load().newSolver(1);
  }

  /** All of 3x3, and more random ones, are asked by the solver's own tests. */
  @Override
  protected Stream<Board> smallBoards() {
    return Problems.boards(3).filter(board -> board.size() <= 6);
  }

  @Override
  protected Stream<Problem> wholeBoards() {
    Problems problems = new Problems(3);
    return Stream.generate(() -> problems.whole(5, 11)).limit(4_000);
  }

  @Override
  protected Stream<Problem> composedGoals() {
    Problems problems = new Problems(4);
    return Stream.generate(() -> problems.composed(5, 10)).limit(4_000);
  }

  @Override
  protected Problem hard() {
    return new Problem(Position.empty(new Board(14, 14)), Color.BLACK, Goal.TOP_TO_BOTTOM);
  }

  @Test
  void aLimitOfWorkEndsASolveAtTheSamePointEachTime() {
    Limits limits = new Limits(Duration.ofDays(1), 1 << 20).withWork(20);
    try (HexSolver other = newSolver()) {
      Answer.Undecided late = (Answer.Undecided) other.solve(hard(), limits);
      assertThat(late.reason()).isEqualTo(Answer.Undecided.Reason.TIME);
      assertThat(late.nodes()).isPositive();
      assertThat(((Answer.Undecided) other.solve(hard(), limits)).nodes()).isEqualTo(late.nodes());
      Answer more = other.solve(hard(), limits.withWork(40));
      assertThat(((Answer.Undecided) more).nodes()).isGreaterThan(late.nodes());
      assertThat(other.winningMoves(hard(), limits).answer()).isInstanceOf(Answer.Undecided.class);
    }
  }

  @Test
  void aCancelBeforeOrAfterTheOpeningOfASessionEndsTheSolve() {
    EmbeddedLibrary library = EmbeddedLibrary.load();
    for (boolean before : new boolean[] {true, false}) {
      SolverFunctions undisturbed = library.newFunctions();
      AtomicReference<Runnable> disturbance = new AtomicReference<>(() -> {});
      InvocationHandler disturbed =
          (proxy, method, arguments) -> {
            boolean opens = method.getName().equals("openSession");
            if (opens && before) {
              disturbance.get().run();
            }
            Object result = method.invoke(undisturbed, arguments);
            if (opens && !before) {
              disturbance.get().run();
            }
            return result;
          };
      SolverFunctions functions = Reflection.newProxy(SolverFunctions.class, disturbed);
      try (EmbeddedSolver solver = new EmbeddedSolver("native", functions, 1)) {
        disturbance.set(solver::cancel);
        solver.begin(hard(), Limits.DEFAULT);
        assertThat(solver.solve(hard(), Limits.DEFAULT))
            .isInstanceOfSatisfying(
                Answer.Undecided.class,
                undecided ->
                    assertThat(undecided.reason()).isEqualTo(Answer.Undecided.Reason.CANCELLED));
        disturbance.set(() -> {});
        Problem small =
            new Problem(Position.empty(new Board(2, 2)), Color.BLACK, Goal.TOP_TO_BOTTOM);
        assertThat(solver.solve(small, Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
      }
    }
  }
}
