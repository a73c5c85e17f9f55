package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.function.IntBinaryOperator;

/** A monotone function of two outcomes: what the sum of two settled games is worth. */
public final class SumTable {
  private final Poset first;
  private final Poset second;
  private final Poset result;
  private final int[] entries;

  /**
   * Fills the table, and refuses outcomes that are not monotone; the message names a pair of atoms.
   */
  public SumTable(Poset first, Poset second, Poset result, IntBinaryOperator outcome) {
    this.first = first;
    this.second = second;
    this.result = result;
    this.entries = new int[first.size() * second.size()];
    for (int a = 0; a < first.size(); a++) {
      for (int b = 0; b < second.size(); b++) {
        int entry = outcome.applyAsInt(a, b);
        checkArgument(entry >= 0 && entry < result.size(), "the result has no atom %s", entry);
        entries[a * second.size() + b] = entry;
      }
    }
    for (int a = 0; a < first.size(); a++) {
      for (int b = 0; b < second.size(); b++) {
        check(a, b);
      }
    }
  }

  private void check(int a, int b) {
    for (int c = 0; c < first.size(); c++) {
      if (first.leq(a, c) && !result.leq(get(a, b), get(c, b))) {
        throw notMonotone(a, b, c, b);
      }
    }
    for (int d = 0; d < second.size(); d++) {
      if (second.leq(b, d) && !result.leq(get(a, b), get(a, d))) {
        throw notMonotone(a, b, a, d);
      }
    }
  }

  private IllegalArgumentException notMonotone(int a, int b, int c, int d) {
    return new IllegalArgumentException(
        "not monotone: (%s, %s) <= (%s, %s), but %s is not <= %s"
            .formatted(
                first.name(a),
                second.name(b),
                first.name(c),
                second.name(d),
                result.name(get(a, b)),
                result.name(get(c, d))));
  }

  public Poset first() {
    return first;
  }

  public Poset second() {
    return second;
  }

  public Poset result() {
    return result;
  }

  /** The outcome for an atom of each poset. */
  public int get(int a, int b) {
    return entries[a * second.size() + b];
  }
}
