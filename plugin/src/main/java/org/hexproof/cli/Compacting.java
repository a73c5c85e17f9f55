package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import org.hexproof.realize.Effort;

/** How much the user wants done to make a board of stones small. */
final class Compacting {
  private static final int MOST_SEED = 999_999_999;

  /** Of a step, which then takes about a second. */
  private static final int ROUNDS = 100;

  private static final int MOST_STEPS = 1_000_000;

  /** Rounds without gain; the number of steps ends most drawings before. */
  private static final int PATIENCE = 1_000_000;

  private static final Choice<Integer> COMPACT = Choice.count("compact", "STEPS", MOST_STEPS).or(1);
  private static final Choice<Integer> SEED = Choice.count("seed", "N", MOST_SEED).or(1);
  static final ImmutableList<Choice<?>> CHOICES = ImmutableList.of(COMPACT, SEED);

  private Compacting() {}

  /**
   * The effort that the user names.
   *
   * @param preset without a number of steps
   */
  static Effort effort(Line line, Effort preset) {
    int seed = line.get(SEED);
    int steps = line.get(COMPACT);
    return line.has(COMPACT)
        ? new Effort(seed, PATIENCE, steps * ROUNDS)
        : new Effort(seed, preset.patience(), preset.rounds());
  }
}
