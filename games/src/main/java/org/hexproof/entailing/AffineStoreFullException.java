package org.hexproof.entailing;

/** There are more games than a store takes. */
public final class AffineStoreFullException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  AffineStoreFullException(String message) {
    super(message);
  }
}
