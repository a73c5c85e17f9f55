package org.hexproof.coloring;

import com.google.common.primitives.ImmutableIntArray;
import java.util.BitSet;

/**
 * The monotone functions of some variables as truth tables, each orbit under permuting the
 * variables and duality in a row, and where each orbit begins.
 */
@SuppressWarnings("ArrayRecordComponent") // Millions of functions, which nobody else sees.
record OrbitOrder(long[] functions, ImmutableIntArray firsts) {
  static OrbitOrder of(int variables) {
    long[] sorted = MonotoneFunctions.of(variables);
    long[] ordered = new long[sorted.length];
    BitSet done = new BitSet(sorted.length);
    ImmutableIntArray.Builder firsts = ImmutableIntArray.builder();
    int count = 0;
    for (int first = 0; first < sorted.length; first = done.nextClearBit(first)) {
      firsts.add(count);
      for (long function : MonotoneFunctions.orbit(sorted[first], variables)) {
        ordered[count++] = function;
        done.set(MonotoneFunctions.find(sorted, function));
      }
    }
    return new OrbitOrder(ordered, firsts.build());
  }
}
