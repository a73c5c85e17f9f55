package org.hexproof.realize;

import java.util.function.BooleanSupplier;

/**
 * How much is done to make a drawing small. The same effort gives the same drawing unless it is
 * stopped.
 *
 * @param seed other drawings for other seeds
 * @param patience after how many rounds without gain to stop; a round is some thousand small
 *     changes
 * @param rounds after how many rounds to stop at the latest. Rounds on drawings of many places
 *     count more, and a drawing that no board has room for gets more of them
 * @param stopped asked between rounds; once it says yes, the drawing is left as it is
 */
public record Effort(long seed, int patience, int rounds, BooleanSupplier stopped) {
  /** For one board. */
  public static final Effort DEFAULT = new Effort(1, 300, 1000);

  /** For each of many boards. */
  public static final Effort MODEST = new Effort(1, 10, 500);

  /** An effort that nobody stops. */
  public Effort(long seed, int patience, int rounds) {
    this(seed, patience, rounds, () -> false);
  }

  /** The same effort, which this may stop too. */
  public Effort until(BooleanSupplier stop) {
    return new Effort(seed, patience, rounds, () -> stopped.getAsBoolean() || stop.getAsBoolean());
  }

  Effort with(long otherSeed) {
    return new Effort(otherSeed, patience, rounds, stopped);
  }

  Effort with(int otherPatience, int otherRounds) {
    return new Effort(seed, otherPatience, otherRounds, stopped);
  }
}
