package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Sums of values ([H3T], Definition 3.6). A sum of passable games depends on their values only; of
 * others it does not, so those give the sum of the canonical forms.
 *
 * <p>Sums of followers are remembered for as long as the object lives.
 */
public final class Sum {
  private final Store first;
  private final Store second;
  private final Values result;
  private final SumTable table;
  private final Long2IntOpenHashMap known = new Long2IntOpenHashMap();

  /** Sums of values of the first store and of the second, as values of the result. */
  public Sum(Store first, Store second, Values result, SumTable table) {
    checkArgument(
        table.first().equals(first.poset())
            && table.second().equals(second.poset())
            && table.result().equals(result.poset()),
        "the table is one of other posets");
    this.first = first;
    this.second = second;
    this.result = result;
    this.table = table;
    known.defaultReturnValue(-1);
  }

  public int of(int g, int h) {
    if (first.isAtom(g) && second.isAtom(h)) {
      return table.get(g, h);
    }
    long key = ((long) g << 32) | h;
    int value = known.get(key);
    if (value < 0) {
      value = compute(g, h);
      known.put(key, value);
    }
    return value;
  }

  public Values result() {
    return result;
  }

  private int compute(int g, int h) {
    int[] left = new int[first.leftCount(g) + second.leftCount(h)];
    int[] right = new int[first.rightCount(g) + second.rightCount(h)];
    for (int i = 0; i < first.leftCount(g); i++) {
      left[i] = of(first.left(g, i), h);
    }
    for (int i = 0; i < second.leftCount(h); i++) {
      left[first.leftCount(g) + i] = of(g, second.left(h, i));
    }
    for (int i = 0; i < first.rightCount(g); i++) {
      right[i] = of(first.right(g, i), h);
    }
    for (int i = 0; i < second.rightCount(h); i++) {
      right[first.rightCount(g) + i] = of(g, second.right(h, i));
    }
    return result.of(left, right);
  }
}
