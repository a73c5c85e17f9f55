package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.intrusion.IntrusionSection;
import org.hexproof.intrusion.Intrusions;
import org.hexproof.intrusion.Study;
import org.hexproof.report.IntrusionJson;
import org.hexproof.report.IntrusionText;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Grounds;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Question;
import org.hexproof.template.Template;

/** {@code hexproof intrusions}. */
final class IntrusionsCommand {
  private static final String HEXBOARD = "hexboard";

  private static final Choice<Boolean> FIRST = Choice.flag("first");
  private static final Choice<Boolean> PAIRS = Choice.flag("pairs");
  private static final Choice<String> TO = Choice.word("to", "FORMAT", ImmutableList.of(HEXBOARD));
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
    String format = line.get(line.has(TO) ? TO : Output.FORMAT);
    Optional<Path> pictures = line.find(PICTURES).map(Targets::folder);
    Limits limits = Asking.limits(line);
    SolverName name = Asking.solver(line);
    Entry entry = Asking.entry(line, surroundings);
    Template template = Inputs.template(entry, surroundings.err());
    Problem problem = problem(entry, template);
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = Asking.start(name, problem, surroundings)) {
      Grounds grounds = new Grounds();
      Study study =
          Intrusions.study(
              problem,
              grounds.of(solver),
              limits,
              new Intrusions.Questions(line.get(FIRST), line.get(PAIRS)),
              surroundings.watch(() -> "stopped; nothing is written"));
      surroundings.interrupt().check();
      ExitCode code = code(study);
      if (grounds.failure().isPresent()) {
        boolean decided = !(study instanceof Study.Open);
        code = code.and(Asking.failed(name, grounds.failure().get(), decided, surroundings));
      }
      if (study instanceof Study.Open) {
        String why = study.gaps().get(0).why();
        surroundings.err().println("hexproof: undecided: " + why + " (--timeout)");
      }
      Naming naming = entry.naming();
      write(format, template, naming, study, grounds.basis(), output.writer());
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

  private static void write(
      String format, Template template, Naming naming, Study study, Basis basis, Writer out)
      throws IOException {
    switch (format) {
      case HEXBOARD -> new IntrusionSection(template, out).write(study);
      case "json" -> IntrusionJson.of(template, basis, study).write(out);
      default -> new IntrusionText(template, naming, basis, out).write(study);
    }
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
