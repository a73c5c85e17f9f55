package org.hexproof.rule;

/**
 * Strings and coins: the vertices of a graph are coins, held by strings, its edges. A move cuts a
 * string; a coin without strings is taken by who cut the last, and then the same player moves
 * again. A board of Dots and Boxes is such a graph: its boxes are the coins, and a line that is not
 * yet drawn is a string between the boxes on both its sides, or the ground outside.
 */
record CoinStrings(EdgeGraph graph) {
  /** How many coins are taken by cutting the string. */
  int taken(long position, int string) {
    return isLast(position, string, graph.edges().get(string).one())
        + isLast(position, string, graph.edges().get(string).other());
  }

  private int isLast(long position, int string, int coin) {
    return (position & held(coin)) == 1L << string ? 1 : 0;
  }

  /** The strings that hold a coin; none hold the ground. */
  private long held(int coin) {
    return coin == EdgeGraph.GROUND ? 0 : graph.ends()[coin];
  }

  /** How many coins there are. */
  int coins(long position) {
    int coins = 0;
    for (long strings : graph.ends()) {
      coins += (position & strings) == 0 ? 0 : 1;
    }
    return coins;
  }

  /** The strings that hang together with one through coins held by two. */
  long chain(long position, int string) {
    long chain = 1L << string;
    for (long before = 0; before != chain; ) {
      before = chain;
      for (long strings : graph.ends()) {
        long left = position & strings;
        chain |= (left & chain) != 0 && Long.bitCount(left) == 2 ? left : 0;
      }
    }
    return chain;
  }

  /** The strings at coins that are held by two. */
  long paired(long position) {
    long paired = 0;
    for (long strings : graph.ends()) {
      long left = position & strings;
      paired |= Long.bitCount(left) == 2 ? left : 0;
    }
    return paired;
  }

  /** Whether the string is tied to two coins that are held by two each. */
  boolean isInside(long position, int string) {
    EdgeGraph.Edge ends = graph.edges().get(string);
    return Long.bitCount(position & held(ends.one())) == 2
        && Long.bitCount(position & held(ends.other())) == 2;
  }

  /** How many coins are held by two of these strings, and by no other. */
  int pairs(long position, long chain) {
    int pairs = 0;
    for (long strings : graph.ends()) {
      long left = position & strings;
      pairs += Long.bitCount(left) == 2 && (left & ~chain) == 0 ? 1 : 0;
    }
    return pairs;
  }

  /** How far all other strings are from one, by the coins between, together; low in the middle. */
  int distances(int string) {
    int distances = 0;
    long near = 1L << string;
    for (int round = 0; round < graph.edges().size(); round++) {
      long next = near;
      for (long strings : graph.ends()) {
        next |= (strings & near) == 0 ? 0 : strings;
      }
      distances += Long.bitCount(graph.all() & ~next);
      near = next;
    }
    return distances;
  }

  /** The strings that can be cut to take a coin. */
  long takers(long position) {
    long takers = 0;
    for (long strings : graph.ends()) {
      long left = position & strings;
      takers |= (left & (left - 1)) == 0 ? left : 0;
    }
    return takers;
  }

  /**
   * The string at the far end of what is behind a string that takes a coin, if that is a single
   * coin with just one string more, and cutting that takes nothing: it gives both coins away, but
   * then it is the other player who has to go on after them. Else 0.
   */
  long handout(long position, int taker) {
    EdgeGraph.Edge string = graph.edges().get(taker);
    for (int coin : new int[] {string.one(), string.other()}) {
      long left = position & held(coin);
      if (Long.bitCount(left) == 2) {
        long behind = left & ~(1L << taker);
        return taken(position, Long.numberOfTrailingZeros(behind)) == 0 ? behind : 0;
      }
    }
    return 0;
  }
}
