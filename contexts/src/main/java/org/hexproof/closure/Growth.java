package org.hexproof.closure;

/**
 * In which order a closure grows. Every follower of a canonical form weighs less than the form, so
 * pinwheels in order of their parts' total weight find the pinwheels of followers done.
 */
public enum Growth {
  /** Parts weigh their fewest cells: complete up to a number of cells. */
  BY_CELLS(0),
  /** Parts weigh the atoms of their canonical forms: more values for the same work. */
  SIMPLEST_FIRST(1);

  private final int lightest;

  Growth(int lightest) {
    this.lightest = lightest;
  }

  /** The weight of ⊥, a, b, c and ⊤, which nothing goes below. */
  int lightest() {
    return lightest;
  }
}
