package org.hexproof.cli;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;

/** {@code hexproof explore}. */
final class ExploreCommand implements Command {
  @Override
  public String name() {
    return "explore";
  }

  @Override
  public Options options() {
    return VerifyChoices.optionsOfPages().addOption(Choices.option(VerifiedPage.PROBES, "FILE"));
  }

  @Override
  public ImmutableSet<String> repeatable() {
    return ImmutableSet.of(Exclude.OPTION);
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    return VerifiedPage.write(VerifyChoices.of(line), line, surroundings);
  }
}
