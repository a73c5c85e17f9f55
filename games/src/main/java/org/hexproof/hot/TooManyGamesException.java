package org.hexproof.hot;

/** A store is full. */
public final class TooManyGamesException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooManyGamesException(int limit) {
    super("there are more than " + limit + " different games on the way; that is the limit");
  }
}
