package org.hexproof.realize;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * How much is done to make a drawing small. The same effort gives the same drawing unless time runs
 * out or it is stopped.
 *
 * @param seed other drawings for other seeds
 * @param patience after how many rounds without gain to stop; a round is some thousand small
 *     changes
 * @param time when to stop at the latest
 * @param stopped asked between rounds; once it says yes, the drawing is left as it is
 */
public record Effort(long seed, int patience, Duration time, BooleanSupplier stopped) {
  /** For one board. */
  public static final Effort DEFAULT = new Effort(1, 300, Duration.ofSeconds(10));

  /** For each of many boards. */
  public static final Effort MODEST = new Effort(1, 10, Duration.ofSeconds(5));

  /** An effort that nobody stops. */
  public Effort(long seed, int patience, Duration time) {
    this(seed, patience, time, () -> false);
  }

  /** The same effort, which this may stop too. */
  public Effort until(BooleanSupplier stop) {
    return new Effort(seed, patience, time, () -> stopped.getAsBoolean() || stop.getAsBoolean());
  }

  Effort with(int otherPatience, Duration otherTime) {
    return new Effort(seed, otherPatience, otherTime, stopped);
  }
}
