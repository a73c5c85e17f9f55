package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.realize.Effort;

/** How much the user wants done to make a board of stones small. */
final class Compacting {
  private static final String COMPACT = "compact";
  private static final String SEED = "seed";

  /** The options. */
  static final ImmutableList<String> OPTIONS = ImmutableList.of(COMPACT, SEED);

  private static final int MOST_SEED = 999_999_999;

  /** Of a step, which then takes about a second. */
  private static final int ROUNDS = 100;

  private static final int MOST_STEPS = 1_000_000;

  /** Rounds without gain; the number of steps ends most drawings before. */
  private static final int PATIENCE = 1_000_000;

  private Compacting() {}

  /**
   * The options.
   *
   * @param action what stands before their help, as in {@code draw: }
   * @param preset what is done without a number of steps
   */
  static void addOptions(Options options, String action, Effort preset) {
    options.addOption(Choices.option(COMPACT, "STEPS")).addOption(Choices.option(SEED, "N"));
  }

  /**
   * The effort that the user names.
   *
   * @param preset without a number of steps
   */
  static Effort effort(CommandLine line, Effort preset) throws CommandException {
    int seed = Choices.count(line, SEED, 1, MOST_SEED);
    int steps = Choices.count(line, COMPACT, 1, MOST_STEPS);
    return line.hasOption(COMPACT)
        ? new Effort(seed, PATIENCE, steps * ROUNDS)
        : new Effort(seed, preset.patience(), preset.rounds());
  }
}
