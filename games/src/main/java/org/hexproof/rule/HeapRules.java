package org.hexproof.rule;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.hexproof.cgt.Side;
import org.hexproof.value.ValueSyntaxException;

/** Heaps, as rules have them, and positions of heaps none of whose moves entails. */
public record HeapRules(ImmutableList<HeapAction> left, ImmutableList<HeapAction> right)
    implements Rules, Ruleset<ImmutableIntArray> {
  /** Of moves for which the work for a heap is a few steps, or grows with it. */
  private static final int MAX_HEAP = 300_000;

  private static final int MAX_HEAP_TAKING_ANY = 10_000;

  /** Heaps that are played by positions. */
  public static final int MAX_PLAYED = 200;

  public boolean isImpartial() {
    return left.equals(right);
  }

  public boolean entails() {
    return left.stream().anyMatch(action -> action.entails() != HeapAction.Entailing.NEVER);
  }

  public int largest() {
    return left.stream().anyMatch(HeapAction::takesAny) ? MAX_HEAP_TAKING_ANY : MAX_HEAP;
  }

  /** The values of heaps that are the same for both players. */
  public HeapTable table(int largest, IntPredicate stop) {
    return HeapTable.of(left, largest, stop);
  }

  /** Heaps with {@code +} between, none of whose moves entails. */
  @Override
  public Situation<ImmutableIntArray> situation(String file, String text)
      throws ValueSyntaxException {
    if (entails()) {
      throw new IllegalArgumentException("a move that entails is not for one position alone");
    }
    HeapPosition position = HeapPosition.read(file, text, MAX_PLAYED);
    return new Situation<>(this, position.heaps());
  }

  @Override
  public ImmutableList<ImmutableIntArray> options(ImmutableIntArray heaps, Side side) {
    HeapPosition all = new HeapPosition(heaps, OptionalInt.empty());
    ImmutableList.Builder<ImmutableIntArray> options = ImmutableList.builder();
    for (int i = 0; i < heaps.length(); i++) {
      ImmutableList.Builder<HeapPosition> rest = ImmutableList.builder();
      for (HeapAction action : side == Side.LEFT ? left : right) {
        action.addMoves(heaps.get(i), rest);
      }
      for (HeapPosition each : rest.build()) {
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
