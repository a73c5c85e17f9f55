package org.hexproof.api;

/** There is no solver for this platform, or it failed; nothing is known of what was asked. */
public final class SolverException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SolverException(String message) {
    super(message);
  }

  SolverException(Throwable cause) {
    super(cause.getMessage(), cause);
  }
}
