package org.hexproof.solver.htp;

/** An engine refused a command, died, answered nonsense or did not answer in time. */
final class HtpException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Cause cause;

  private enum Cause {
    REFUSAL,
    TIMEOUT,
    FAULT
  }

  private HtpException(String message, Cause cause) {
    super(message);
    this.cause = cause;
  }

  static HtpException refusal(String message) {
    return new HtpException(message, Cause.REFUSAL);
  }

  static HtpException timeout(String message) {
    return new HtpException(message, Cause.TIMEOUT);
  }

  static HtpException fault(String message) {
    return new HtpException(message, Cause.FAULT);
  }

  /** Whether the engine answered with a {@code ?}. */
  boolean isRefusal() {
    return cause == Cause.REFUSAL;
  }

  /** Whether all that is wrong is that no answer came in time. */
  boolean isTimeout() {
    return cause == Cause.TIMEOUT;
  }
}
