package org.hexproof.htp;

/** A command is refused; the message is the answer after the {@code ?}. */
final class HtpError extends Exception {
  private static final long serialVersionUID = 1L;

  HtpError(String message) {
    super(message);
  }
}
