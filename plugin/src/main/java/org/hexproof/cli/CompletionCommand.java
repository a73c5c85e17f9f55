package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.util.function.Supplier;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;

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
  public Options options() {
    return new Options();
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings) throws CommandException {
    if (line.getArgList().size() != 1 || !SHELLS.contains(line.getArgList().get(0))) {
      throw CommandException.usage(
          "expected bash or zsh, not "
              + (line.getArgList().isEmpty()
                  ? "nothing"
                  : "'" + String.join(" ", line.getArgList()) + "'"));
    }
    surroundings
        .out()
        .print(
            line.getArgList().get(0).equals(BASH)
                ? BashCompletion.script(commands.get())
                : ZshCompletion.script(commands.get()));
    return ExitCode.OK;
  }
}
