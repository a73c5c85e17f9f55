package org.hexproof.circuit;

/** A circuit is too large for its value within the limits; the message says how large. */
public final class CircuitTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public CircuitTooLargeException(String message) {
    super(message);
  }
}
