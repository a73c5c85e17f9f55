package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.annotate.Analyst;
import org.hexproof.annotate.GameRecord;
import org.hexproof.annotate.NewTemplates;
import org.hexproof.board.Naming;
import org.hexproof.report.MatchText;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;

/** {@code hexproof annotate}. */
final class AnnotateCommand implements Command {
  private static final String GIVE_UP = "give-up";
  private static final String PAGE = "html";
  private static final String RECORD = "sgf";
  private static final ImmutableList<String> FORMATS =
      ImmutableList.of("text", "json", PAGE, RECORD);
  private static final Duration DEFAULT_TIME = Duration.ofSeconds(10);
  private static final int DEFAULT_GIVE_UP = 3;
  private static final int MOST_GIVE_UP = 1_000_000;

  @Override
  public String name() {
    return "annotate";
  }

  @Override
  public Options options() {
    return Selection.addTo(new Options())
        .addOption(Choices.solver())
        .addOption(Choices.engineStartOption())
        .addOption(Choices.option(Choices.TIMEOUT, "SECONDS"))
        .addOption(Choices.option(GIVE_UP, "N"))
        .addOption(Choices.flag(Choices.TEMPLATES))
        .addOption(Choices.colors())
        .addOption(SpotChoices.color())
        .addOption(SpotChoices.kind())
        .addOption(Choices.words(Choices.FORMAT, "FORMAT", FORMATS))
        .addOption(Choices.out());
  }

  @Override
  public ImmutableSet<String> repeatable() {
    return ImmutableSet.of(SpotChoices.KIND);
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    String format = Choices.word(line, Choices.FORMAT, FORMATS);
    Optional<Spotting> spotting = Spotting.of(line);
    Limits limits =
        new Limits(Choices.seconds(line, Choices.TIMEOUT, DEFAULT_TIME), Limits.DEFAULT.bytes());
    Analyst.Effort effort =
        new Analyst.Effort(limits, Choices.count(line, GIVE_UP, DEFAULT_GIVE_UP, MOST_GIVE_UP));
    SolverName name = Choices.solver(line);
    GameFile file = GameFile.read(line, new Inputs(surroundings.in()));
    Naming naming = Choices.naming(line).orElse(file.naming());
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
      if (surroundings.interrupt().raised()) {
        return ExitCode.INTERRUPTED;
      }
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
