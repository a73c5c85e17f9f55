package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.intrusion.IntrusionSection;
import org.hexproof.intrusion.IntrusionTask;
import org.hexproof.intrusion.Study;
import org.hexproof.report.IntrusionReport;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Question;
import org.hexproof.template.Template;

/** {@code hexproof intrusions}. */
final class IntrusionsCommand {
  private static final Choice<Boolean> FIRST = Choice.flag("first");
  private static final Choice<Boolean> PAIRS = Choice.flag("pairs");
  private static final Choice<String> TO =
      Choice.word("to", "FORMAT", ImmutableList.of("hexboard"));
  private static final Choice<String> PICTURES = Choice.text("pictures", "DIR");

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(FIRST, PAIRS, TO, PICTURES)
          .addAll(Asking.ALL)
          .build();

  static final ImmutableList<Rule> RULES =
      ImmutableList.of(Rule.oneOf("%s and %s don't go together", TO, Output.FORMAT));

  private IntrusionsCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    Optional<Path> pictures = line.find(PICTURES).map(Targets::folder);
    Limits limits = Asking.limits(line);
    SolverName name = Asking.solver(line);
    Entry entry = Asking.entry(line, surroundings);
    Template template = Inputs.template(entry, surroundings.err());
    Problem problem = problem(entry, template);
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = Asking.start(name, problem, surroundings)) {
      IntrusionTask.Studied found =
          new IntrusionTask(problem, line.get(FIRST), line.get(PAIRS), limits)
              .run(surroundings.watch(() -> "stopped; nothing is written"), solver);
      surroundings.interrupt().check();
      Study study = found.study();
      ExitCode code = code(study);
      if (found.failure().isPresent()) {
        boolean decided = !(study instanceof Study.Open);
        code = code.and(Asking.failed(name, found.failure().get(), decided, surroundings));
      }
      if (study instanceof Study.Open) {
        String why = study.gaps().get(0).why();
        surroundings.tell("undecided: " + why + " (--timeout)");
      }
      Naming naming = entry.naming();
      if (line.has(TO)) {
        new IntrusionSection(template, output.writer()).write(study);
      } else {
        new IntrusionReport(template, naming, found.basis(), study)
            .write(output.writer(), Output.isJson(line));
      }
      if (pictures.isPresent()) {
        IntrusionPictures.write(template, study, naming, pictures.get());
      }
      output.commit();
      return code;
    }
  }

  private static ExitCode code(Study study) {
    ExitCode open = study.gaps().isEmpty() ? ExitCode.OK : ExitCode.UNDECIDED;
    return study instanceof Study.Broken ? open.and(ExitCode.NO) : open;
  }

  private static Problem problem(Entry entry, Template template) throws FormatException {
    if (Question.direct(template.surrounded(), template.promise()) instanceof Question.Goal goal) {
      return goal.problem();
    }
    throw new FormatException(
        entry.place(),
        "what a template of kind " + template.kind().label() + " promises is no single goal",
        "'hexproof verify' decides it");
  }
}
