package org.hexproof.sum;

/** A sum has more states, or outcomes, than are looked at. */
final class SumTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SumTooLargeException(String message) {
    super(message);
  }
}
