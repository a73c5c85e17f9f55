package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;

/** {@code hexproof explore}. */
final class ExploreCommand implements Command {
  @Override
  public String name() {
    return "explore";
  }

  @Override
  public ImmutableList<Choice<?>> choices() {
    return Choice.list().addAll(VerifyChoices.OF_PAGES).add(VerifiedPage.PROBES).build();
  }

  @Override
  public ExitCode run(Line line, Surroundings surroundings) throws CommandException, IOException {
    return VerifiedPage.write(VerifyChoices.of(line), line, surroundings);
  }
}
