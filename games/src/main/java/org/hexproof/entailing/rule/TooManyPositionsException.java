package org.hexproof.entailing.rule;

/** More positions had to be known than are kept. */
public final class TooManyPositionsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooManyPositionsException(int limit) {
    super("more than " + limit + " positions come up");
  }
}
