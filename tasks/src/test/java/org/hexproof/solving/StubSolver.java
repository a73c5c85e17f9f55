package org.hexproof.solving;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/** A solver that says what a test wants. */
public class StubSolver implements HexSolver {
  private final String name;
  private final Function<Problem, Answer> answers;

  public StubSolver(String name, Function<Problem, Answer> answers) {
    this.name = name;
    this.answers = answers;
  }

  /** Someone always wins. */
  public static StubSolver always(String name, Color winner) {
    return new StubSolver(name, problem -> decided(winner));
  }

  /** Never answers until it is cancelled. */
  public static StubSolver hanging(CountDownLatch begun) {
    CountDownLatch cancelled = new CountDownLatch(1);
    return new StubSolver(
        "hanging",
        problem -> {
          begun.countDown();
          try {
            cancelled.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          return new Answer.Undecided(Answer.Undecided.Reason.CANCELLED, 0, Duration.ZERO);
        }) {
      @Override
      public void cancel() {
        cancelled.countDown();
      }
    };
  }

  public static Answer decided(Color winner) {
    return new Answer.Decided(
        winner, ImmutableList.of(), ImmutableSet.of(), 1, Duration.ofMillis(1));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean supports(Problem problem) {
    return true;
  }

  @Override
  public Answer solve(Problem problem, Limits limits) {
    return answers.apply(problem);
  }

  @Override
  public Moves winningMoves(Problem problem, Limits limits) {
    return new Moves(answers.apply(problem), ImmutableSet.of());
  }

  @Override
  public void cancel() {}

  @Override
  public void close() {}
}
