package org.hexproof.region;

/** A region is too large for its exact value within the limits; the message says how large. */
public final class RegionTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public RegionTooLargeException(String message) {
    super(message);
  }
}
