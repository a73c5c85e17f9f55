package org.hexproof.solver.embedded;

import java.util.Optional;

/** The C++ solver in one of its forms, found and checked, from which solvers are made. */
public interface EmbeddedSolvers {
  /**
   * The form that fits this system: the {@link EmbeddedLibrary shared library}, or {@link
   * WasmLibrary WebAssembly} where there is none that can be loaded. A library that the user has
   * named is taken or refused.
   *
   * @throws NativeLibraryException if there is no form that can be used, with the reasons
   */
  static EmbeddedSolvers load() {
    try {
      return EmbeddedLibrary.load();
    } catch (NativeLibraryException e) {
      if (EmbeddedLibrary.isNamed() || !WasmLibrary.isThere()) {
        throw e;
      }
      return WasmLibrary.load(Optional.of(e.reason()));
    }
  }

  /** The version, which is also this program's. */
  String version();

  /** Which form this is, and why, in a few words. */
  String form();

  /**
   * A new solver, independent of all others.
   *
   * @param threads that work on a solve, 1 to {@link EmbeddedSolver#MOST_THREADS}, where the form
   *     has any
   * @throws NativeLibraryException if there is no memory for it
   */
  EmbeddedSolver newSolver(int threads);
}
