package org.hexproof.entailing.rule;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** What the positions of a graph of strings and coins have in common for all ways to play. */
final class CoinStrings {
  private final CoinGraph graph;
  private final long[] held;

  CoinStrings(CoinGraph graph) {
    this.graph = graph;
    this.held = graph.held();
  }

  /** The strings of a position by their numbers. */
  static IntStream of(long position) {
    return LongStream.iterate(position, left -> left != 0, left -> left & (left - 1))
        .mapToInt(Long::numberOfTrailingZeros);
  }

  /** How many coins are taken by cutting the string. */
  int taken(long position, int string) {
    return isLast(position, string, graph.strings().get(string).one())
        + isLast(position, string, graph.strings().get(string).other());
  }

  private int isLast(long position, int string, int coin) {
    return coin != CoinGraph.GROUND && (position & held[coin]) == 1L << string ? 1 : 0;
  }

  /** The strings that can be cut to take a coin. */
  long takers(long position) {
    long takers = 0;
    for (long strings : held) {
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
    CoinGraph.Strand string = graph.strings().get(taker);
    for (int coin : new int[] {string.one(), string.other()}) {
      long left = coin == CoinGraph.GROUND ? 0 : position & held[coin];
      if (Long.bitCount(left) == 2) {
        long behind = left & ~(1L << taker);
        return taken(position, Long.numberOfTrailingZeros(behind)) == 0 ? behind : 0;
      }
    }
    return 0;
  }

  /** The strings that hang together, through coins, with the first of the position. */
  long component(long position) {
    long component = Long.lowestOneBit(position);
    long before = 0;
    while (before != component) {
      before = component;
      for (long strings : held) {
        if ((strings & component) != 0) {
          component |= strings & position;
        }
      }
    }
    return component;
  }

  /** How many strings hang together in the largest part. */
  int largestComponent(long position) {
    int largest = 0;
    for (long left = position; left != 0; left &= ~component(left)) {
      largest = Math.max(largest, Long.bitCount(component(left)));
    }
    return largest;
  }
}
