package org.hexproof.cli;

import org.hexproof.solver.HexSolver;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solver.htp.HtpSettings;
import org.hexproof.solver.htp.HtpSolver;
import org.hexproof.verify.FramingSolver;

/** The solvers of this machine: the embedded one and any engine that speaks HTP. */
final class InstalledSolvers implements SolverSource {
  @Override
  public HexSolver start(SolverName name) {
    return name.isHtp()
        ? new FramingSolver(new HtpSolver(HtpSettings.of(name.command())))
        : EmbeddedLibrary.load().newSolver(name.threads());
  }
}
