package org.hexproof.solver.htp;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * How an engine is run.
 *
 * @param name what the solver is called in reports
 * @param command the program and its arguments
 * @param startLimit how long the engine may take to answer the first commands
 * @param commandLimit how long it may take for a command that does not solve
 * @param grace how long past a time limit an engine that knows the limit may take to say so
 * @param patience is told, once, if the first answer takes long
 */
public record HtpSettings(
    String name,
    ImmutableList<String> command,
    Duration startLimit,
    Duration commandLimit,
    Duration grace,
    Consumer<String> patience) {
  /** MoHex takes seconds, minutes on a busy machine, and a launcher may have to build first. */
  public static final Duration START = Duration.ofMinutes(5);

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
   * The usual limits.
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
        name, command, START, Duration.ofMinutes(1), Duration.ofSeconds(2), words -> {});
  }

  public HtpSettings withLimits(Duration start, Duration command, Duration newGrace) {
    return new HtpSettings(name, this.command, start, command, newGrace, patience);
  }

  /**
   * With another limit of the start.
   *
   * @param told is told, once, if the first answer takes long
   */
  public HtpSettings withStart(Duration limit, Consumer<String> told) {
    return new HtpSettings(name, command, limit, commandLimit, grace, told);
  }
}
