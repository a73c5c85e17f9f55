package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import com.google.common.math.IntMath;
import com.google.common.primitives.ImmutableIntArray;
import java.util.function.IntPredicate;

/**
 * What may be done with a heap.
 *
 * @param taken how many tokens, ascending; any number from 1 on, if there is none
 * @param division has a bit for each number of heaps, 0 to 2, into which the rest may be divided,
 *     none of them empty
 * @param entails when the next move has to be made in the heap that is left
 */
record HeapAction(ImmutableIntArray taken, int division, Entailing entails) {
  enum Entailing {
    NEVER,
    ALWAYS,
    IF_PRIME
  }

  boolean leaves(int heaps) {
    return (division >> heaps & 1) != 0;
  }

  boolean takesAny() {
    return taken.isEmpty();
  }

  /** Whether taking so many of a heap, and leaving the others in one, entails. */
  boolean entails(int take, int left, IntPredicate isPrime) {
    return entails == Entailing.ALWAYS
        || (entails == Entailing.IF_PRIME && (isPrime.test(take) || isPrime.test(left)));
  }

  /** How many numbers can be taken of a heap; {@link #take} tells them. */
  int choices(int heap) {
    return takesAny() ? heap : (int) taken.stream().filter(take -> take <= heap).count();
  }

  /** One of these numbers; they ascend. */
  int take(int choice) {
    return takesAny() ? choice + 1 : taken.get(choice);
  }

  /**
   * Adds what may be left of a heap; one with no tokens is named only if the next move has to be
   * there.
   */
  void addMoves(int heap, ImmutableList.Builder<HeapPosition> moves) {
    for (int choice = 0; choice < choices(heap); choice++) {
      int take = take(choice);
      int left = heap - take;
      if (entails(take, left, IntMath::isPrime)) {
        moves.add(HeapPosition.bound(left));
        continue;
      }
      if (left == 0 && leaves(0)) {
        moves.add(HeapPosition.free());
      }
      if (left > 0 && take > 0 && leaves(1)) {
        moves.add(HeapPosition.free(left));
      }
      for (int part = 1; leaves(2) && part <= left / 2; part++) {
        moves.add(HeapPosition.free(part, left - part));
      }
    }
  }
}
