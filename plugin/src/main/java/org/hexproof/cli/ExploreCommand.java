package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;

/** {@code hexproof explore}. */
final class ExploreCommand {
  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list().addAll(VerifyChoices.OF_PAGES).add(VerifiedPage.PROBES).build();

  private ExploreCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    return VerifiedPage.write(VerifyChoices.of(line), line, surroundings);
  }
}
