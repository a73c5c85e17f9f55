package org.hexproof.cli;

import java.time.Duration;
import org.hexproof.solver.HexSolver;

/** Starts solvers. */
interface SolverSource {
  /**
   * A new solver.
   *
   * @throws RuntimeException with a message for the user if it can't be started
   */
  HexSolver start(SolverName name);

  /**
   * The same, for questions with a time limit, which bounds the start as well.
   *
   * @throws RuntimeException with a message for the user if it can't be started
   */
  default HexSolver start(SolverName name, Duration limit) {
    return start(name);
  }
}
