package org.hexproof.value;

/** More had to be known than is kept, or play takes too long; the message says how much. */
public final class GameTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public GameTooLargeException(String message) {
    super(message);
  }
}
