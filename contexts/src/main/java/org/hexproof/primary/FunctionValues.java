package org.hexproof.primary;

import org.hexproof.value.Memo;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/**
 * Values of outcome functions. What was computed is remembered, positions of different regions
 * sharing it, so that thousands of small regions take little more than the largest of them.
 *
 * <p>One thread at a time.
 */
final class FunctionValues {
  private final Values values;
  private final Memo<OutcomeFunction, Integer> known = new Memo<>(this::play);

  /** Works on values over {@link Posets#P3}. */
  FunctionValues(Values values) {
    this.values = values;
  }

  int of(OutcomeFunction function) {
    return function.cells() == 0 ? atom(function) : known.of(function);
  }

  private int play(OutcomeFunction function) {
    int[] left = new int[function.cells()];
    int[] right = new int[function.cells()];
    for (int cell = 0; cell < left.length; cell++) {
      OutcomeFunction ifBlack = function.with(cell, true);
      OutcomeFunction ifWhite = function.with(cell, false);
      if (ifBlack.equals(ifWhite)) {
        return of(ifBlack);
      }
      left[cell] = of(ifBlack);
      right[cell] = of(ifWhite);
    }
    return values.of(left, right);
  }

  private int atom(OutcomeFunction full) {
    if (full.joins(0, 0)) {
      return full.joins(1, 0) ? values.top() : Posets.P3.find("a");
    }
    if (full.joins(1, 0)) {
      return Posets.P3.find("b");
    }
    return full.joins(2, 0) ? Posets.P3.find("c") : values.bottom();
  }
}
