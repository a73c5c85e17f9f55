package org.hexproof.solver.htp;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import java.time.Duration;

/**
 * How an engine is run.
 *
 * @param name what the solver is called in reports
 * @param command the program and its arguments
 * @param setup commands that every fresh process gets first, as in {@code param_dfpn threads 2}
 * @param startLimit how long the engine may take to answer the first command
 * @param commandLimit how long it may take for a command that does not solve
 * @param grace how long past a time limit an engine that knows the limit may take to say so
 */
public record HtpSettings(
    String name,
    ImmutableList<String> command,
    ImmutableList<String> setup,
    Duration startLimit,
    Duration commandLimit,
    Duration grace) {
  /** What a start may take besides: MoHex takes seconds, and a question has not been asked yet. */
  private static final Duration START_GRACE = Duration.ofSeconds(10);

  public HtpSettings {
    checkArgument(!command.isEmpty() && !command.get(0).isEmpty(), "the engine's command is empty");
    checkPositive(startLimit);
    checkPositive(commandLimit);
    checkPositive(grace);
  }

  private static void checkPositive(Duration limit) {
    checkArgument(!limit.isNegative() && !limit.isZero(), "a time limit is positive: %s", limit);
  }

  /**
   * The usual limits: MoHex takes seconds to start, and a launcher may have to build first.
   *
   * @param commandLine a command line with a shell's quoting, as in {@code ./hexproof htp}
   * @throws IllegalArgumentException if the line is empty or a quote is left open
   */
  public static HtpSettings of(String commandLine) {
    return of("htp:" + commandLine.strip(), ShellWords.split(commandLine));
  }

  /** The usual limits for a program with arguments. */
  public static HtpSettings of(String name, ImmutableList<String> command) {
    return new HtpSettings(
        name,
        command,
        ImmutableList.of(),
        Duration.ofMinutes(2),
        Duration.ofSeconds(20),
        Duration.ofSeconds(2));
  }

  public HtpSettings withLimits(Duration start, Duration command, Duration newGrace) {
    return new HtpSettings(name, this.command, setup, start, command, newGrace);
  }

  /** For questions with this time limit: the start takes little longer. */
  public HtpSettings withTimeout(Duration limit) {
    Duration start = Comparators.min(startLimit, limit.plus(START_GRACE));
    return new HtpSettings(name, command, setup, start, commandLimit, grace);
  }

  public HtpSettings withSetup(ImmutableList<String> commands) {
    return new HtpSettings(name, command, commands, startLimit, commandLimit, grace);
  }
}
