package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import org.hexproof.htp.HtpEngine;

/** {@code hexproof htp}. */
final class HtpCommand {
  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(Asking.SOLVER, Asking.ENGINE_START);

  private HtpCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    SolverName name = Asking.solver(line);
    line.refuseOperands("htp reads no files; programs talk to it");
    HtpEngine engine = new HtpEngine(() -> surroundings.solvers().start(name));
    surroundings.interrupt().onRaise(engine::stop);
    engine.run(surroundings.in(), surroundings.out());
    return ExitCode.OK;
  }
}
