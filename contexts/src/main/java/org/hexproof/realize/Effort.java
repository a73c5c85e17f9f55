package org.hexproof.realize;

import java.time.Duration;

/**
 * How much is done to make a drawing small. The same effort gives the same drawing unless time runs
 * out.
 *
 * @param seed other drawings for other seeds
 * @param patience after how many rounds without gain to stop; a round is some thousand small
 *     changes
 * @param time when to stop at the latest
 */
public record Effort(long seed, int patience, Duration time) {
  /** For one board. */
  public static final Effort DEFAULT = new Effort(1, 300, Duration.ofSeconds(10));

  /** For each of many boards. */
  public static final Effort MODEST = new Effort(1, 10, Duration.ofSeconds(5));
}
