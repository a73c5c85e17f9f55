package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Range;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.bench.Benchmark;
import org.hexproof.bench.Complaints;
import org.hexproof.bench.Puzzles;
import org.hexproof.bench.Question;
import org.hexproof.bench.QuestionSet;
import org.hexproof.bench.Questions;
import org.hexproof.bench.Result;
import org.hexproof.bench.sparse.SparseBoards;
import org.hexproof.compose.Context;
import org.hexproof.report.BenchReport;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Watch;
import org.hexproof.terminal.Progress;

/** {@code hexproof bench}. */
final class BenchCommand {
  private static final String LIST = "puzzles.csv";
  private static final String FOLDER = "puzzles";
  private static final String DIRECT = "direct";
  private static final int MOST_BOARDS = 100_000;

  private static final Choice<String> SOLVERS = Asking.SOLVER.repeated();
  private static final Choice<Integer> SPARSE = Choice.count("sparse", "N", MOST_BOARDS);
  private static final Choice<Integer> SEED = Choice.count("seed", "S", Integer.MAX_VALUE).or(1);
  private static final Choice<String> SIZES = Choice.text("sizes", "MIN-MAX");
  private static final Choice<Integer> NODES =
      Choice.count("min-nodes", "K", Integer.MAX_VALUE).or(1);
  private static final Choice<String> CONTEXT = Choice.text("context", "CONTEXT").repeated();

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Inputs.CHOICES)
          .add(SOLVERS, Asking.ENGINE_START, CONTEXT, SPARSE, SEED, SIZES, NODES, Asking.TIMEOUT)
          .add(Output.FORMAT, Output.OUT)
          .build();

  private BenchCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    ImmutableList<SolverName> names = names(line);
    ImmutableList.Builder<QuestionSet> sets = ImmutableList.builder();
    boolean isSparse = line.has(SPARSE);
    ExitCode read = ExitCode.OK;
    try (Progress progress = surroundings.watch().count("setting up", -1)) {
      progress.sayWhenStopped(() -> "stopped before any question was asked");
      for (String path : isSparse ? line.operands() : line.paths()) {
        Optional<Path> list = list(path);
        if (list.isPresent()) {
          sets.add(new QuestionSet(path, FileUse.read(path, () -> Puzzles.read(list.get()))));
        } else {
          BenchBoards boards = new BenchBoards(contexts(line), surroundings.err());
          Inputs.of(line, surroundings.in()).readAll(ImmutableList.of(path), Selection.ALL, boards);
          sets.addAll(boards.sets(path));
          read = read.and(boards.code());
        }
      }
    }
    if (isSparse) {
      sets.add(sparse(line, surroundings));
    }
    surroundings.interrupt().check();
    ImmutableList<QuestionSet> asked = sets.build();
    if (read != ExitCode.OK && asked.stream().allMatch(set -> set.questions().isEmpty())) {
      return read;
    }
    try (Output output = Output.of(line, surroundings.out())) {
      List<HexSolver> solvers = new ArrayList<>();
      List<Result> results = new ArrayList<>();
      try {
        for (SolverName name : names) {
          solvers.add(surroundings.start(name));
        }
        Limits limits = Asking.limits(line);
        results.addAll(
            run(new Benchmark(asked, ImmutableList.copyOf(solvers), limits), surroundings));
      } finally {
        solvers.forEach(HexSolver::close);
      }
      surroundings.interrupt().check();
      List<String> texts = names.stream().map(SolverName::text).toList();
      Complaints complaints = Complaints.of(texts, results);
      output.tell(new BenchReport(texts, results, complaints), Output.isJson(line));
      ExitCode code = complaints.failures().isEmpty() ? read : ExitCode.SOLVER_FAILED;
      return complaints.wrong().isEmpty() ? code : code.and(ExitCode.NO);
    }
  }

  private static QuestionSet sparse(Line line, Surroundings surroundings) {
    int count = line.get(SPARSE);
    int seed = line.get(SEED);
    int nodes = line.get(NODES);
    Range<Integer> sizes = sizes(line);
    ImmutableList<Question> questions;
    try (Progress progress = surroundings.watch().count("setting up", -1)) {
      progress.sayWhenStopped(() -> "stopped before any question was asked");
      questions = Questions.sparse(new SparseBoards(seed), count, sizes);
    }
    String name = "sparse " + count + " seed " + seed + (nodes == 1 ? "" : " min-nodes " + nodes);
    return new QuestionSet(
        name, nodes == 1 ? questions : hard(questions, nodes, line, surroundings));
  }

  /** The questions that take the native solver so many nodes or that it leaves undecided. */
  private static ImmutableList<Question> hard(
      ImmutableList<Question> questions, int nodes, Line line, Surroundings surroundings) {
    Watch watch =
        surroundings.watch(() -> "stopped while boards were chosen; no question was asked");
    try (HexSolver solver = surroundings.start(SolverName.NATIVE)) {
      return Questions.hard(questions, nodes, solver, Asking.limits(line), watch);
    }
  }

  private static Range<Integer> sizes(Line line) {
    String text = line.find(SIZES).orElse(SparseBoards.SMALLEST + "-" + SparseBoards.LARGEST);
    Matcher matcher = Pattern.compile("([0-9]{1,2})-([0-9]{1,2})").matcher(text);
    if (matcher.matches()) {
      int least = Integer.parseInt(matcher.group(1));
      int most = Integer.parseInt(matcher.group(2));
      if (SparseBoards.SMALLEST <= least && least <= most && most <= SparseBoards.LARGEST) {
        return Range.closed(least, most);
      }
    }
    throw CommandException.usage(
        "--sizes wants two numbers of "
            + SparseBoards.SMALLEST
            + " to "
            + SparseBoards.LARGEST
            + ", as in 7-13, not '"
            + text
            + "'");
  }

  private static ImmutableList<Result> run(Benchmark benchmark, Surroundings surroundings) {
    AtomicLong asked = new AtomicLong();
    long total = benchmark.questions();
    return benchmark.run(
        surroundings.watch(
            () -> "stopped after %s of %s questions; nothing is compared".formatted(asked, total)),
        asked::incrementAndGet);
  }

  private static ImmutableList<SolverName> names(Line line) {
    ImmutableList<String> texts = line.all(SOLVERS);
    if (texts.size() < 2) {
      throw CommandException.usage("expected --solver at least twice, to compare solvers");
    }
    return texts.stream()
        .map(text -> SolverName.parse(text, line.get(Asking.ENGINE_START)))
        .collect(ImmutableList.toImmutableList());
  }

  /** Those that are wanted by their names; none if no name is given. */
  private static ImmutableMap<String, Optional<Context>> contexts(Line line) {
    if (!line.has(CONTEXT)) {
      return ImmutableMap.of("", Optional.empty());
    }
    ImmutableMap.Builder<String, Optional<Context>> contexts = ImmutableMap.builder();
    for (String name : line.all(CONTEXT)) {
      contexts.put(" " + name, name.equals(DIRECT) ? Optional.empty() : Optional.of(context(name)));
    }
    return contexts.buildKeepingLast();
  }

  private static Context context(String name) {
    try {
      return Context.parse(name);
    } catch (IllegalArgumentException e) {
      throw CommandException.usage("--context: " + e.getMessage());
    }
  }

  /** The list of puzzles that a path stands for, if it does. */
  private static Optional<Path> list(String path) {
    Path named = Path.of(path).toAbsolutePath();
    if (path.endsWith(".csv")) {
      return Optional.of(Path.of(path));
    }
    if (!Files.isDirectory(named)) {
      return Optional.empty();
    }
    Path inside = named.resolve(LIST);
    if (Files.isRegularFile(inside)) {
      return Optional.of(inside);
    }
    return named.endsWith(FOLDER)
        ? Optional.of(named.resolveSibling(LIST)).filter(Files::isRegularFile)
        : Optional.empty();
  }
}
