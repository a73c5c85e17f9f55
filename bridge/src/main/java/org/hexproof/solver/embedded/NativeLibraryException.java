package org.hexproof.solver.embedded;

/** The C++ solver's library can't be used: every place that was tried, and what was wrong there. */
public final class NativeLibraryException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String reason;

  NativeLibraryException(String message) {
    this(message, message);
  }

  /**
   * The same in short.
   *
   * @param reason on one line, what was wrong with what should have been there
   */
  NativeLibraryException(String message, String reason) {
    super(message);
    this.reason = reason;
  }

  String reason() {
    return reason;
  }
}
