package org.hexproof.cli;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.hexproof.solver.HexSolver;
import org.hexproof.solving.Failures;

/**
 * Starts solvers for many questions. A solver that does not start is not started again for each of
 * them, and what is to be done about it is told once; the questions have the first line of it.
 */
final class ToldOnce implements SolverSource {
  private final SolverSource source;
  private final PrintStream err;
  private final Map<SolverName, String> faults = new LinkedHashMap<>();

  ToldOnce(SolverSource source, PrintStream err) {
    this.source = source;
    this.err = err;
  }

  @Override
  public synchronized HexSolver start(SolverName name) {
    if (!faults.containsKey(name)) {
      try {
        return source.start(name);
      } catch (RuntimeException | LinkageError e) {
        String fault = name.text() + " does not start: " + Failures.words(e);
        String[] lines = fault.split("\n", 2);
        if (lines.length > 1) {
          err.println("hexproof: " + fault);
        }
        faults.put(name, lines[0].replaceFirst(":$", ""));
      }
    }
    throw new IllegalStateException(faults.get(name));
  }
}
