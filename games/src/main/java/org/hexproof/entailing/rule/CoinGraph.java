package org.hexproof.entailing.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/**
 * Strings and coins: each string ties two coins, a coin and the ground, or the ground and itself. A
 * move cuts a string; a coin without strings is taken by who cut the last, and then the same player
 * moves again. A board of Dots and Boxes is such a graph: its boxes are the coins, and a line that
 * is not yet drawn is a string between the boxes on both its sides, or the ground outside.
 *
 * <p>Positions are sets of strings that are left, as bits.
 *
 * @param coins their names
 */
public record CoinGraph(ImmutableList<String> coins, ImmutableList<Strand> strings) {
  /** The end of a string that is tied to no coin. */
  public static final int GROUND = -1;

  public static final int MAX_STRINGS = 62;

  /** A string and the coins at its two ends, counted from 0, or {@link #GROUND}. */
  public record Strand(String name, int one, int other) {}

  /** Each string ends at two different coins that there are, and each coin has a string. */
  public CoinGraph {
    checkArgument(strings.size() <= MAX_STRINGS, "more than %s strings", MAX_STRINGS);
    ImmutableSet.Builder<Integer> tied = ImmutableSet.builder();
    for (Strand string : strings) {
      for (int end : new int[] {string.one(), string.other()}) {
        checkArgument(end >= GROUND && end < coins.size(), "%s ends at no coin", string.name());
        tied.add(end);
      }
      checkArgument(
          string.one() == GROUND || string.one() != string.other(),
          "%s ends twice at the same coin",
          string.name());
    }
    ImmutableSet<Integer> all = tied.build();
    for (int coin = 0; coin < coins.size(); coin++) {
      checkArgument(all.contains(coin), "no string holds coin %s", coins.get(coin));
    }
  }

  public long all() {
    return (1L << strings.size()) - 1;
  }

  /** For each coin the strings that hold it. */
  long[] held() {
    long[] held = new long[coins.size()];
    for (int i = 0; i < strings.size(); i++) {
      Strand string = strings.get(i);
      for (int end : new int[] {string.one(), string.other()}) {
        if (end != GROUND) {
          held[end] |= 1L << i;
        }
      }
    }
    return held;
  }

  /** How many strings hang together, through coins, in the largest part. */
  public int largestPart() {
    return new CoinStrings(this).largestComponent(all());
  }
}
