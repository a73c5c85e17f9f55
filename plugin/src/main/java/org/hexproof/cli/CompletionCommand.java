package org.hexproof.cli;

import com.google.common.collect.ImmutableList;

/** {@code hexproof completion}. */
final class CompletionCommand {
  private static final String BASH = "bash";
  private static final String ZSH = "zsh";
  static final ImmutableList<String> SHELLS = ImmutableList.of(BASH, ZSH);

  static final ImmutableList<Choice<?>> CHOICES = ImmutableList.of();

  private CompletionCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) {
    if (line.operands().size() != 1 || !SHELLS.contains(line.operands().get(0))) {
      throw CommandException.usage(
          "expected bash or zsh, not "
              + (line.operands().isEmpty()
                  ? "nothing"
                  : "'" + String.join(" ", line.operands()) + "'"));
    }
    surroundings
        .out()
        .print(
            line.operands().get(0).equals(BASH)
                ? BashCompletion.script(Commands.ALL)
                : ZshCompletion.script(Commands.ALL));
    return ExitCode.OK;
  }
}
