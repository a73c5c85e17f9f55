package org.hexproof.api;

/** A value can't be computed within the limits; the message says why. */
public final class TooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooLargeException(RuntimeException cause) {
    super(cause.getMessage(), cause);
  }
}
