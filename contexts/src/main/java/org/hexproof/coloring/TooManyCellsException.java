package org.hexproof.coloring;

/** A game has more cells than {@link Construction#MAX_CELLS}. */
public final class TooManyCellsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooManyCellsException() {
    super("the set coloring game has more than " + Construction.MAX_CELLS + " cells");
  }
}
