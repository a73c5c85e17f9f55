package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
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
  public String summary() {
    return "makes a page on which templates are played through in a browser";
  }

  @Override
  public String operands() {
    return "PATH...";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "Verifies templates as 'verify' does, and writes one file that a browser opens, without a"
            + " server and without loading anything. Whatever White tries in a template, the page"
            + " answers by the proof that Black keeps the promise, and shows what is still needed;"
            + " in one that is not valid it is White who answers. Each cell and stone that is needed"
            + " has a proof of what happens without it.",
        "Redundant cells have a star. What is not decided is said; it can't be played, and nor can"
            + " pivoting templates, whose promise is no single goal. The exit code is that of"
            + " 'verify'.");
  }

  @Override
  public Options options() {
    return VerifyChoices.optionsOfPages()
        .addOption(
            Choices.option(
                VerifiedPage.PROBES,
                "FILE",
                "mark the intrusions that are inferior, by what 'probe --format json' wrote there"));
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
