package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;

/**
 * One command of the program. What is told of it stands in {@link HelpPage}.
 *
 * @param group what people want who use it
 * @param name the word on the command line
 * @param choices its options
 * @param action what does it
 * @param rules what its options want of each other
 * @param words those of which the first operand is one; none if it may be anything
 * @param replacesInput whether it may write to the file that it reads
 */
record Command(
    Group group,
    String name,
    ImmutableList<Choice<?>> choices,
    Action action,
    ImmutableList<Rule> rules,
    ImmutableList<String> words,
    boolean replacesInput) {
  /** What a command does. */
  interface Action {
    /**
     * Does it.
     *
     * @throws IOException if the file of {@code --out} can't be written
     */
    ExitCode run(Line line, Surroundings surroundings) throws CommandException, IOException;
  }

  static Command of(
      Group group, String name, ImmutableList<? extends Choice<?>> choices, Action action) {
    return new Command(
        group,
        name,
        ImmutableList.copyOf(choices),
        action,
        ImmutableList.of(),
        ImmutableList.of(),
        /* replacesInput= */ false);
  }

  Command with(ImmutableList<Rule> rules) {
    return new Command(group, name, choices, action, rules, words, replacesInput);
  }

  Command words(ImmutableList<String> words) {
    return new Command(group, name, choices, action, rules, words, replacesInput);
  }

  Command replacing() {
    return new Command(group, name, choices, action, rules, words, /* replacesInput= */ true);
  }

  HelpPage page() {
    return HelpPage.of(name);
  }
}
