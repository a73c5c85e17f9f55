package org.hexproof.cli;

import org.hexproof.solver.HexSolver;

/** Starts solvers. */
interface SolverSource {
  /**
   * A new solver.
   *
   * @throws RuntimeException with a message for the user if it can't be started
   */
  HexSolver start(SolverName name);
}
