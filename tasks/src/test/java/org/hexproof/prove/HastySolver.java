package org.hexproof.prove;

import java.time.Duration;
import java.util.Optional;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * Gives up at once where it has a millisecond, and else after some work and not after some time, so
 * that neither what is split nor into what hangs on the clock.
 */
public final class HastySolver extends ForwardingLearner {
  public static final Duration HASTE = Duration.ofMillis(1);

  /** About as long as a slice is at first. */
  private static final int SLICE = 100;

  private static final Answer.Undecided LATE =
      new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, HASTE);

  private HastySolver(Learner solver) {
    super(solver);
  }

  /** Before a solver that learns. */
  public static Learner of(HexSolver solver) {
    return new HastySolver((Learner) solver);
  }

  @Override
  public Answer solve(Problem problem, Limits limits) {
    return limits.time().equals(HASTE)
        ? LATE
        : super.solve(problem, limits.withTime(Duration.ofDays(1)).withWork(SLICE));
  }

  @Override
  public Certified certify(Problem problem, Limits limits) {
    return limits.time().equals(HASTE)
        ? new Certified(LATE, Optional.empty())
        : super.certify(problem, limits);
  }
}
