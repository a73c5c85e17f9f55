package org.hexproof.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.math.IntMath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hexproof.entailing.ImpartialValue;
import org.hexproof.entailing.Nimbers;

/**
 * The values of heaps by the affine mex rule ([ENT], section 3): a move in a heap wins beside the
 * nimbers that it leads to, and an entailing one beside those beside which no move in what it
 * leaves wins. A split is two table look-ups.
 */
public final class HeapTable {
  /** Marks of loony heaps on each side of a split; they are larger than all heaps and nimbers. */
  private static final int LOONY_LOW = 1 << 19;

  private static final int LOONY_HIGH = 1 << 20;

  private final ImmutableList<HeapAction> actions;

  /** The values, with a loony one as the smaller part and as the larger part of a split. */
  private final int[] low;

  private final int[] high;
  private final List<Nimbers> won = new ArrayList<>();
  private final BitSet primes = new BitSet();
  private final IntPredicate isPrime = primes::get;

  private HeapTable(ImmutableList<HeapAction> actions, int largest) {
    this.actions = actions;
    this.low = new int[largest + 1];
    this.high = new int[largest + 1];
    IntStream.rangeClosed(2, largest).filter(IntMath::isPrime).forEach(primes::set);
  }

  /**
   * A table up to a largest heap, or as far as one gets: {@code stop} is told each that is done.
   */
  static HeapTable of(ImmutableList<HeapAction> actions, int largest, IntPredicate stop) {
    HeapTable table = new HeapTable(actions, largest);
    int[] seen = new int[2 * LOONY_HIGH];
    Arrays.fill(seen, -1);
    int most = 0;
    for (int heap = 0; heap <= largest && table.won.size() == heap; heap++) {
      Nimbers here = table.wonIn(heap, seen, Integer.highestOneBit(most) * 2 + 1);
      int value = here.mex().nimber().orElse(-1);
      table.low[heap] = value < 0 ? LOONY_LOW : value;
      table.high[heap] = value < 0 ? LOONY_HIGH : value;
      table.won.add(here);
      most = Math.max(most, value);
      if (stop.test(heap)) {
        break;
      }
    }
    return table;
  }

  private Nimbers wonIn(int heap, int[] seen, int end) {
    Nimbers entailed = Nimbers.NONE;
    for (HeapAction action : actions) {
      int choices = action.choices(heap);
      for (int choice = 0; choice < choices; choice++) {
        int take = action.take(choice);
        int left = heap - take;
        if (action.entails(take, left, isPrime)) {
          entailed = entailed.union(won.get(left).complement());
          if (entailed.isAll()) {
            return entailed;
          }
        } else {
          look(action, take, left, heap, seen);
        }
      }
    }
    BitSet reached = new BitSet(end);
    IntStream.rangeClosed(0, end).filter(n -> seen[n] == heap).forEach(reached::set);
    return entailed.union(Nimbers.ofBits(reached.toLongArray()));
  }

  /** Marks the nimbers that a quiet move leads to. */
  private void look(HeapAction action, int take, int left, int heap, int[] seen) {
    if (left == 0 ? action.leaves(0) : take > 0 && action.leaves(1)) {
      seen[low[left]] = heap;
    }
    if (action.leaves(2)) {
      for (int part = 1; part <= left / 2; part++) {
        seen[low[part] ^ high[left - part]] = heap;
      }
    }
  }

  /** The largest heap of which values are known here. */
  public int largest() {
    return won.size() - 1;
  }

  /** What the moves in a heap leave of it. */
  public ImmutableList<HeapPosition> moves(int heap) {
    ImmutableList.Builder<HeapPosition> moves = ImmutableList.builder();
    actions.forEach(action -> action.addMoves(heap, moves));
    return moves.build();
  }

  /** The value of a heap in which nobody is bound to move. */
  public ImpartialValue value(int heap) {
    checkArgument(heap >= 0 && heap <= largest(), "heaps go from 0 to %s", largest());
    return won.get(heap).mex();
  }

  /** The nimbers beside which a move in the heap wins. */
  public Nimbers won(int heap) {
    return won.get(heap);
  }
}
