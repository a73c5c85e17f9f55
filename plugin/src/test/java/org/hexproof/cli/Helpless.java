package org.hexproof.cli;

import java.time.Duration;
import java.util.Optional;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.StubSolver;

/** A solver whose time is always over. */
final class Helpless extends StubSolver implements Certifier {
  private static final Answer ANSWER =
      new Answer.Undecided(Answer.Undecided.Reason.TIME, 1, Duration.ZERO);

  Helpless() {
    super("helpless", problem -> ANSWER);
  }

  @Override
  public Certified certify(Problem problem, Limits limits) {
    return new Certified(ANSWER, Optional.empty());
  }
}
