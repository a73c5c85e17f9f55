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

  /** Starts solvers for many questions. */
  SolverSource startingOnce() {
    return new ToldOnce(solvers, err);
  }

  /** The same with other solvers. */
  Surroundings with(SolverSource other) {
    return new Surroundings(in, out, err, terminal, other, interrupt);
  }

  /**
   * Tells that a solver failed, which loses nothing of what is known without it or was decided
   * before.
   *
   * @param failure as in {@code htp:mohex failed: it died}
   */
  ExitCode tellFailure(String failure) {
    err.println("hexproof: " + failure + "\n  what was decided is told all the same");
    return ExitCode.SOLVER_FAILED;
  }
}
