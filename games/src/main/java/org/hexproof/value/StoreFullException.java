package org.hexproof.value;

/** A store has reached its limit of memory; its values so far are intact. */
public final class StoreFullException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StoreFullException(String message) {
    super(message);
  }
}
