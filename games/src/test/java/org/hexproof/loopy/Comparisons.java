package org.hexproof.loopy;

/** What the relations of two games say together ([HYP], section 2.3). */
final class Comparisons {
  private Comparisons() {}

  /** x ⊳ y; with y = 0: L does not lose. */
  static boolean isGreater(LoopyComparison comparison) {
    return comparison.isAbove() && comparison.isNotBelow();
  }

  /** x ⊲ y; with y = 0: R does not lose. */
  static boolean isLess(LoopyComparison comparison) {
    return comparison.isNotAbove() && comparison.isBelow();
  }

  /** x ⋈ y, which is no equivalence; with y = 0: II does not lose. */
  static boolean isBoth(LoopyComparison comparison) {
    return comparison.isAbove() && comparison.isBelow();
  }

  /** x || y; with y = 0: I does not lose. */
  static boolean isFuzzy(LoopyComparison comparison) {
    return comparison.isNotAbove() && comparison.isNotBelow();
  }
}
