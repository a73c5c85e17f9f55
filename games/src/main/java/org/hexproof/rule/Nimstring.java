package org.hexproof.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.BitSet;
import java.util.function.IntConsumer;
import org.hexproof.entailing.ImpartialValue;
import org.hexproof.value.GameTooLargeException;

/**
 * Nimstring: strings and coins where who can't move loses ([ENT], section 5), however many coins
 * there were. For one thread.
 *
 * <p>Who takes a coin has to move again. That is a check: the opponent's only answer is to let the
 * same player go on. So where a coin can be taken the position is worth what is left without it, or
 * is loony. It is loony if behind the coin there is one more that could be taken next: then whoever
 * moves can take both and go on, or give both away by the cut behind them, whichever wins.
 * Elsewhere the affine mex rule is that of ordinary games, in which no move to a loony position
 * counts.
 *
 * <p>Values are kept of parts that hang together and of which nothing can be taken.
 */
public final class Nimstring {
  /** The most strings that may hang together; of many such boards the positions are too many. */
  public static final int MAX_STRINGS = 28;

  private static final int UNKNOWN = -2;
  private static final int LOONY = -1;

  /** As many positions are kept, of twelve bytes and the room between. */
  private static final int MAX_POSITIONS = 12_000_000;

  private final EdgeGraph graph;
  private final CoinStrings strings;
  private final Long2IntOpenHashMap known = new Long2IntOpenHashMap();
  private final IntConsumer watch;

  /**
   * For values of positions of the graph, of which at most {@link #MAX_STRINGS} strings hang
   * together. The watch is told how many positions are known, and may throw to give up.
   */
  public Nimstring(EdgeGraph graph, IntConsumer watch) {
    this.graph = graph;
    this.strings = new CoinStrings(graph);
    checkArgument(
        graph.largestPart() <= MAX_STRINGS, "more than %s strings that hang together", MAX_STRINGS);
    this.watch = watch;
    known.defaultReturnValue(UNKNOWN);
  }

  /**
   * A move.
   *
   * @param string that it cuts
   * @param takes how many coins it takes; if there are any the same player moves again
   * @param wins whether the player who makes it wins Nimstring
   */
  public record Move(int string, int takes, ImpartialValue after, boolean wins) {}

  public ImpartialValue value(long position) {
    int value = valueOf(position);
    return value == LOONY ? ImpartialValue.LOONY : ImpartialValue.nimber(value);
  }

  public ImmutableList<Move> moves(long position) {
    return EdgeGraph.of(position)
        .mapToObj(
            string -> {
              int takes = strings.taken(position, string);
              ImpartialValue after = value(position & ~(1L << string));
              return new Move(string, takes, after, after.isWin() == takes > 0);
            })
        .collect(ImmutableList.toImmutableList());
  }

  private int valueOf(long position) {
    int sum = 0;
    for (long left = position; left != 0; ) {
      long component = graph.component(left);
      int value = valueOfComponent(component);
      if (value == LOONY) {
        return LOONY;
      }
      sum ^= value;
      left &= ~component;
    }
    return sum;
  }

  private int valueOfComponent(long position) {
    long takers = strings.takers(position);
    if (takers != 0) {
      int taker = Long.numberOfTrailingZeros(takers);
      return strings.handout(position, taker) != 0 ? LOONY : valueOf(position & ~(1L << taker));
    }
    int value = known.get(position);
    if (value == UNKNOWN) {
      value = mex(position);
      remember(position, value);
    }
    return value;
  }

  private int mex(long position) {
    BitSet reached = new BitSet();
    for (long left = position; left != 0; left &= left - 1) {
      int value = valueOf(position & ~Long.lowestOneBit(left));
      if (value != LOONY) {
        reached.set(value);
      }
    }
    return reached.nextClearBit(0);
  }

  private void remember(long position, int value) {
    if (known.size() >= MAX_POSITIONS) {
      throw new GameTooLargeException("more than " + MAX_POSITIONS + " positions come up");
    }
    known.put(position, value);
    watch.accept(known.size());
  }
}
