package org.hexproof.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;

/**
 * A move in a heap.
 *
 * @param left the heaps that it leaves; one with no tokens is named only if the next move has to be
 *     made there
 * @param entails whether the next move has to be made in what it leaves, which is one heap
 */
public record HeapMove(ImmutableIntArray left, boolean entails) {
  public HeapMove {
    checkArgument(!entails || left.length() == 1, "an entailing move leaves one heap");
  }

  public static HeapMove entailing(int left) {
    return new HeapMove(ImmutableIntArray.of(left), true);
  }

  public static HeapMove quiet(int... left) {
    return new HeapMove(ImmutableIntArray.copyOf(left), false);
  }
}
