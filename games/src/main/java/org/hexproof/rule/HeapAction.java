package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.math.IntMath;
import com.google.common.primitives.ImmutableIntArray;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hexproof.entailing.rule.HeapMove;

/**
 * What may be done with a heap.
 *
 * @param taken how many tokens; any number from 1 on, if there is none
 * @param leaves into how many heaps the rest may be divided, 0 to 2, none of them empty
 * @param entails when the next move has to be made in the heap that is left
 */
record HeapAction(ImmutableIntArray taken, ImmutableSet<Integer> leaves, Entailing entails) {
  enum Entailing {
    NEVER,
    ALWAYS,
    IF_PRIME
  }

  boolean takesAny() {
    return taken.isEmpty();
  }

  /** Whether taking so many of a heap, and leaving the others in one, entails. */
  boolean entails(int take, int left, IntPredicate isPrime) {
    return entails == Entailing.ALWAYS
        || (entails == Entailing.IF_PRIME && (isPrime.test(take) || isPrime.test(left)));
  }

  /** The numbers that can be taken of a heap. */
  ImmutableIntArray takes(int heap) {
    return takesAny()
        ? ImmutableIntArray.copyOf(IntStream.rangeClosed(1, heap))
        : ImmutableIntArray.copyOf(taken.stream().filter(take -> take <= heap));
  }

  void addMoves(int heap, ImmutableList.Builder<HeapMove> moves) {
    for (int take : takes(heap).asList()) {
      int left = heap - take;
      if (entails(take, left, IntMath::isPrime)) {
        moves.add(HeapMove.entailing(left));
        continue;
      }
      if (left == 0 && leaves.contains(0)) {
        moves.add(HeapMove.quiet());
      }
      if (left > 0 && take > 0 && leaves.contains(1)) {
        moves.add(HeapMove.quiet(left));
      }
      for (int part = 1; leaves.contains(2) && part <= left / 2; part++) {
        moves.add(HeapMove.quiet(part, left - part));
      }
    }
  }
}
