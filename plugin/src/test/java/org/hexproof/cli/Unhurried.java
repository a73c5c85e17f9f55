package org.hexproof.cli;

import java.time.Duration;
import org.hexproof.prove.ForwardingLearner;
import org.hexproof.solver.Answer;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/** Solvers that have all the time that they need, unless they have less than a second. */
final class Unhurried {
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration LONG = Duration.ofDays(1);

  private Unhurried() {}

  static HexSolver of(HexSolver solver) {
    return solver instanceof Learner learner ? new OfLearner(learner) : new OfOther(solver);
  }

  private static Limits unhurried(Limits limits) {
    return limits.time().compareTo(SECOND) < 0 ? limits : limits.withTime(LONG);
  }

  private static final class OfOther extends ForwardingSolver {
    private final HexSolver solver;

    OfOther(HexSolver solver) {
      this.solver = solver;
    }

    @Override
    protected HexSolver delegate() {
      return solver;
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      return solver.solve(problem, unhurried(limits));
    }

    @Override
    public Moves winningMoves(Problem problem, Limits limits) {
      return solver.winningMoves(problem, unhurried(limits));
    }
  }

  private static final class OfLearner extends ForwardingLearner {
    private final Learner learner;

    OfLearner(Learner learner) {
      this.learner = learner;
    }

    @Override
    protected Learner delegate() {
      return learner;
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      return learner.solve(problem, unhurried(limits));
    }

    @Override
    public Moves winningMoves(Problem problem, Limits limits) {
      return learner.winningMoves(problem, unhurried(limits));
    }

    @Override
    public Certified certify(Problem problem, Limits limits) {
      return learner.certify(problem, unhurried(limits));
    }
  }
}
