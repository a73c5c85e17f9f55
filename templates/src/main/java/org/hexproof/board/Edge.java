package org.hexproof.board;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A side of the board. On a whole board top and bottom are Black's, left and right White's. */
public enum Edge {
  TOP,
  BOTTOM,
  LEFT,
  RIGHT;

  public static Optional<Edge> find(String label) {
    return Arrays.stream(values()).filter(edge -> edge.label().equals(label)).findFirst();
  }

  /** The name in files: {@code top}, {@code bottom}, {@code left} or {@code right}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
