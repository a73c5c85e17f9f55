package org.hexproof.value;

/**
 * A finite poset of outcomes with a least and a greatest element. Its elements, the atoms, are
 * numbered from 0 in an order that extends the poset's: 0 is the least, {@code size() - 1} the
 * greatest.
 */
public sealed interface Poset permits FinitePoset, SubsetPoset {
  /** The number of atoms, at least 1. */
  int size();

  boolean leq(int a, int b);

  /** The atom's name in expressions, as in {@code a} or {@code ⊤}. */
  String name(int atom);

  /** The atom with this name, or -1. */
  int find(String name);

  /**
   * Which of up to 32 chosen up-sets hold the atom, one bit each. Comparisons use them to see early
   * that one value is not below another.
   */
  int thresholds(int atom);

  default int bottom() {
    return 0;
  }

  default int top() {
    return size() - 1;
  }
}
