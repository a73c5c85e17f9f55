package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;

/** One command of the program. */
interface Command {
  /** The word on the command line. */
  String name();

  /** What is told of it. */
  default HelpPage page() {
    return HelpPage.of(name());
  }

  /** The words of which the first operand is one; none if it may be anything. */
  default ImmutableList<String> firstWords() {
    return ImmutableList.of();
  }

  Options options();

  /** The options that may be given several times. */
  default ImmutableSet<String> repeatable() {
    return ImmutableSet.of();
  }

  /** Whether it may write to the file that it reads. */
  default boolean replacesInput() {
    return false;
  }

  /**
   * Does it.
   *
   * @param line the options, and the operands as its arguments
   * @throws IOException if the file of {@code --out} can't be written
   */
  ExitCode run(CommandLine line, Surroundings surroundings) throws CommandException, IOException;
}
