package org.hexproof.solver.embedded;

/** The C++ solver's library can't be used: every place that was tried, and what was wrong there. */
public final class NativeLibraryException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NativeLibraryException(String message) {
    super(message);
  }
}
