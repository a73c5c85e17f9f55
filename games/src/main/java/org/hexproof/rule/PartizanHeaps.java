package org.hexproof.rule;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.hexproof.cgt.Side;

/** Heaps in which the players have moves of their own, none of which entails. */
record PartizanHeaps(ImmutableList<HeapAction> ofLeft, ImmutableList<HeapAction> ofRight)
    implements Ruleset<ImmutableIntArray> {
  @Override
  public ImmutableList<ImmutableIntArray> options(ImmutableIntArray heaps, Side side) {
    ImmutableList.Builder<ImmutableIntArray> all = ImmutableList.builder();
    for (int i = 0; i < heaps.length(); i++) {
      ImmutableList.Builder<HeapMove> moves = ImmutableList.builder();
      for (HeapAction action : side == Side.LEFT ? ofLeft : ofRight) {
        action.addMoves(heaps.get(i), moves);
      }
      for (HeapMove move : moves.build()) {
        all.add(
            ImmutableIntArray.builder()
                .addAll(heaps.subArray(0, i))
                .addAll(move.left())
                .addAll(heaps.subArray(i + 1, heaps.length()))
                .build());
      }
    }
    return all.build();
  }

  @Override
  public ImmutableList<Component<ImmutableIntArray>> parts(ImmutableIntArray heaps) {
    return heaps.stream()
        .filter(heap -> heap > 0)
        .mapToObj(heap -> new Component<>(ImmutableIntArray.of(heap), false))
        .collect(ImmutableList.toImmutableList());
  }

  /** What is left, as in {@code 3+5}. */
  @Override
  public String move(ImmutableIntArray before, ImmutableIntArray after) {
    return after.isEmpty() ? "0" : Joiner.on('+').join(after.asList());
  }
}
