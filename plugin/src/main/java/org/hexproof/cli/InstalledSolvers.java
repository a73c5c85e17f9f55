package org.hexproof.cli;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.time.Duration;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solver.htp.HtpSettings;
import org.hexproof.solver.htp.HtpSolver;
import org.hexproof.solving.FramingSolver;

/** The solvers of this machine: the embedded one and any engine that speaks HTP. */
final class InstalledSolvers implements SolverSource {
  /** Unpacked and loaded once: each time would leave another file mapped. */
  private final Supplier<EmbeddedLibrary> library;

  InstalledSolvers() {
    this(EmbeddedLibrary::load);
  }

  InstalledSolvers(Supplier<EmbeddedLibrary> library) {
    this.library = Suppliers.memoize(library);
  }

  @Override
  public HexSolver start(SolverName name) {
    return start(name, Limits.DEFAULT.time());
  }

  @Override
  public HexSolver start(SolverName name, Duration limit) {
    return name.isHtp()
        ? new FramingSolver(new HtpSolver(HtpSettings.of(name.command()).withTimeout(limit)))
        : library.get().newSolver(name.threads());
  }
}
