package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import org.hexproof.annotate.Analyst;
import org.hexproof.annotate.GameRecord;
import org.hexproof.annotate.NewTemplates;
import org.hexproof.board.Naming;
import org.hexproof.report.MatchText;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;

/** {@code hexproof annotate}. */
final class AnnotateCommand {
  private static final String PAGE = "html";
  private static final String RECORD = "sgf";
  private static final Duration DEFAULT_TIME = Duration.ofSeconds(10);
  private static final int DEFAULT_GIVE_UP = 3;
  private static final int MOST_GIVE_UP = 1_000_000;

  private static final Choice<String> FORMAT =
      Choice.word("format", "FORMAT", ImmutableList.of("text", "json", PAGE, RECORD));
  private static final Choice<Duration> TIMEOUT = Asking.TIMEOUT.or(DEFAULT_TIME);
  static final Choice<Boolean> TEMPLATES = Choice.flag("templates");
  private static final Choice<Integer> GIVE_UP =
      Choice.count("give-up", "N", MOST_GIVE_UP).or(DEFAULT_GIVE_UP);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.CHOICES)
          .add(
              Asking.SOLVER,
              Asking.ENGINE_START,
              TIMEOUT,
              GIVE_UP,
              TEMPLATES,
              Inputs.NAMES,
              SpotChoices.COLOR,
              SpotChoices.KIND,
              FORMAT,
              Output.OUT)
          .build();

  private AnnotateCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    String format = line.get(FORMAT);
    Optional<Spotting> spotting = Spotting.of(line);
    Limits limits = new Limits(line.get(TIMEOUT), Limits.DEFAULT.bytes());
    Analyst.Effort effort = new Analyst.Effort(limits, line.get(GIVE_UP));
    SolverName name = Asking.solver(line);
    GameFile file = GameFile.read(line, new Inputs(surroundings.in()));
    Naming naming = line.find(Inputs.NAMES).orElse(file.naming());
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = surroundings.start(name)) {
      GameAnalyses analyses = new GameAnalyses(file, solver, effort, name, naming, surroundings);
      if (!analyses.decide()) {
        return ExitCode.INTERRUPTED;
      }
      switch (format) {
        case PAGE -> output.writer().write(analyses.page(limits));
        case RECORD ->
            output.stream().write(analyses.annotated(game -> standing(game, naming, spotting)));
        default -> output.writer().write(analyses.report(format.equals("json")));
      }
      surroundings.interrupt().check();
      output.commit();
      if (format.equals(RECORD) && output.isFile()) {
        surroundings.out().print(analyses.report(/* asJson= */ false));
      }
      return analyses.code();
    }
  }

  private static ImmutableList<ImmutableList<String>> standing(
      GameRecord game, Naming naming, Optional<Spotting> spotting) {
    if (spotting.isEmpty()) {
      return ImmutableList.copyOf(Collections.nCopies(game.size(), ImmutableList.of()));
    }
    return NewTemplates.of(game, spotting.get()::spot).stream()
        .map(
            matches ->
                matches.stream()
                    .map(match -> new MatchText(match).line(naming))
                    .collect(ImmutableList.toImmutableList()))
        .collect(ImmutableList.toImmutableList());
  }
}
