package org.hexproof.cli;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.function.Consumer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solver.htp.HtpSettings;
import org.hexproof.solver.htp.HtpSolver;
import org.hexproof.solving.FramingSolver;

/** The solvers of this machine: the embedded one and any engine that speaks HTP. */
final class InstalledSolvers implements SolverSource {
  /** Unpacked and loaded once: each time would leave another file mapped. */
  private final Supplier<EmbeddedLibrary> library;

  /** Is told of engines that take long to start. */
  private final Consumer<String> patience;

  InstalledSolvers() {
    this(words -> {});
  }

  InstalledSolvers(Consumer<String> patience) {
    this(EmbeddedLibrary::load, patience);
  }

  InstalledSolvers(Supplier<EmbeddedLibrary> library) {
    this(library, words -> {});
  }

  private InstalledSolvers(Supplier<EmbeddedLibrary> library, Consumer<String> patience) {
    this.library = Suppliers.memoize(library);
    this.patience = patience;
  }

  @Override
  public HexSolver start(SolverName name) {
    return name.isHtp()
        ? new FramingSolver(
            new HtpSolver(
                HtpSettings.of(name.command())
                    .withStart(name.start(), words -> patience.accept(name.text() + ": " + words))))
        : library.get().newSolver(name.threads());
  }
}
