package org.hexproof.entailing.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.math.IntMath;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hexproof.entailing.ImpartialValue;
import org.hexproof.entailing.Nimbers;

/**
 * Goldbach's Nim ([ENT], section 5): a move takes any number of tokens from a heap. If that number
 * is prime, or the number of those that are left, then the next move has to be made in the same
 * heap.
 */
public final class GoldbachsNim implements HeapRule {
  public static final int MAX_HEAP = 10_000;

  private final BitSet primes = new BitSet();
  private final List<Nimbers> won = new ArrayList<>();
  private final List<ImpartialValue> values = new ArrayList<>();

  private GoldbachsNim(int largest) {
    IntStream.rangeClosed(2, largest).filter(IntMath::isPrime).forEach(primes::set);
  }

  /**
   * A table up to a largest heap, 0 to {@link #MAX_HEAP}, or as far as one gets: {@code stop} is
   * told each heap that is done.
   */
  public static GoldbachsNim upTo(int largest, IntPredicate stop) {
    checkArgument(largest >= 0 && largest <= MAX_HEAP, "heaps go from 0 to %s", MAX_HEAP);
    GoldbachsNim table = new GoldbachsNim(largest);
    boolean stopped = false;
    for (int heap = 0; heap <= largest && !stopped; heap++) {
      table.add(heap);
      stopped = stop.test(heap);
    }
    return table;
  }

  private void add(int heap) {
    Nimbers here = Nimbers.NONE;
    for (int left = 0; left < heap && !here.isAll(); left++) {
      here =
          here.union(entails(heap, left) ? won.get(left).complement() : Nimbers.only(value(left)));
    }
    won.add(here);
    values.add(here.mex());
  }

  private boolean entails(int heap, int left) {
    return primes.get(left) || primes.get(heap - left);
  }

  @Override
  public int largest() {
    return values.size() - 1;
  }

  @Override
  public ImmutableList<HeapMove> moves(int heap) {
    ImmutableList.Builder<HeapMove> moves = ImmutableList.builder();
    for (int left = 0; left < heap; left++) {
      moves.add(
          entails(heap, left)
              ? HeapMove.entailing(left)
              : left == 0 ? HeapMove.quiet() : HeapMove.quiet(left));
    }
    return moves.build();
  }

  @Override
  public ImpartialValue value(int heap) {
    checkArgument(heap >= 0 && heap <= largest(), "heaps go from 0 to %s", largest());
    return values.get(heap);
  }

  @Override
  public Nimbers won(int heap) {
    return won.get(heap);
  }
}
