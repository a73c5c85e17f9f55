package org.hexproof.minimize;

import java.util.Locale;

/** Which of several minimal templates is wanted first. */
public enum Order {
  /** The one that spans the fewest columns. */
  NARROWEST,
  /** The one with the fewest empty cells and stones. */
  FEWEST,
  /** The one that gives up cells at the right end first, one after the other. */
  LEFT,
  /** The one that gives up cells at the left end first. */
  RIGHT;

  /** The name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
