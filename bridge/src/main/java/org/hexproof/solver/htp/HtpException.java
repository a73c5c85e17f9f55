package org.hexproof.solver.htp;

/** An engine refused a command, died, answered nonsense, did not answer in time or was stopped. */
public final class HtpException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Cause cause;

  private enum Cause {
    REFUSAL,
    TIMEOUT,
    FAULT,
    CANCELLED
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

  /** The same of an engine that was ended because nobody wants its answer any more. */
  static HtpException cancelled(HtpException e) {
    return new HtpException(e.getMessage(), Cause.CANCELLED);
  }

  /** Whether the engine answered with a {@code ?}. */
  boolean isRefusal() {
    return cause == Cause.REFUSAL;
  }

  /** Whether all that is wrong is that no answer came in time. */
  boolean isTimeout() {
    return cause == Cause.TIMEOUT;
  }

  /** Whether the answer was not wanted any more. */
  public boolean isCancelled() {
    return cause == Cause.CANCELLED;
  }
}
