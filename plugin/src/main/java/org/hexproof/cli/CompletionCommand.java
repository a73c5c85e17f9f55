package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.util.function.Supplier;

/** {@code hexproof completion}. */
final class CompletionCommand implements Command {
  private static final String BASH = "bash";
  private static final String ZSH = "zsh";
  private static final ImmutableList<String> SHELLS = ImmutableList.of(BASH, ZSH);

  private final Supplier<ImmutableList<Command>> commands;

  /**
   * @param commands all that are to be completed
   */
  CompletionCommand(Supplier<ImmutableList<Command>> commands) {
    this.commands = commands;
  }

  @Override
  public String name() {
    return "completion";
  }

  @Override
  public ImmutableList<String> firstWords() {
    return SHELLS;
  }

  @Override
  public ImmutableList<Choice<?>> choices() {
    return Choice.list().build();
  }

  @Override
  public ExitCode run(Line line, Surroundings surroundings) throws CommandException {
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
                ? BashCompletion.script(commands.get())
                : ZshCompletion.script(commands.get()));
    return ExitCode.OK;
  }
}
