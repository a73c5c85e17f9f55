package org.hexproof.solving;

import com.google.common.base.Stopwatch;
import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import org.hexproof.solver.Answer;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * A solver lent to one command: all its questions together have one limit of time, and to close it
 * does not end the solver behind.
 */
public final class LentSolver extends ForwardingSolver<HexSolver> {
  private final Duration time;
  private final Stopwatch watch = Stopwatch.createStarted();

  /** All its questions together may take so long from now on. */
  public LentSolver(HexSolver solver, Duration time) {
    super(solver);
    this.time = time;
  }

  @Override
  public Answer solve(Problem problem, Limits limits) {
    Duration left = time.minus(watch.elapsed());
    return isOver(left) ? late() : super.solve(problem, shorter(limits, left));
  }

  @Override
  public Moves winningMoves(Problem problem, Limits limits) {
    Duration left = time.minus(watch.elapsed());
    return isOver(left)
        ? new Moves(late(), ImmutableSet.of())
        : super.winningMoves(problem, shorter(limits, left));
  }

  private static boolean isOver(Duration left) {
    return left.isNegative() || left.isZero();
  }

  private static Limits shorter(Limits limits, Duration left) {
    return limits.withTime(Comparators.min(limits.time(), left));
  }

  private static Answer late() {
    return new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO);
  }

  @Override
  public void close() {}
}
