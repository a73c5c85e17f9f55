package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
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
final class FindCommand {
  private static final int MOST_THREADS = 256;
  private static final int NO_LIMIT = Integer.MAX_VALUE;
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private static final Choice<Kind> KIND =
      Choice.word(
          "kind",
          "KIND",
          Maps.uniqueIndex(
              ImmutableList.of(Kind.EDGE, Kind.CONNECTS_BOTH, Kind.PIVOTING, Kind.PIVOTING_SENTE),
              Kind::label));
  private static final Choice<Integer> LIMIT = Choice.count("limit", "N", NO_LIMIT).or(NO_LIMIT);
  private static final Choice<Integer> MAX_CELLS =
      Choice.count("max-cells", "N", Request.MOST_CELLS).or(Request.MOST_CELLS);
  private static final Choice<Integer> ROWS = Choice.count("rows", "N", Board.MAX_SIDE);
  private static final Choice<Integer> SEED = Choice.count("seed", "S", Integer.MAX_VALUE).or(1);
  private static final Choice<Integer> THREADS = Choice.count("threads", "N", MOST_THREADS).or(1);
  private static final Choice<Integer> WIDTH = Choice.count("width", "N", Board.MAX_SIDE);

  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(
          KIND,
          ROWS,
          WIDTH,
          MAX_CELLS,
          LIMIT,
          SEED,
          Choices.TIMEOUT,
          THREADS,
          Choice.text("out", "DIR").written());

  private FindCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws CommandException, IOException {
    if (!line.operands().isEmpty()) {
      throw CommandException.usage("find reads no files: " + line.operands().get(0));
    }
    Request request = request(line);
    Limits limits = Choices.limits(line);
    int threads = line.get(THREADS);
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

  private static Request request(Line line) throws CommandException {
    for (Choice<?> option : ImmutableList.of(KIND, ROWS, WIDTH)) {
      if (!line.has(option)) {
        throw CommandException.usage("expected " + option + " (see hexproof find --help)");
      }
    }
    Kind kind = line.get(KIND);
    int rows = line.get(ROWS);
    int width = line.get(WIDTH);
    try {
      return new Request(
          kind, new Board(width, rows), line.get(MAX_CELLS), line.get(LIMIT), line.get(SEED));
    } catch (IllegalArgumentException e) {
      throw CommandException.usage(e.getMessage());
    }
  }

  /** The command that finds the same templates again. */
  private static String source(Line line) {
    StringBuilder text = new StringBuilder("hexproof find");
    for (Choice<?> option : ImmutableList.of(KIND, ROWS, WIDTH, MAX_CELLS, LIMIT, SEED)) {
      if (line.has(option)) {
        text.append(' ').append(option).append(' ').append(line.text(option));
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
