package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Range;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.bench.BenchQuestion;
import org.hexproof.bench.Benchmark;
import org.hexproof.bench.Complaints;
import org.hexproof.bench.Puzzles;
import org.hexproof.bench.QuestionSet;
import org.hexproof.bench.Questions;
import org.hexproof.bench.sparse.SparseBoards;
import org.hexproof.compose.Context;
import org.hexproof.report.BenchReport;
import org.hexproof.report.Counted;
import org.hexproof.solver.HexSolver;
import org.hexproof.solving.Watch;
import org.hexproof.verify.Plan;

/** {@code hexproof bench}. */
final class BenchCommand {
  private static final String DIRECT = "direct";
  private static final int MOST_BOARDS = 100_000;

  private static final Choice<String> SOLVERS = Asking.SOLVER.repeated();
  private static final Choice<Integer> SPARSE = Choice.count("sparse", "N", MOST_BOARDS);
  private static final Choice<Integer> SEED = Choice.count("seed", "S", Integer.MAX_VALUE).or(1);
  private static final Choice<Range<Integer>> SIZES =
      Choice.of("sizes", "MIN-MAX", BenchCommand::sizes)
          .or(Range.closed(SparseBoards.SMALLEST, SparseBoards.LARGEST));
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

  @SuppressWarnings("try")
  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    ImmutableList<Plan.Solvers> solvers = solvers(line, surroundings);
    ImmutableMap<String, Optional<Context>> contexts = contexts(line);
    Inputs inputs = Inputs.of(line, surroundings.in());
    ImmutableList.Builder<QuestionSet> sets = ImmutableList.builder();
    ImmutableList<BenchQuestion> sparse = ImmutableList.of();
    ExitCode read = ExitCode.OK;
    try (Watch.Stage stage =
        surroundings.watch(() -> "stopped before any question was asked").count("setting up", -1)) {
      for (String path : line.has(SPARSE) ? line.operands() : line.paths()) {
        Optional<Path> list = Puzzles.list(Path.of(path));
        if (list.isPresent()) {
          sets.add(new QuestionSet(path, FileUse.read(path, () -> Puzzles.read(list.get()))));
        } else {
          BenchBoards boards = new BenchBoards(contexts, surroundings.err());
          inputs.readAll(ImmutableList.of(path), Selection.ALL, boards);
          sets.addAll(boards.sets(path));
          read = read.and(boards.code());
        }
      }
      if (line.has(SPARSE)) {
        SparseBoards boards = new SparseBoards(line.get(SEED));
        sparse = Questions.sparse(boards, line.get(SPARSE), line.get(SIZES));
      }
    }
    if (line.has(SPARSE)) {
      sets.add(sparse(sparse, line, surroundings));
    }
    surroundings.interrupt().check();
    ImmutableList<QuestionSet> asked = sets.build();
    if (read != ExitCode.OK && asked.stream().allMatch(set -> set.questions().isEmpty())) {
      return read;
    }
    try (Output output = Output.of(line, surroundings.out())) {
      Benchmark.Compared compared =
          run(new Benchmark(asked, solvers, Asking.limits(line)), surroundings);
      surroundings.interrupt().check();
      Complaints complaints = compared.complaints();
      output.tell(
          new BenchReport(compared.solvers(), compared.results(), complaints), Output.isJson(line));
      ExitCode code = complaints.failures().isEmpty() ? read : ExitCode.SOLVER_FAILED;
      return complaints.wrong().isEmpty() ? code : code.and(ExitCode.NO);
    }
  }

  private static QuestionSet sparse(
      ImmutableList<BenchQuestion> questions, Line line, Surroundings surroundings) {
    int nodes = line.get(NODES);
    String name = "sparse " + line.get(SPARSE) + " seed " + line.get(SEED);
    return nodes == 1
        ? new QuestionSet(name, questions)
        : new QuestionSet(name + " min-nodes " + nodes, hard(questions, nodes, line, surroundings));
  }

  /** The questions that take the native solver so many nodes or that it leaves undecided. */
  private static ImmutableList<BenchQuestion> hard(
      ImmutableList<BenchQuestion> questions, int nodes, Line line, Surroundings surroundings) {
    Watch watch =
        surroundings.watch(() -> "stopped while boards were chosen; no question was asked");
    try (HexSolver solver = surroundings.start(SolverName.NATIVE)) {
      return Questions.hard(questions, nodes, solver, Asking.limits(line), watch);
    }
  }

  private static Range<Integer> sizes(String text) {
    Matcher matcher = Pattern.compile("([0-9]{1,2})-([0-9]{1,2})").matcher(text);
    if (matcher.matches()) {
      int least = Integer.parseInt(matcher.group(1));
      int most = Integer.parseInt(matcher.group(2));
      if (SparseBoards.SMALLEST <= least && least <= most && most <= SparseBoards.LARGEST) {
        return Range.closed(least, most);
      }
    }
    throw CommandException.usage(
        "--sizes wants two numbers of %s to %s, as in 7-13, not '%s'"
            .formatted(SparseBoards.SMALLEST, SparseBoards.LARGEST, text));
  }

  private static Benchmark.Compared run(Benchmark benchmark, Surroundings surroundings) {
    AtomicLong asked = new AtomicLong();
    String total = Counted.of(benchmark.questions(), "question");
    return benchmark.run(
        surroundings.watch(
            () -> "stopped after %s of %s; nothing is compared".formatted(asked, total)),
        asked::incrementAndGet);
  }

  private static ImmutableList<Plan.Solvers> solvers(Line line, Surroundings surroundings) {
    ImmutableList<String> texts = line.all(SOLVERS);
    if (texts.size() < 2) {
      throw CommandException.usage("expected --solver at least twice, to compare solvers");
    }
    return texts.stream()
        .map(text -> SolverName.parse(text, line.get(Asking.ENGINE_START)))
        .map(name -> new Plan.Solvers(name.text(), () -> surroundings.start(name)))
        .collect(ImmutableList.toImmutableList());
  }

  /** Those that are wanted by their names; none if no name is given. */
  private static ImmutableMap<String, Optional<Context>> contexts(Line line) {
    if (!line.has(CONTEXT)) {
      return ImmutableMap.of("", Optional.empty());
    }
    ImmutableMap.Builder<String, Optional<Context>> contexts = ImmutableMap.builder();
    for (String name : line.all(CONTEXT)) {
      boolean direct = name.equals(DIRECT);
      contexts.put(" " + name, direct ? Optional.empty() : Optional.of(context(name)));
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
}
