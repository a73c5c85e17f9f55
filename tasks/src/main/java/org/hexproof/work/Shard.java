package org.hexproof.work;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * A part of the units, by their hashes, so that it does not depend on who else works.
 *
 * @param number counted from 1
 * @param of how many there are
 */
public record Shard(int number, int of) {
  private static final int DIGITS = 15;

  /**
   * Checks that the numbers fit.
   *
   * @throws IllegalArgumentException if there is no such shard
   */
  public Shard {
    checkArgument(number >= 1 && number <= of, "there is no shard %s of %s", number, of);
  }

  /** Whether the unit of this hash is in it. */
  public boolean has(String hash) {
    return Long.parseLong(hash.substring(0, DIGITS), 16) % of == number - 1;
  }
}
