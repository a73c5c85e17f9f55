package org.hexproof.closure;

/** Tells games from each other by the numbers of their options. */
interface OptionForms {
  /**
   * The number of the game whose options have these, at least one on each side; the arrays may be
   * sorted, and numbers beyond the counts are ignored.
   */
  int of(int[] left, int leftCount, int[] right, int rightCount);
}
