package org.hexproof.cli;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.solver.Version;
import org.hexproof.verify.Subject;
import org.hexproof.work.Split;
import org.hexproof.work.Unit;

/** {@code hexproof split}. */
final class SplitCommand implements Command {
  @Override
  public String name() {
    return "split";
  }

  @Override
  public Options options() {
    return Inputs.addTo(Selection.addWithCells(new Options()))
        .addOption(VerifyChoices.kindOption())
        .addOption(VerifyChoices.skipMinimalityOption())
        .addOption(Choices.plainOut());
  }

  @Override
  public ImmutableSet<String> repeatable() {
    return ImmutableSet.of(Exclude.OPTION);
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    Subjects subjects =
        new Subjects(
            VerifyChoices.kind(line), Optional.empty(), Baseline.none(), surroundings.err());
    try (Output output = Output.of(line, surroundings.out())) {
      ExitCode code =
          subjects.read(
              Choices.operands(line),
              Inputs.of(line, surroundings.in()),
              Selection.withCells(line),
              Optional.empty());
      Split split =
          new Split(
              VerifyChoices.minimality(line),
              SolverName.NATIVE.identity(),
              Version.build(),
              surroundings.interrupt()::raised);
      try (Progress progress = Progress.of(surroundings, "templates", subjects.all().size())) {
        for (Subject subject : subjects.all()) {
          split.take(subject);
          if (surroundings.interrupt().raised()) {
            return ExitCode.INTERRUPTED;
          }
          progress.step();
        }
      }
      for (Unit unit : split.units()) {
        output.verbatim().write(unit.line() + "\n");
      }
      for (Split.Undrawn question : split.undrawn()) {
        surroundings.err().println("hexproof: " + question);
        code = code.and(ExitCode.UNDECIDED);
      }
      output.commit();
      return code;
    }
  }
}
