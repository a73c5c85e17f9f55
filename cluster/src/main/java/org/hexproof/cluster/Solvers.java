package org.hexproof.cluster;

import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Version;
import org.hexproof.solver.embedded.EmbeddedSolvers;

/** The embedded solver, in the process that asks for it. */
final class Solvers {
  /** What its answers may depend on, as units have it. */
  static final String IDENTITY = "native " + Version.text();

  /** Unpacked and loaded once for each process, when first needed. */
  private static final class Loaded {
    private static final EmbeddedSolvers LIBRARY = EmbeddedSolvers.load();
  }

  private Solvers() {}

  static HexSolver start() {
    return Loaded.LIBRARY.newSolver(1);
  }
}
