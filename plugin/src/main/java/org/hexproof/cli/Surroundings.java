package org.hexproof.cli;

import java.io.InputStream;
import java.io.PrintStream;
import org.hexproof.solver.HexSolver;

/**
 * What a command works with.
 *
 * @param in standard input
 * @param out standard output
 * @param err standard error
 * @param terminal whether standard error is a terminal, where a progress bar makes sense
 * @param solvers starts solvers
 * @param interrupt tells of Ctrl-C
 */
record Surroundings(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean terminal,
    SolverSource solvers,
    Interrupt interrupt) {
  /** Starts a solver that Ctrl-C stops. */
  HexSolver start(SolverName name) throws CommandException {
    try {
      HexSolver solver = solvers.start(name);
      interrupt.onRaise(solver::cancel);
      return solver;
    } catch (RuntimeException | LinkageError e) {
      throw CommandException.solverFailed(name.text() + " does not start: " + e.getMessage());
    }
  }
}
