package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.region.RegionLimit;
import org.hexproof.shannon.Coloring;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Version;
import org.hexproof.solving.Journal;
import org.hexproof.template.Kind;
import org.hexproof.verify.Method;
import org.hexproof.verify.Plan;

/**
 * What a run of {@code hexproof verify} goes by.
 *
 * @param method the name of a {@link Method}, or {@link #ALL}
 * @param maxCells the most empty cells of a template whose value is computed
 * @param depth of the towers that connects-both templates stand in
 * @param second the solver that is asked too
 * @param minimality whether that is asked, and not validity alone
 * @param certificates the folder they go into, without which no verdict counts
 * @param resume the file that keeps what is solved
 * @param split what becomes of solves that take long
 */
record VerifyChoices(
    String method,
    int maxCells,
    int depth,
    SolverName solver,
    Optional<SolverName> second,
    Limits limits,
    boolean minimality,
    int threads,
    Optional<String> certificates,
    Optional<String> resume,
    Optional<SplitChoices> split,
    boolean mend) {
  static final String PAGE = "html";

  /** Formats of the report. */
  static final Choice<String> FORMAT =
      Choice.word(
          "format", "FORMAT", ImmutableList.of("text", "json", "junit", "sarif", "markdown", PAGE));

  static final String ALL = "all";
  private static final int MOST_DEPTH = 12;

  private static final ImmutableList<String> METHODS =
      ImmutableList.of(Method.Direct.NAME, Method.Context.NAME, Method.Value.NAME, ALL);

  static final Choice<Boolean> BRIEF = Choice.flag("brief");
  private static final Choice<String> CROSS_CHECK = Choice.text("cross-check", "SOLVER");
  private static final Choice<Integer> DEPTH =
      Choice.count("depth", "N", MOST_DEPTH).or(Method.Context.DEPTH);
  static final Choice<Optional<Kind>> KIND =
      Choice.word("kind", "KIND", kinds()).or(Optional.empty());
  private static final Choice<Integer> MAX_CELLS =
      Choice.count("max-cells", "N", Coloring.MAX_CELLS).or(RegionLimit.DEFAULT_CELLS);
  static final Choice<String> METHOD = Choice.word("method", "METHOD", METHODS);
  static final Choice<String> RESUME = Choice.text("resume", "FILE").written();
  static final Choice<Boolean> SKIP_MINIMALITY = Choice.flag("skip-minimality");

  private static final ImmutableList<Choice<?>> COMMON =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .addAll(Inputs.CHOICES)
          .add(KIND, SKIP_MINIMALITY, Asking.TIMEOUT, Asking.MEMORY, Asking.THREADS)
          .build();

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(COMMON)
          .add(METHOD, DEPTH, Asking.SOLVER, Asking.ENGINE_START, CROSS_CHECK)
          .add(Targets.CERTIFY_ALL, MAX_CELLS, RESUME)
          .add(SplitChoices.SPLIT_AFTER, SplitChoices.STORE)
          .add(FORMAT, Mender.MEND, BRIEF, VerifiedPictures.TO, Output.OUT)
          .build();

  /** What {@code explore} asks. */
  static final ImmutableList<Choice<?>> OF_PAGES =
      Choice.list().addAll(COMMON).add(Inputs.NAMES, Output.OUT).build();

  /** What {@code site} asks. */
  static final ImmutableList<Choice<?>> OF_ATLASES =
      Choice.list()
          .addAll(Inputs.CHOICES)
          .add(KIND, SKIP_MINIMALITY, Asking.TIMEOUT, Asking.MEMORY, Asking.THREADS)
          .add(RESUME, Inputs.NAMES)
          .build();

  private static ImmutableMap<String, Optional<Kind>> kinds() {
    ImmutableMap.Builder<String, Optional<Kind>> kinds = ImmutableMap.builder();
    kinds.put("auto", Optional.empty());
    for (Kind kind : Kind.values()) {
      kinds.put(kind.label(), Optional.of(kind));
    }
    return kinds.buildOrThrow();
  }

  static boolean minimality(Line line) {
    return !line.get(SKIP_MINIMALITY);
  }

  /** What the line says, or the defaults. Makes the folder of certificates. */
  static VerifyChoices of(Line line) {
    return new VerifyChoices(
        method(line),
        line.get(MAX_CELLS),
        line.get(DEPTH),
        Asking.solver(line),
        crossChecker(line),
        Asking.limits(line, line.get(Asking.TIMEOUT)),
        minimality(line),
        line.get(Asking.THREADS),
        certificates(line),
        line.find(RESUME),
        split(line),
        line.get(Mender.MEND));
  }

  /** The same with certificates in this folder, on which all verdicts rest. */
  VerifyChoices certifiedIn(Path folder) {
    return new VerifyChoices(
        method,
        maxCells,
        depth,
        solver,
        second,
        limits,
        minimality,
        threads,
        Optional.of(folder.toString()),
        resume,
        split,
        mend);
  }

  private static Optional<SplitChoices> split(Line line) {
    String method = line.get(METHOD);
    boolean isDirect = method.equals(Method.Direct.NAME) || method.equals(ALL);
    if (line.has(SplitChoices.SPLIT_AFTER) && !isDirect) {
      throw CommandException.usage(
          "--split-after is for the method direct, alone or in all, not for " + method);
    }
    if (line.has(SplitChoices.SPLIT_AFTER) && Asking.solver(line).isHtp()) {
      throw CommandException.usage(
          "--split-after is for the native solver, which can tell what it has learned");
    }
    return SplitChoices.of(line);
  }

  /**
   * What that means for the run.
   *
   * @param proofs a folder for certificates of what has them, if no other is named
   */
  Plan plan(SolverSource solvers, Optional<Path> proofs) {
    boolean certifies = !solver.isHtp() && !method.equals(Method.Value.NAME);
    return new Plan(
        methods(),
        limits,
        minimality,
        threads,
        sort(solver, solvers),
        second.map(name -> sort(name, solvers)),
        certificates.map(Path::of).or(() -> proofs.filter(folder -> certifies)));
  }

  private ImmutableList<Method> methods() {
    Method direct = new Method.Direct(certificates.isPresent(), depth);
    Method context = new Method.Context(depth, certificates.isPresent());
    Method value = new Method.Value(maxCells);
    return method.equals(ALL)
        ? ImmutableList.of(direct, context, value)
        : ImmutableList.of(direct, context, value).stream()
            .filter(way -> way.name().equals(method))
            .collect(ImmutableList.toImmutableList());
  }

  private Plan.Solvers sort(SolverName name, SolverSource solvers) {
    return new Plan.Solvers(name.identity(), () -> solvers.start(name));
  }

  private static String method(Line line) {
    String method = line.get(METHOD);
    if (method.equals(Method.Value.NAME)) {
      for (Choice<?> option :
          ImmutableList.of(Asking.SOLVER, CROSS_CHECK, Targets.CERTIFY, Asking.TIMEOUT, RESUME)) {
        if (line.has(option)) {
          throw CommandException.usage(option + " is about solvers, and --method value asks none");
        }
      }
    }
    return method;
  }

  private static Optional<SolverName> crossChecker(Line line) {
    return line.has(CROSS_CHECK)
        ? Optional.of(SolverName.parse(line.get(CROSS_CHECK), line.get(Asking.ENGINE_START)))
        : Optional.empty();
  }

  private static Optional<String> certificates(Line line) {
    Optional<String> folder = Targets.certify(line);
    folder.ifPresent(Targets::folder);
    return folder;
  }

  /** What is kept of earlier runs, and of this one; to be closed. */
  static Journal journal(Optional<String> resume) {
    if (resume.isEmpty()) {
      return Journal.none();
    }
    try {
      return FileUse.read(resume.get(), () -> Journal.open(Path.of(resume.get()), Version.build()));
    } catch (UncheckedIOException e) {
      throw CommandException.solverFailed(e.getMessage());
    }
  }
}
