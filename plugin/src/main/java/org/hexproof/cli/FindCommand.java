package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.board.Board;
import org.hexproof.find.Finder;
import org.hexproof.find.Request;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Grounds;
import org.hexproof.solver.Limits;
import org.hexproof.solving.SolverPool;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;

/** {@code hexproof find}. */
final class FindCommand implements Command {
  private static final String KIND = "kind";
  private static final String LIMIT = "limit";
  private static final String MAX_CELLS = "max-cells";
  private static final String ROWS = "rows";
  private static final String SEED = "seed";
  private static final String THREADS = "threads";
  private static final String WIDTH = "width";
  private static final int MOST_THREADS = 256;
  private static final int NO_LIMIT = Integer.MAX_VALUE;
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private static final ImmutableList<String> KINDS =
      ImmutableList.of(
          Kind.EDGE.label(),
          Kind.CONNECTS_BOTH.label(),
          Kind.PIVOTING.label(),
          Kind.PIVOTING_SENTE.label());

  @Override
  public String name() {
    return "find";
  }

  @Override
  public Options options() {
    return new Options()
        .addOption(Choices.words(KIND, "KIND", KINDS))
        .addOption(Choices.option(ROWS, "N"))
        .addOption(Choices.option(WIDTH, "N"))
        .addOption(Choices.option(MAX_CELLS, "N"))
        .addOption(Choices.option(LIMIT, "N"))
        .addOption(Choices.option(SEED, "S"))
        .addOption(Choices.timeout())
        .addOption(Choices.option(THREADS, "N"))
        .addOption(Choices.option(Choices.OUT, "DIR"));
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    if (!line.getArgList().isEmpty()) {
      throw CommandException.usage("find reads no files: " + line.getArgList().get(0));
    }
    Request request = request(line);
    Limits limits = Choices.limits(line);
    int threads = Choices.count(line, THREADS, 1, MOST_THREADS);
    Finder finder = new Finder(request, source(line));
    if (finder.walks() == 0) {
      throw CommandException.usage(
          "a box of %s x %s has no room for both terminals of kind %s"
              .formatted(request.box().cols(), request.box().rows(), request.kind().label()));
    }
    Grounds grounds = new Grounds();
    SolverSource solvers = surroundings.startingOnce();
    Run run = new Run(surroundings, TemplateOutput.of(line, surroundings.out()), grounds);
    try (Progress progress = Progress.of(surroundings, "walks", finder.walks());
        SolverPool pool =
            new SolverPool(threads, limits, () -> grounds.of(solvers.start(SolverName.NATIVE)))) {
      surroundings.interrupt().onRaise(() -> pool.cancel(PATIENCE));
      try {
        run.walk(finder, request.limit(), pool, progress);
      } finally {
        pool.cancel(PATIENCE);
      }
    }
    return run.end();
  }

  private static Request request(CommandLine line) throws CommandException {
    for (String option : ImmutableList.of(KIND, ROWS, WIDTH)) {
      if (!line.hasOption(option)) {
        throw CommandException.usage("expected --" + option + " (see hexproof find --help)");
      }
    }
    Kind kind = Kind.parse(Choices.word(line, KIND, KINDS));
    int rows = Choices.count(line, ROWS, 1, Board.MAX_SIDE);
    int width = Choices.count(line, WIDTH, 1, Board.MAX_SIDE);
    try {
      return new Request(
          kind,
          new Board(width, rows),
          Choices.count(line, MAX_CELLS, Request.MOST_CELLS, Request.MOST_CELLS),
          Choices.count(line, LIMIT, NO_LIMIT, NO_LIMIT),
          Choices.count(line, SEED, 1, Integer.MAX_VALUE));
    } catch (IllegalArgumentException e) {
      throw CommandException.usage(e.getMessage());
    }
  }

  /** The command that finds the same templates again. */
  private String source(CommandLine line) {
    StringBuilder text = new StringBuilder("hexproof " + name());
    for (String option : ImmutableList.of(KIND, ROWS, WIDTH, MAX_CELLS, LIMIT, SEED)) {
      if (line.hasOption(option)) {
        text.append(" --").append(option).append(' ').append(line.getOptionValue(option));
      }
    }
    return text.toString();
  }

  /** One run: takes what the walks find, in their order. */
  private static final class Run {
    private final Surroundings surroundings;
    private final TemplateOutput output;
    private final Grounds grounds;
    private final TreeMap<Integer, Integer> sizes = new TreeMap<>();
    private ExitCode code = ExitCode.OK;
    private int undecided;
    private int found;
    private int shutIn;
    private long decisions;

    Run(Surroundings surroundings, TemplateOutput output, Grounds grounds) {
      this.surroundings = surroundings;
      this.output = output;
      this.grounds = grounds;
    }

    void walk(Finder finder, int limit, SolverPool pool, Progress progress)
        throws CommandException, IOException {
      List<CompletableFuture<Answer>> answers = finder.begin(pool);
      for (int i = 0; i < answers.size() && found < limit; i++) {
        Finder.Walked walked = finder.end(i, answers.get(i).join());
        progress.aside(() -> take(walked));
        progress.step();
      }
    }

    private void take(Finder.Walked walked) throws CommandException {
      for (Template template : walked.templates()) {
        output.write(template);
        sizes.merge(template.carrier().size(), 1, Integer::sum);
        found++;
      }
      shutIn += walked.shutIn();
      decisions += walked.decisions();
      if (walked.answer() instanceof Answer.Failed failed) {
        surroundings.err().println("hexproof: the solver failed: " + failed.message());
        code = code.and(ExitCode.SOLVER_FAILED);
      } else if (walked.answer() instanceof Answer.Undecided) {
        undecided++;
        code = code.and(ExitCode.UNDECIDED);
      }
    }

    ExitCode end() {
      boolean stopped = surroundings.interrupt().raised();
      surroundings.err().println((stopped ? "stopped; " : "") + summary());
      if (!stopped && undecided > 0) {
        surroundings
            .err()
            .println(
                undecided == 1
                    ? "a limit was hit in one walk, which may have missed some"
                    : "a limit was hit in " + undecided + " walks, which may have missed some");
      }
      return stopped ? ExitCode.INTERRUPTED : found == 0 ? code.and(ExitCode.NO) : code;
    }

    private String summary() {
      return (found == 1 ? "1 template" : found + " templates")
          + (found == 0
              ? ""
              : sizes.entrySet().stream()
                  .map(size -> size.getValue() + " of " + size.getKey())
                  .collect(joining(", ", " (", " cells)")))
          + (shutIn == 0 ? "" : "; " + shutIn + " left out, whose terminals are shut in")
          + "; "
          + decisions
          + " decisions by "
          + SolverName.NATIVE.text()
          + grounds.basis().words().map(words -> "; " + words).orElse("");
    }
  }
}
