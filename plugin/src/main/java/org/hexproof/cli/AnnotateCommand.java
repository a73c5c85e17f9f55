package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.hexproof.annotate.Analyst;
import org.hexproof.annotate.AnnotateTask;
import org.hexproof.annotate.AnnotatedGame;
import org.hexproof.annotate.GameFile;
import org.hexproof.annotate.GameRecord;
import org.hexproof.board.Naming;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Source;
import org.hexproof.format.sgf.SgfCollection;
import org.hexproof.format.sgf.SgfEntry;
import org.hexproof.library.Library;
import org.hexproof.page.AnnotatedPage;
import org.hexproof.page.LaboratoryLink;
import org.hexproof.report.AnnotateReport;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;

/** {@code hexproof annotate}. */
final class AnnotateCommand {
  private static final String PAGE = "html";
  private static final String RECORD = "sgf";
  private static final Duration DEFAULT_TIME = Duration.ofSeconds(10);
  private static final int DEFAULT_GIVE_UP = 3;
  private static final int LONGER = 6;
  private static final int MOST_GIVE_UP = 1_000_000;

  private static final Choice<String> FORMAT =
      Choice.word("format", "FORMAT", ImmutableList.of("text", "json", PAGE, RECORD));
  private static final Choice<Duration> TIMEOUT = Asking.TIMEOUT.or(DEFAULT_TIME);
  private static final Choice<Duration> FURTHER = Choice.seconds("further");
  private static final Choice<Boolean> TEMPLATES = Choice.flag("templates");
  private static final Choice<Integer> GIVE_UP =
      Choice.count("give-up", "N", MOST_GIVE_UP).or(DEFAULT_GIVE_UP);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.CHOICES)
          .add(Asking.SOLVER, Asking.ENGINE_START, TIMEOUT, GIVE_UP, FURTHER, TEMPLATES)
          .add(Estimating.SOURCE, Estimating.TIME)
          .add(Inputs.NAMES, Spotting.COLOR, Spotting.KIND, FORMAT, Output.OUT)
          .build();
  static final ImmutableList<Rule> RULES =
      ImmutableList.of(
          new Rule.Needs(
              ImmutableList.of(Spotting.COLOR, Spotting.KIND),
              "--color and --kind choose templates; add --templates",
              ImmutableList.of(TEMPLATES)));

  private AnnotateCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws FormatException, IOException {
    String format = line.get(FORMAT);
    if (!format.equals(RECORD)) {
      Rule.refuse(
          line,
          "%s tells in the comments of a record; add --format sgf, or --out NAME.sgf",
          TEMPLATES);
    }
    Limits limits = new Limits(line.get(TIMEOUT), Limits.DEFAULT.bytes());
    Duration further = line.find(FURTHER).orElse(limits.time().multipliedBy(LONGER));
    Analyst.Effort effort = new Analyst.Effort(limits, line.get(GIVE_UP), further);
    SolverName name = Asking.solver(line);
    GameFile file = file(line, new Inputs(surroundings.in()));
    boolean isOne = file.games().size() == 1;
    Naming naming = line.find(Inputs.NAMES).orElse(file.naming());
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = surroundings.start(name.onAllCores());
        Estimating estimating = Estimating.start(line, surroundings)) {
      ImmutableList<AnnotatedGame> games =
          new AnnotateTask(file, effort, estimating.estimator())
              .run(
                  surroundings.watch(() -> "stopped; nothing is written"),
                  solver,
                  entry -> begins(entry, surroundings),
                  annotated -> ends(annotated, isOne, name.text(), surroundings));
      AnnotateReport report = new AnnotateReport(games, name.text(), naming);
      ExitCode code =
          games.stream().map(AnnotateCommand::code).reduce(estimating.code(), ExitCode::and);
      if (surroundings.interrupt().raised()) {
        return ExitCode.INTERRUPTED;
      }
      switch (format) {
        case PAGE ->
            new AnnotatedPage(file.name(), games, name.text(), naming, laboratory(line))
                .write(solver, limits, output.writer());
        case RECORD -> {
          SgfCollection.Annotated annotated = file.with(games, naming, standing(line, naming));
          Source written = annotated.source();
          output.stream().write(written.encoding().bytes(written.text()));
          code = code.and(untouched(games, annotated.untouched(), surroundings));
        }
        default -> report.write(output.writer(), format.equals("json"));
      }
      surroundings.interrupt().check();
      output.commit();
      if (format.equals(RECORD) && output.isFile()) {
        report.lines().forEach(surroundings.out()::println);
      }
      return code;
    }
  }

  /** The laboratory, if it lies beside the page. */
  private static Optional<String> laboratory(Line line) {
    String out = line.get(Output.OUT);
    return !out.equals(Inputs.STANDARD)
            && Files.exists(Path.of(out).resolveSibling(LaboratoryLink.FILE))
        ? Optional.of(LaboratoryLink.FILE)
        : Optional.empty();
  }

  /** The file that is the operand, with those of its games that the options choose. */
  private static GameFile file(Line line, Inputs inputs) throws FormatException {
    String operand = line.operand();
    Operand named = Operand.of(operand);
    byte[] bytes = inputs.bytes(named);
    Selection selection = Selection.of(line);
    ImmutableList<Member> all = GameFile.members(named.file(), bytes);
    ImmutableList<Member> among = named.spot().isEmpty() ? all : named.read(bytes);
    ImmutableList<Member> chosen = selection.among(operand, among);
    if (chosen.isEmpty()) {
      throw selection.notFound(operand, among);
    }
    return GameFile.of(named.file(), bytes, chosen);
  }

  /** The templates to be told of the steps of a game. */
  private static Function<GameRecord, ImmutableListMultimap<Integer, String>> standing(
      Line line, Naming naming) {
    if (!line.get(TEMPLATES)) {
      return game -> ImmutableListMultimap.of();
    }
    Spotting spotting = Spotting.of(line, Library.read());
    return game -> spotting.lines(game, naming);
  }

  private static void begins(SgfEntry entry, Surroundings surroundings) {
    Inputs.tell(entry, surroundings.err());
    entry
        .game()
        .mainLineFault()
        .map(illegal -> illegal.getMessage() + "\n  hint: what is before it is annotated")
        .ifPresent(surroundings::tell);
  }

  /** Tells what went wrong with a game; the others go on without it. */
  private static void ends(
      AnnotatedGame annotated, boolean isOne, String solver, Surroundings surroundings) {
    String failure = solver + " " + annotated.failure().orElse("");
    if (annotated.analysis().isPresent()) {
      annotated.failure().ifPresent(words -> surroundings.tellFailure(failure, true));
    } else if (!isOne) {
      surroundings.tell(annotated.trouble(solver).orElseThrow());
    } else if (annotated.fault().isPresent()) {
      throw CommandException.unreadable(annotated.fault().get());
    } else {
      throw CommandException.solverFailed(failure);
    }
  }

  private static ExitCode code(AnnotatedGame annotated) {
    ExitCode read = annotated.mainLineFault().isEmpty() ? ExitCode.OK : ExitCode.UNREADABLE;
    return annotated.failure().isPresent() ? read.and(ExitCode.SOLVER_FAILED) : read;
  }

  private static ExitCode untouched(
      ImmutableList<AnnotatedGame> games,
      ImmutableSet<Integer> records,
      Surroundings surroundings) {
    ExitCode code = ExitCode.OK;
    for (AnnotatedGame annotated : games) {
      if (annotated.game().record().stream().anyMatch(records::contains)) {
        String why = ": the record is too damaged to be written to and stays as it is";
        code = surroundings.tell(ExitCode.UNREADABLE, annotated.game().place() + why);
      }
    }
    return code;
  }
}
