package org.hexproof.realize;

/** No drawing was found that a board has room for. */
public final class DrawingTooLargeException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public DrawingTooLargeException(String message) {
    super(message);
  }
}
