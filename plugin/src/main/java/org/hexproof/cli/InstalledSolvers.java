package org.hexproof.cli;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.function.Consumer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.embedded.EmbeddedSolvers;
import org.hexproof.solver.embedded.WasmLibrary;
import org.hexproof.solver.htp.HtpSolver;
import org.hexproof.solving.FramingSolver;

/** The solvers of this machine: the embedded one and any engine that speaks HTP. */
final class InstalledSolvers implements SolverSource {
  /** Unpacked and loaded once: each time would leave another file mapped. */
  private final Supplier<EmbeddedSolvers> embedded;

  private final Supplier<EmbeddedSolvers> wasm = Suppliers.memoize(WasmLibrary::load);

  /** Is told why something takes longer. */
  private final Consumer<String> patience;

  InstalledSolvers() {
    this(words -> {});
  }

  InstalledSolvers(Consumer<String> patience) {
    this(EmbeddedSolvers::load, patience);
  }

  InstalledSolvers(Supplier<EmbeddedSolvers> embedded) {
    this(embedded, words -> {});
  }

  private InstalledSolvers(Supplier<EmbeddedSolvers> embedded, Consumer<String> patience) {
    this.embedded = Suppliers.memoize(() -> told(embedded.get()));
    this.patience = patience;
  }

  /** That all takes longer is said once. */
  private EmbeddedSolvers told(EmbeddedSolvers found) {
    if (found instanceof WasmLibrary) {
      patience.accept("the solver is slower here, since it is " + found.form());
    }
    return found;
  }

  @Override
  public HexSolver start(SolverName name) {
    if (name.isHtp()) {
      return new FramingSolver(new HtpSolver(name.settings(patience)));
    }
    return (name.isWasm() ? wasm : embedded).get().newSolver(name.threads());
  }
}
