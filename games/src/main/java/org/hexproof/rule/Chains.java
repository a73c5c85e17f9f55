package org.hexproof.rule;

import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Chains and loops of coins that are held by two strings each, with nothing else tied to them; how
 * many there are of each size is all that matters. A chain goes from the ground to the ground. Any
 * cut opens one, and who comes next takes all its coins and moves on, or leaves the last two of a
 * chain, four of a loop, so that the other moves on ([ENT], section 5). For one thread.
 */
final class Chains {
  private static final int UNKNOWN = Integer.MIN_VALUE;
  private static final int MAX_PART = 2 * EdgeGraph.MAX_EDGES + 2;

  private final Map<ImmutableIntArray, Chains> pool;

  /** Of each in rising order: twice its coins, and one more for a loop. */
  private final ImmutableIntArray parts;

  private final int number;
  private final int coins;
  private final int[] kinds;

  /** With one more, and with one less, of each kind, as far as they came up. */
  private final Chains[] larger = new Chains[MAX_PART];

  private final Chains[] smaller = new Chains[MAX_PART];
  private int margin = UNKNOWN;

  private Chains(Map<ImmutableIntArray, Chains> pool, ImmutableIntArray parts) {
    this.pool = pool;
    this.parts = parts;
    this.number = pool.size();
    this.kinds = parts.stream().distinct().toArray();
    this.coins = parts.stream().map(Chains::coins).sum();
  }

  static Chains none() {
    Map<ImmutableIntArray, Chains> pool = new HashMap<>();
    return pool.computeIfAbsent(ImmutableIntArray.of(), none -> new Chains(pool, none));
  }

  private Chains of(IntStream some) {
    ImmutableIntArray sorted = ImmutableIntArray.copyOf(some.sorted());
    Chains known = pool.get(sorted);
    if (known == null) {
      known = new Chains(pool, sorted);
      pool.put(sorted, known);
    }
    return known;
  }

  /** With one more of so many coins; a chain of none is a string from the ground to the ground. */
  Chains with(int coinsOfIt, boolean isLoop) {
    int part = 2 * coinsOfIt + (isLoop ? 1 : 0);
    if (larger[part] == null) {
      larger[part] = of(IntStream.concat(parts.stream(), IntStream.of(part)));
    }
    return larger[part];
  }

  /** With one less of these. */
  Chains without(int part) {
    if (smaller[part] == null) {
      int at = parts.indexOf(part);
      smaller[part] = of(IntStream.range(0, parts.length()).filter(i -> i != at).map(parts::get));
    }
    return smaller[part];
  }

  /** One of each kind, those with fewer coins first; to be left as they are. */
  int[] kinds() {
    return kinds;
  }

  static int coins(int part) {
    return part / 2;
  }

  /** How many coins of an opened one can be left to the other, who then moves on; 0 for none. */
  static int handout(int part) {
    int left = part % 2 == 0 ? 2 : 4;
    return coins(part) >= Math.max(left, 3) ? left : 0;
  }

  /** Different for different ones of the same game. */
  int number() {
    return number;
  }

  int coins() {
    return coins;
  }

  /** By how many coins the player who has to open one gets more than the other. */
  int margin() {
    if (margin == UNKNOWN) {
      margin =
          -IntStream.of(kinds).map(part -> taken(part, without(part).margin())).min().orElse(0);
    }
    return margin;
  }

  /** What who comes next gets, if to move on with the others is worth so much. */
  private static int taken(int part, int others) {
    int all = coins(part) + others;
    int left = handout(part);
    return left == 0 ? all : Math.max(all, coins(part) - 2 * left - others);
  }
}
