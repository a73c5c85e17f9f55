package org.hexproof.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Strings and coins, and so Dots and Boxes, where who takes more coins wins ([ENT], section 5): by
 * how many coins the player to move gets more than the other if both play well. For one thread.
 *
 * <p>Where a coin can be taken and no other is behind it that could be taken next, taking it is
 * best: the player could only wait otherwise, with a string less. Where only pairs can be taken the
 * choice is to take on, or to cut behind a pair and leave it. Other moves are tried only where
 * nothing can be taken: those that give nothing away, in the middle first, and then one of each
 * chain. It is asked whether a margin is reached; the answers for positions where nothing can be
 * taken are kept.
 */
public final class StringsAndCoins {
  /** The most strings; so many take longer than minutes, if nothing is decided at the start. */
  public static final int MAX_STRINGS = 40;

  private final CoinStrings strings;
  private final GraphSymmetries symmetries;
  private final MarginTable table;
  private final ImmutableIntArray order;
  private final IntConsumer watch;
  private int searched;

  /**
   * For positions of the graph, which has at most {@link #MAX_STRINGS} strings. The watch is told
   * how many positions were searched, and may throw to give up.
   */
  public StringsAndCoins(EdgeGraph graph, IntConsumer watch) {
    int size = graph.edges().size();
    checkArgument(size <= MAX_STRINGS, "more than %s strings", MAX_STRINGS);
    this.strings = new CoinStrings(graph);
    this.symmetries = new GraphSymmetries(graph);
    this.table = new MarginTable(size);
    this.watch = watch;
    this.order =
        ImmutableIntArray.copyOf(
            IntStream.range(0, size)
                .boxed()
                .sorted(Comparator.comparingInt(strings::distances))
                .mapToInt(string -> string));
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
    return margin(position, 0);
  }

  /** Soon found if it is as guessed. */
  private int margin(long position, int guess) {
    int low = -strings.coins(position);
    int high = -low;
    int margin = guess;
    while (low < high) {
      int wanted = Math.max(margin, low + 1);
      margin = bound(position, wanted);
      if (margin < wanted) {
        high = margin;
      } else {
        low = margin;
      }
    }
    return low;
  }

  public ImmutableList<Move> moves(long position) {
    int best = margin(position);
    return EdgeGraph.of(position)
        .mapToObj(
            string -> {
              int takes = strings.taken(position, string);
              int guess = takes > 0 ? best - takes : -best;
              int rest = margin(position & ~(1L << string), guess);
              int margin = takes > 0 ? takes + rest : -rest;
              return new Move(string, takes, margin, margin == best);
            })
        .collect(ImmutableList.toImmutableList());
  }

  /** A margin that is reached, if that is as many as wanted; else one that is not exceeded. */
  private int bound(long position, int wanted) {
    int coins = strings.coins(position);
    if (coins < wanted || -coins >= wanted) {
      return coins < wanted ? coins : -coins;
    }
    long takers = strings.takers(position);
    if (takers != 0) {
      return taking(position, takers, wanted);
    }
    long standard = symmetries.standard(position);
    MarginTable.Bounds known = table.get(standard);
    if (known.low() >= wanted || known.high() < wanted) {
      return known.low() >= wanted ? known.low() : known.high();
    }
    watch.accept(++searched);
    int margin = waiting(position, wanted);
    table.put(
        standard,
        margin >= wanted
            ? new MarginTable.Bounds(margin, known.high())
            : new MarginTable.Bounds(known.low(), margin));
    return margin;
  }

  private int taking(long position, long takers, int wanted) {
    long tried = takers;
    for (long left = takers; left != 0; left &= left - 1) {
      int taker = Long.numberOfTrailingZeros(left);
      long handout = strings.handout(position, taker);
      if (handout == 0) {
        return by(position, taker, wanted);
      }
      tried |= handout;
    }
    return best(position, EdgeGraph.of(tried).toArray(), wanted);
  }

  private int best(long position, int[] moves, int wanted) {
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < moves.length && best < wanted; i++) {
      best = Math.max(best, by(position, moves[i], wanted));
    }
    return best;
  }

  private int by(long position, int string, int wanted) {
    int taken = strings.taken(position, string);
    long rest = position & ~(1L << string);
    return taken > 0 ? taken + bound(rest, wanted - taken) : -bound(rest, 1 - wanted);
  }

  /** By moves that take nothing: those that give nothing away, and then those that do. */
  private int waiting(long position, int wanted) {
    long paired = strings.paired(position);
    int best = Integer.MIN_VALUE;
    for (int rank = 0; rank < order.length() && best < wanted; rank++) {
      int string = order.get(rank);
      if ((position & ~paired & 1L << string) != 0) {
        best = Math.max(best, by(position, string, wanted));
      }
    }
    return best >= wanted
        ? best
        : Math.max(best, best(position, openings(position, paired), wanted));
  }

  /** One string of each chain, and all of those with two coins; what gives less away first. */
  private int[] openings(long position, long paired) {
    int[] moves = new int[order.length()];
    int count = 0;
    long alike = 0;
    for (int rank = 0; rank < moves.length; rank++) {
      long string = 1L << order.get(rank);
      if ((paired & ~alike & string) != 0) {
        long chain = strings.chain(position, order.get(rank));
        int coins = strings.pairs(position, chain);
        alike |= coins == 2 ? 0 : chain;
        moves[count++] = coins * Long.SIZE + rank;
      }
    }
    Arrays.sort(moves, 0, count);
    return Arrays.stream(moves, 0, count).map(move -> order.get(move % Long.SIZE)).toArray();
  }
}
