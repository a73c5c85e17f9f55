package org.hexproof.entailing.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.function.IntPredicate;
import org.hexproof.entailing.ImpartialValue;
import org.hexproof.entailing.Nimbers;

/**
 * Top Entails ([ENT], section 4): a move takes the top token of a heap, and then the next move has
 * to be made in the same heap, or splits a heap into two that are not empty.
 *
 * <p>By the affine mex rule a move in a heap of n wins beside the nimbers to which it can be split
 * and those beside which no move in a heap of n - 1 wins. So these sets are finite for even n, and
 * have all but finitely many nimbers for odd n. Of each the finite part is kept, as bits. The
 * splits of n are n/2 table look-ups, and a few words of bits are all the rest.
 */
public final class TopEntails implements HeapRule {
  /** The largest heap. A table to here takes some thirty seconds. */
  public static final int MAX_HEAP = 300_000;

  /** Marks of loony heaps on each side of a split; no nimber reaches them. */
  private static final short LOONY_LOW = 1 << 13;

  private static final short LOONY_HIGH = 1 << 14;

  /** The values, with a loony one as the smaller part and as the larger part of a split. */
  private final short[] low;

  private final short[] high;

  /** The finite part of what is won in each heap. */
  private final long[][] finite;

  private int done;

  private TopEntails(int largest) {
    low = new short[largest + 1];
    high = new short[largest + 1];
    finite = new long[largest + 1][];
  }

  /**
   * A table up to a largest heap, 0 to {@link #MAX_HEAP}, or as far as one gets: {@code stop} is
   * told each heap that is done.
   */
  public static TopEntails upTo(int largest, IntPredicate stop) {
    checkArgument(largest >= 0 && largest <= MAX_HEAP, "heaps go from 0 to %s", MAX_HEAP);
    TopEntails table = new TopEntails(largest);
    table.fill(stop);
    return table;
  }

  private void fill(IntPredicate stop) {
    int[] seen = new int[2 * LOONY_HIGH];
    int words = 1;
    finite[0] = new long[0];
    boolean stopped = stop.test(0);
    for (int heap = 1; heap < low.length && !stopped; heap++) {
      for (int part = 1; part <= heap / 2; part++) {
        seen[low[part] ^ high[heap - part]] = heap;
      }
      finite[heap] = won(finite[heap - 1], seen, heap, words);
      ImpartialValue value = won(heap).mex();
      low[heap] = (short) value.nimber().orElse(LOONY_LOW);
      high[heap] = (short) value.nimber().orElse(LOONY_HIGH);
      // Sums without carry stay below the next power of two.
      while (value.nimber().orElse(0) >= words * Long.SIZE) {
        words *= 2;
      }
      done = heap;
      stopped = stop.test(heap);
    }
  }

  /**
   * The finite part of what is won in a heap.
   *
   * @param below that of the heap with one token less
   * @param seen has the heap at the nimbers to which it can be split
   * @param words how many are enough for these nimbers
   */
  private static long[] won(long[] below, int[] seen, int heap, int words) {
    long[] bits = new long[words];
    int used = 0;
    for (int word = 0; word < bits.length; word++) {
      long split = 0;
      for (int bit = 0; bit < Long.SIZE; bit++) {
        split |= seen[word * Long.SIZE + bit] == heap ? 1L << bit : 0;
      }
      long before = word < below.length ? below[word] : 0;
      bits[word] = heap % 2 == 0 ? before | split : before & ~split;
      used = bits[word] != 0 ? word + 1 : used;
    }
    return Arrays.copyOf(bits, used);
  }

  @Override
  public int largest() {
    return done;
  }

  @Override
  public ImmutableList<HeapMove> moves(int heap) {
    if (heap == 0) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<HeapMove> moves = ImmutableList.builder();
    moves.add(HeapMove.entailing(heap - 1));
    for (int part = 1; part <= heap / 2; part++) {
      moves.add(HeapMove.quiet(part, heap - part));
    }
    return moves.build();
  }

  @Override
  public ImpartialValue value(int heap) {
    checkArgument(heap >= 0 && heap <= done, "heaps go from 0 to %s", done);
    return low[heap] == LOONY_LOW ? ImpartialValue.LOONY : ImpartialValue.nimber(low[heap]);
  }

  @Override
  public Nimbers won(int heap) {
    Nimbers bits = Nimbers.ofBits(finite[heap]);
    return heap % 2 == 0 ? bits : bits.complement();
  }
}
