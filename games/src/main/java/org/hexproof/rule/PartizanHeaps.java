package org.hexproof.rule;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.OptionalInt;
import org.hexproof.cgt.Side;

/** Heaps in which the players have moves of their own, none of which entails. */
record PartizanHeaps(ImmutableList<HeapAction> ofLeft, ImmutableList<HeapAction> ofRight)
    implements Ruleset<ImmutableIntArray> {
  @Override
  public ImmutableList<ImmutableIntArray> options(ImmutableIntArray heaps, Side side) {
    HeapPosition all = new HeapPosition(heaps, OptionalInt.empty());
    ImmutableList.Builder<ImmutableIntArray> options = ImmutableList.builder();
    for (int i = 0; i < heaps.length(); i++) {
      ImmutableList.Builder<HeapPosition> left = ImmutableList.builder();
      for (HeapAction action : side == Side.LEFT ? ofLeft : ofRight) {
        action.addMoves(heaps.get(i), left);
      }
      for (HeapPosition each : left.build()) {
        options.add(all.with(i, each).heaps());
      }
    }
    return options.build();
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
