package org.hexproof.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.solver.HexSolver;
import org.hexproof.terminal.Interrupt;
import org.hexproof.terminal.TerminalWatch;

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
  HexSolver start(SolverName name) {
    try {
      return stoppable(name);
    } catch (RuntimeException | LinkageError e) {
      throw CommandException.solverFailed(name.text() + " does not start: " + e.getMessage());
    }
  }

  /** Starts one; what is thrown has a message for the user. */
  HexSolver stoppable(SolverName name) {
    HexSolver solver = solvers.start(name);
    interrupt.onRaise(solver::cancel);
    return solver;
  }

  /**
   * Shows a task on the terminal, and stops it at Ctrl-C, which is when the last words are said.
   */
  TerminalWatch watch(Supplier<String> lastWords) {
    return new TerminalWatch(err, terminal, interrupt, Optional.of(lastWords));
  }

  /** Shows a task and stops it without a word. */
  TerminalWatch watch() {
    return new TerminalWatch(err, terminal, interrupt, Optional.empty());
  }

  /** Starts solvers for many questions. */
  SolverSource startingOnce() {
    return new ToldOnce(solvers, err);
  }

  /** Tells something beside the answer. */
  void tell(Object words) {
    err.println("hexproof: " + words);
  }

  /** Tells what the code stands for. */
  ExitCode tell(ExitCode code, Object words) {
    tell(words);
    return code;
  }

  /**
   * Tells that a solver failed, which loses nothing of what is known without it or was decided
   * before.
   *
   * @param failure as in {@code htp:mohex failed: it died}
   * @param decided whether anything was; there is nothing else to tell if not
   */
  ExitCode tellFailure(String failure, boolean decided) {
    if (!decided) {
      throw CommandException.solverFailed(failure);
    }
    return tell(ExitCode.SOLVER_FAILED, failure + "\n  what was decided is told all the same");
  }
}
