package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.Optional;
import org.hexproof.solver.Version;
import org.hexproof.terminal.Progress;
import org.hexproof.verify.Subject;
import org.hexproof.work.Split;
import org.hexproof.work.Unit;

/** {@code hexproof split}. */
final class SplitCommand {
  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .addAll(Inputs.CHOICES)
          .add(VerifyChoices.KIND, VerifyChoices.SKIP_MINIMALITY, Output.OUT)
          .build();

  private SplitCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    try (Output output = Output.of(line, surroundings.out())) {
      Subjects subjects = Subjects.read(line, Baseline.none(), Optional.empty(), surroundings);
      ExitCode code = subjects.code();
      Split split =
          new Split(
              VerifyChoices.minimality(line),
              SolverName.NATIVE.identity(),
              Version.build(),
              surroundings.interrupt()::raised);
      try (Progress progress = surroundings.watch().count("templates", subjects.all().size())) {
        for (Subject subject : subjects.all()) {
          split.take(subject);
          surroundings.interrupt().check();
          progress.step();
        }
      }
      for (Unit unit : split.units()) {
        output.verbatim().write(unit.line() + "\n");
      }
      for (Split.Undrawn question : split.undrawn()) {
        code = code.and(surroundings.tell(ExitCode.UNDECIDED, question));
      }
      output.commit();
      return code;
    }
  }
}
