package org.hexproof.board;

import java.util.Locale;

/** A side of the board. On a whole board top and bottom are Black's, left and right White's. */
public enum Edge {
  TOP,
  BOTTOM,
  LEFT,
  RIGHT;

  /** The name in files: {@code top}, {@code bottom}, {@code left} or {@code right}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
