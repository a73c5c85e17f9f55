package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import org.hexproof.solver.Limits;
import org.hexproof.solver.htp.HtpSettings;

/** What a command is told of the solver that it puts questions to. */
final class Asking {
  static final Choice<String> SOLVER = Choice.text("solver", "SOLVER");
  static final Choice<Duration> ENGINE_START = Choice.seconds("engine-start").or(HtpSettings.START);
  static final Choice<Duration> TIMEOUT = Choice.seconds("timeout").or(Limits.DEFAULT.time());

  /** Of commands that put one question. */
  static final ImmutableList<Choice<?>> ALL =
      ImmutableList.of(SOLVER, ENGINE_START, TIMEOUT, Inputs.NAMES, Output.FORMAT, Output.OUT);

  private Asking() {}

  static SolverName solver(Line line) {
    return SolverName.parse(
        line.find(SOLVER).orElse(SolverName.NATIVE.text()), line.get(ENGINE_START));
  }

  static Limits limits(Line line) {
    return new Limits(line.get(TIMEOUT), Limits.DEFAULT.bytes());
  }
}
