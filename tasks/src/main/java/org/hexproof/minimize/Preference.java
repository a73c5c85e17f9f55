package org.hexproof.minimize;

import org.hexproof.word.Labelled;

/** Which of several minimal templates is wanted first. */
public enum Preference implements Labelled {
  /** The one that spans the fewest columns. */
  NARROWEST,
  /** The one with the fewest empty cells and stones. */
  FEWEST,
  /** The one that gives up cells at the right end first, one after the other. */
  LEFT,
  /** The one that gives up cells at the left end first. */
  RIGHT
}
