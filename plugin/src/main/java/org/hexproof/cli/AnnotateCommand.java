package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.StringWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.annotate.Analysis;
import org.hexproof.annotate.AnalysisJson;
import org.hexproof.annotate.AnalysisPage;
import org.hexproof.annotate.AnalysisText;
import org.hexproof.annotate.Analyst;
import org.hexproof.annotate.Annotations;
import org.hexproof.annotate.GameRecord;
import org.hexproof.annotate.NewTemplates;
import org.hexproof.page.PageWriter;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Version;

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
  public String summary() {
    return "tells where a game was won and lost, in its record";
  }

  @Override
  public String operands() {
    return "GAME.sgf";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "Goes through a game record in SGF from the ends of its lines backwards and decides who"
            + " wins each position, as far as that can be done in the time, and which moves win."
            + " Prints a table of the main line's moves, with those that threw a win away.",
        "With --format sgf, writes the record with what was found: who wins (GB or GW), a plus on"
            + " each winning move (LB), bad moves (BM) with a reply that refutes them as a"
            + " variation, and a paragraph in the comments. All else stays character for character"
            + " as it was. What an earlier run has added to the game is replaced. If it goes into a"
            + " file by --out, the table is told as well.",
        "The exit code is 0 also if positions are left undecided, as the first moves on a board of"
            + " full size always are. It is 4 if the solver failed; where that happened later on,"
            + " what was decided is written all the same.");
  }

  @Override
  public Options options() {
    return Selection.addTo(new Options())
        .addOption(Choices.solver())
        .addOption(Choices.engineStartOption())
        .addOption(
            Choices.option(
                Choices.TIMEOUT,
                "SECONDS",
                "give up on a question after this time: who wins a position, or which moves win"
                    + " there (default "
                    + DEFAULT_TIME.toSeconds()
                    + ")"))
        .addOption(
            Choices.option(
                GIVE_UP,
                "N",
                "follow a line no further back after N undecided positions in a row (default "
                    + DEFAULT_GIVE_UP
                    + ")"))
        .addOption(
            Choices.flag(
                Choices.TEMPLATES,
                "tell in the comments which templates of the library stand on the board that did"
                    + " not stand there a move before"))
        .addOption(SpotChoices.color())
        .addOption(SpotChoices.kind())
        .addOption(
            Choices.words(
                Choices.FORMAT,
                "FORMAT",
                FORMATS,
                "text (the default); json; html: a page with a board for each move of the main"
                    + " line, where the reader plays on for the loser and proofs answer; sgf: the"
                    + " record"))
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
    GameRecord game = new GameRecord(file.game());
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = surroundings.start(name)) {
      if (!solver.supports(Analyst.start(game))) {
        throw CommandException.solverFailed(name.text() + " does not play boards of this size");
      }
      Optional<Analysis> analysis = analyze(game, solver, effort, name, surroundings);
      if (analysis.isEmpty()) {
        return ExitCode.INTERRUPTED;
      }
      String document =
          switch (format) {
            case PAGE -> page(analysis.get(), solver, limits, file.name());
            case RECORD -> file.with(Annotations.of(analysis.get(), standing(game, spotting)));
            default -> report(analysis.get(), format);
          };
      if (surroundings.interrupt().raised()) {
        return ExitCode.INTERRUPTED;
      }
      output.writer().write(document);
      output.commit();
      if (format.equals(RECORD) && output.isFile()) {
        surroundings.out().print(report(analysis.get(), "text"));
      }
      if (analysis.get().failure().isPresent()) {
        throw CommandException.solverFailed(
            name.text()
                + " failed: "
                + analysis.get().failure().get()
                + "\n  what was decided is told all the same");
      }
      return ExitCode.OK;
    }
  }

  private static ImmutableList<ImmutableList<String>> standing(
      GameRecord game, Optional<Spotting> spotting) {
    return spotting
        .map(found -> NewTemplates.of(game, found::spot))
        .orElseGet(() -> NewTemplates.none(game));
  }

  /** Nothing if the user stopped it. */
  private static Optional<Analysis> analyze(
      GameRecord game,
      HexSolver solver,
      Analyst.Effort effort,
      SolverName name,
      Surroundings surroundings)
      throws CommandException {
    BooleanSupplier stopped = surroundings.interrupt()::raised;
    try (Progress progress = Progress.of(surroundings, "positions", game.size())) {
      progress.sayWhenStopped(() -> "stopped; nothing is written");
      Analysis analysis =
          Analyst.analyze(game, solver, effort, progress::step, () -> !stopped.getAsBoolean());
      return stopped.getAsBoolean() ? Optional.empty() : Optional.of(analysis);
    } catch (Analyst.FailedException e) {
      if (stopped.getAsBoolean()) {
        return Optional.empty();
      }
      throw CommandException.solverFailed(name.text() + " failed: " + e.getMessage());
    }
  }

  private static String page(Analysis analysis, HexSolver solver, Limits limits, String name)
      throws IOException {
    StringWriter out = new StringWriter();
    new AnalysisPage(analysis, solver, limits, new PageWriter(out, Version.text())).write(name);
    return out.toString();
  }

  private static String report(Analysis analysis, String format) throws IOException {
    StringWriter out = new StringWriter();
    if (format.equals("json")) {
      new AnalysisJson(analysis, out).write();
      out.write("\n");
    } else {
      new AnalysisText(analysis, out).write();
    }
    return out.toString();
  }
}
