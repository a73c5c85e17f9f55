package org.hexproof.rule;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Finds the forms of positions of strings and coins. Of coins that two strings hold only their
 * number counts on the way between two hubs, which are the coins that more strings hold, or between
 * a hub and the ground. Hubs are put into an order by what hangs on them, and what hangs on that,
 * as far as that tells them apart; of those that stay alike one is made the first, so that forms of
 * positions may differ that are alike, but never the other way round. For one thread.
 */
final class CoinForms {
  private static final long GROUND = 0x9FB21C651E98DF25L;

  private final long[] ends;

  /** Of each string its two ends, added up: less one of them, the other. */
  private final int[] sums;

  private final long ground;

  /** A number at random for each length of a leg. */
  private final long[] lengths;

  private final int[] degrees;
  private final int[] hubs;
  private final long[] colors;
  private final long[] next;
  private final int[] ranks;
  private int hubCount;

  /** Ways from a hub to a hub, or the ground, each from both of its ends. */
  private final int[] from;

  private final int[] to;
  private final int[] legLengths;
  private int legCount;

  /** The coins that were walked over. */
  private final boolean[] seen;

  /** Of the last walk. */
  private long walked;

  private int coins;

  CoinForms(EdgeGraph graph) {
    int vertices = graph.vertices().size();
    int edges = graph.edges().size();
    this.ends = graph.ends();
    this.sums = graph.edges().stream().mapToInt(edge -> edge.one() + edge.other()).toArray();
    this.ground = Arrays.stream(ends).reduce(graph.ground(), (left, held) -> left & ~held);
    this.lengths = new SplittableRandom(1).longs(vertices + 1L).toArray();
    this.degrees = new int[vertices];
    this.hubs = new int[vertices];
    this.colors = new long[vertices];
    this.next = new long[vertices];
    this.ranks = new int[vertices];
    this.seen = new boolean[vertices];
    this.from = new int[2 * edges];
    this.to = new int[2 * edges];
    this.legLengths = new int[2 * edges];
  }

  /** Of the position, in which nothing can be taken, and these chains. */
  CoinForm of(long position, Chains chains) {
    hubCount = 0;
    legCount = 0;
    for (int coin = 0; coin < ends.length; coin++) {
      degrees[coin] = Long.bitCount(position & ends[coin]);
      seen[coin] = degrees[coin] != 2;
      if (degrees[coin] > 2) {
        hubs[hubCount++] = coin;
      }
    }
    long rest = 0;
    for (int i = 0; i < hubCount; i++) {
      for (long left = position & ends[hubs[i]]; left != 0; left &= left - 1) {
        from[legCount] = hubs[i];
        to[legCount] = walk(position, hubs[i], Long.numberOfTrailingZeros(left));
        legLengths[legCount++] = coins;
        rest |= walked;
      }
    }
    Chains all = chains;
    for (int coin = 0; coin < ends.length; coin++) {
      if (!seen[coin]) {
        all = withChainOf(position, coin, all);
      }
    }
    for (int i = Long.bitCount(position & ground); i > 0; i--) {
      all = all.with(0, false);
    }
    order();
    return form(rest, all);
  }

  private Chains withChainOf(long position, int coin, Chains chains) {
    seen[coin] = true;
    long held = position & ends[coin];
    boolean isLoop = walk(position, coin, Long.numberOfTrailingZeros(held)) == coin;
    int length = coins + 1;
    if (!isLoop) {
      walk(position, coin, Long.SIZE - 1 - Long.numberOfLeadingZeros(held));
      length += coins;
    }
    return chains.with(length, isLoop);
  }

  /** To the next hub, the coin itself or the ground, from a coin by a string. */
  private int walk(long position, int coin, int string) {
    long last = 1L << string;
    walked = last;
    coins = 0;
    int at = sums[string] - coin;
    while (at != EdgeGraph.GROUND && at != coin && degrees[at] == 2) {
      seen[at] = true;
      coins++;
      last ^= position & ends[at];
      walked |= last;
      at = sums[Long.numberOfTrailingZeros(last)] - at;
    }
    return at;
  }

  /** Gives the hubs their ranks, from 1 on. */
  private void order() {
    for (int i = 0; i < hubCount; i++) {
      colors[hubs[i]] = degrees[hubs[i]];
    }
    int classes = refine(0);
    while (classes < hubCount) {
      int i = 1;
      while (colors[hubs[i]] != colors[hubs[i - 1]]) {
        i++;
      }
      colors[hubs[i]]++;
      classes = refine(classes);
    }
    for (int i = 0; i < hubCount; i++) {
      ranks[hubs[i]] = i + 1;
    }
  }

  /** Into how many classes what hangs on them parts the hubs, which are sorted by that. */
  private int refine(int known) {
    int before;
    int classes = known;
    do {
      before = classes;
      for (int i = 0; i < hubCount; i++) {
        next[hubs[i]] = mixed(colors[hubs[i]]);
      }
      for (int leg = 0; leg < legCount; leg++) {
        long end = to[leg] == EdgeGraph.GROUND ? GROUND : colors[to[leg]];
        next[from[leg]] += mixed(end + lengths[legLengths[leg]]);
      }
      for (int i = 0; i < hubCount; i++) {
        colors[hubs[i]] = next[hubs[i]];
      }
      classes = sort();
    } while (classes > before && classes < hubCount);
    return classes;
  }

  private int sort() {
    int classes = Math.min(hubCount, 1);
    for (int i = 1; i < hubCount; i++) {
      int hub = hubs[i];
      int place = i;
      for (; place > 0 && colors[hubs[place - 1]] > colors[hub]; place--) {
        hubs[place] = hubs[place - 1];
      }
      hubs[place] = hub;
    }
    for (int i = 1; i < hubCount; i++) {
      classes += colors[hubs[i]] == colors[hubs[i - 1]] ? 0 : 1;
    }
    return classes;
  }

  private CoinForm form(long rest, Chains chains) {
    long one = mixed(chains.number() + 1);
    long other = mixed(one);
    for (int leg = 0; leg < legCount; leg++) {
      int end = to[leg] == EdgeGraph.GROUND ? 0 : ranks[to[leg]];
      long way = mixed(lengths[legLengths[leg]] + ranks[from[leg]] * 128L + end);
      one += way;
      other += mixed(way ^ GROUND);
    }
    return new CoinForm(rest, chains, mixed(one), mixed(other));
  }

  /** The finalizer of SplitMix64: each bit depends on all. */
  private static long mixed(long number) {
    long mixed = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
