package org.hexproof.loopy;

/** A graph would take more memory than it may; the message says how large it is and the limit. */
public final class GraphTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  GraphTooLargeException(String message) {
    super(message);
  }
}
