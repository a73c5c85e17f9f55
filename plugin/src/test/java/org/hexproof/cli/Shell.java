package org.hexproof.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.hexproof.solver.BruteForceSolver;

/** Runs the program as a shell would, with solvers of the test's choice. */
final class Shell {
  /** What a run left behind. */
  record Outcome(int code, String out, String err) {}

  private final SolverSource solvers;
  private final Interrupt interrupt = new Interrupt();
  private byte[] input = {};

  /** With the brute-force solver under every name. */
  Shell() {
    this(name -> new BruteForceSolver());
  }

  Shell(SolverSource solvers) {
    this.solvers = solvers;
  }

  Shell input(String text) {
    input = text.getBytes(StandardCharsets.UTF_8);
    return this;
  }

  Interrupt interrupt() {
    return interrupt;
  }

  Outcome run(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            args,
            new Surroundings(
                new ByteArrayInputStream(input),
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                solvers,
                interrupt));
    return new Outcome(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
