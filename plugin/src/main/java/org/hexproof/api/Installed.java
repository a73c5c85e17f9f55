package org.hexproof.api;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import org.hexproof.solver.embedded.EmbeddedSolver;
import org.hexproof.solver.embedded.EmbeddedSolvers;
import org.hexproof.solver.embedded.NativeLibraryException;

/** The native solver's library, loaded once: each time would leave another file mapped. */
final class Installed {
  private static final Supplier<EmbeddedSolvers> LIBRARY = Suppliers.memoize(EmbeddedSolvers::load);

  private Installed() {}

  /**
   * A new solver.
   *
   * @throws SolverException if there is none for this platform
   */
  static EmbeddedSolver solver(int threads) {
    try {
      return LIBRARY.get().newSolver(threads);
    } catch (NativeLibraryException e) {
      throw new SolverException(e);
    }
  }

  /** The library's version, which is also this program's. */
  static String version() {
    try {
      return LIBRARY.get().version();
    } catch (NativeLibraryException e) {
      throw new SolverException(e);
    }
  }
}
