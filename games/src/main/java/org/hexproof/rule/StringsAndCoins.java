package org.hexproof.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Strings and coins, and so Dots and Boxes, where who takes more coins wins ([ENT], section 5): by
 * how many coins the player to move gets more than the other if both play well. For one thread.
 *
 * <p>Where a coin can be taken and no other is behind it that could be taken next, taking it is
 * best: the player could only wait otherwise, with a string less. Where only pairs can be taken the
 * choice is to take on, or to cut behind a pair and leave it. Other moves are tried only where
 * nothing can be taken. A table has a byte for each set of strings.
 */
public final class StringsAndCoins {
  /** The most strings: the table takes 128 MiB then. */
  public static final int MAX_STRINGS = 27;

  private static final byte UNKNOWN = Byte.MIN_VALUE;

  private final CoinStrings strings;
  private final byte[] margins;
  private final IntConsumer watch;
  private int known;

  /**
   * For positions of the graph, which has at most {@link #MAX_STRINGS} strings. The watch is told
   * how many positions are known, and may throw to give up.
   */
  public StringsAndCoins(EdgeGraph graph, IntConsumer watch) {
    checkArgument(graph.edges().size() <= MAX_STRINGS, "more than %s strings", MAX_STRINGS);
    this.strings = new CoinStrings(graph);
    this.watch = watch;
    this.margins = new byte[1 << graph.edges().size()];
    Arrays.fill(margins, UNKNOWN);
  }

  /**
   * A move.
   *
   * @param string that it cuts
   * @param takes how many coins it takes; if there are any the same player moves again
   * @param margin by how many coins more than the other the player gets, from here on
   * @param best whether no other move gets more
   */
  public record Move(int string, int takes, int margin, boolean best) {}

  /** How many coins more the player to move gets. */
  public int margin(long position) {
    if (position == 0) {
      return 0;
    }
    byte margin = margins[(int) position];
    if (margin == UNKNOWN) {
      margin = (byte) compute(position);
      margins[(int) position] = margin;
      watch.accept(++known);
    }
    return margin;
  }

  public ImmutableList<Move> moves(long position) {
    int best = margin(position);
    return EdgeGraph.of(position)
        .mapToObj(
            string -> {
              int margin = by(position, string);
              return new Move(string, strings.taken(position, string), margin, margin == best);
            })
        .collect(ImmutableList.toImmutableList());
  }

  private int compute(long position) {
    long takers = strings.takers(position);
    long tried = takers == 0 ? position : takers;
    for (long left = takers; left != 0; left &= left - 1) {
      int taker = Long.numberOfTrailingZeros(left);
      long handout = strings.handout(position, taker);
      if (handout == 0) {
        return by(position, taker);
      }
      tried |= handout;
    }
    int best = Integer.MIN_VALUE;
    for (long left = tried; left != 0; left &= left - 1) {
      best = Math.max(best, by(position, Long.numberOfTrailingZeros(left)));
    }
    return best;
  }

  private int by(long position, int string) {
    int taken = strings.taken(position, string);
    int rest = margin(position & ~(1L << string));
    return taken > 0 ? taken + rest : -rest;
  }
}
