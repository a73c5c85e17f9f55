package org.hexproof.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
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
 * taken are kept, once for all that are {@link CoinForm alike}, and looked up for all that a move
 * leads to before one is gone into.
 */
public final class StringsAndCoins {
  /** The most strings, those of 4x4 boxes. */
  public static final int MAX_STRINGS = 40;

  private final CoinStrings strings;
  private final CoinForms forms;
  private final MarginTable table;
  private final ImmutableIntArray order;
  private final IntConsumer watch;
  private final Chains none = Chains.none();
  private int searched;

  /**
   * For positions of the graph, which has at most {@link #MAX_STRINGS} strings. The watch is told
   * how many positions were searched, and may throw to give up.
   */
  public StringsAndCoins(EdgeGraph graph, IntConsumer watch) {
    int size = graph.edges().size();
    checkArgument(size <= MAX_STRINGS, "more than %s strings", MAX_STRINGS);
    this.strings = new CoinStrings(graph);
    this.forms = new CoinForms(graph);
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
      margin = bound(position, none, wanted);
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

  /**
   * Of a position and chains beside it: a margin that is reached, if that is as many as wanted;
   * else one that is not exceeded.
   */
  private int bound(long position, Chains chains, int wanted) {
    long takers = strings.takers(position);
    return takers == 0
        ? bound(forms.of(position, chains), wanted)
        : taking(position, chains, takers, wanted);
  }

  private int bound(CoinForm form, int wanted) {
    if (form.rest() == 0) {
      return form.chains().margin();
    }
    int coins = strings.coins(form.rest()) + form.chains().coins();
    if (coins < wanted || -coins >= wanted) {
      return coins < wanted ? coins : -coins;
    }
    MarginTable.Bounds known = table.get(form);
    if (known.low() >= wanted || known.high() < wanted) {
      return known.low() >= wanted ? known.low() : known.high();
    }
    watch.accept(++searched);
    int margin = waiting(form, wanted);
    table.put(
        form,
        margin >= wanted
            ? new MarginTable.Bounds(margin, known.high())
            : new MarginTable.Bounds(known.low(), margin));
    return margin;
  }

  private int taking(long position, Chains chains, long takers, int wanted) {
    long tried = takers;
    for (long left = takers; left != 0; left &= left - 1) {
      int taker = Long.numberOfTrailingZeros(left);
      long handout = strings.handout(position, taker);
      if (handout == 0) {
        return by(position, chains, taker, wanted);
      }
      tried |= handout;
    }
    int best = Integer.MIN_VALUE;
    for (long left = tried; left != 0 && best < wanted; left &= left - 1) {
      best = Math.max(best, by(position, chains, Long.numberOfTrailingZeros(left), wanted));
    }
    return best;
  }

  private int by(long position, Chains chains, int string, int wanted) {
    int taken = strings.taken(position, string);
    long rest = position & ~(1L << string);
    return taken > 0
        ? taken + bound(rest, chains, wanted - taken)
        : -bound(rest, chains, 1 - wanted);
  }

  /** By moves that take nothing: those that give nothing away, and then those that do. */
  private int waiting(CoinForm form, int wanted) {
    long paired = strings.paired(form.rest());
    int best = Integer.MIN_VALUE;
    List<CoinForm> open = new ArrayList<>();
    for (int rank = 0; rank < order.length() && best < wanted; rank++) {
      long string = 1L << order.get(rank);
      if ((form.rest() & ~paired & string) != 0) {
        CoinForm next = forms.of(form.rest() & ~string, form.chains());
        MarginTable.Bounds known = table.get(next);
        if (next.rest() == 0) {
          best = Math.max(best, -next.chains().margin());
        } else if (known.high() <= -wanted || known.low() > -wanted) {
          best = Math.max(best, known.high() <= -wanted ? -known.high() : -known.low());
        } else if (!contains(open, next)) {
          open.add(next);
        }
      }
    }
    for (int i = 0; i < open.size() && best < wanted; i++) {
      best = Math.max(best, -bound(open.get(i), 1 - wanted));
    }
    for (int kind : form.chains().kinds()) {
      if (best < wanted) {
        best = Math.max(best, -opened(form, kind, 1 - wanted));
      }
    }
    return best < wanted ? Math.max(best, opening(form, paired, wanted)) : best;
  }

  private static boolean contains(List<CoinForm> forms, CoinForm form) {
    for (int i = 0; i < forms.size(); i++) {
      if (forms.get(i).equalsForm(form)) {
        return true;
      }
    }
    return false;
  }

  /** What the other gets, if the player opens such a chain: takes all, or leaves the last. */
  private int opened(CoinForm form, int kind, int wanted) {
    CoinForm rest = forms.of(form.rest(), form.chains().without(kind));
    int coins = Chains.coins(kind);
    int all = coins + bound(rest, wanted - coins);
    int handout = Chains.handout(kind);
    if (all >= wanted || handout == 0) {
      return all;
    }
    int kept = coins - 2 * handout;
    return Math.max(all, kept - bound(rest, 1 + kept - wanted));
  }

  /** By one string of each chain to a hub, those first that give less away. */
  private int opening(CoinForm form, long paired, int wanted) {
    int[] moves = new int[order.length()];
    int count = 0;
    long alike = 0;
    for (int rank = 0; rank < moves.length; rank++) {
      long string = 1L << order.get(rank);
      if ((paired & ~alike & string) != 0) {
        long chain = strings.chain(form.rest(), order.get(rank));
        int coins = strings.pairs(form.rest(), chain);
        // A chain of two is cut in the middle, so that none of it can be left.
        if (coins != 2 || strings.isInside(form.rest(), order.get(rank))) {
          alike |= chain;
          moves[count++] = coins * Long.SIZE + rank;
        }
      }
    }
    Arrays.sort(moves, 0, count);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < count && best < wanted; i++) {
      best =
          Math.max(best, by(form.rest(), form.chains(), order.get(moves[i] % Long.SIZE), wanted));
    }
    return best;
  }
}
