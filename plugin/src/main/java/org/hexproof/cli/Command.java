package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;

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

  ImmutableList<Choice<?>> choices();

  /** What its options want of each other. */
  default ImmutableList<Rule> rules() {
    return ImmutableList.of();
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
  ExitCode run(Line line, Surroundings surroundings) throws CommandException, IOException;
}
