package org.hexproof.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.terminal.Interrupt;
import org.hexproof.terminal.Messages;
import org.hexproof.terminal.StandardOutput;

/**
 * Runs the program as a shell would, with solvers of the test's choice, which no limit of a second
 * or more hurries: what they find must not depend on the machine.
 */
final class Shell {
  /** What a run left behind. */
  record Outcome(int code, String out, String err) {
    /** Those of a report in JSON. */
    JsonArray templates() {
      return JsonParser.parseString(out).getAsJsonObject().getAsJsonArray("templates");
    }

    /** What the verdict on the first of them rests on. */
    String restsOn() {
      return templates().get(0).getAsJsonObject().get("restsOn").toString();
    }
  }

  private final SolverSource solvers;
  private final Interrupt interrupt = new Interrupt();
  private byte[] input = {};
  private Optional<OutputStream> output = Optional.empty();

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

  /** Standard output is this stream, and not what the outcome has. */
  Shell output(OutputStream stream) {
    output = Optional.of(stream);
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
                new StandardOutput(output.orElse(out), interrupt::abandon),
                new Messages(err),
                false,
                name -> Unhurried.of(solvers.start(name)),
                interrupt));
    return new Outcome(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
