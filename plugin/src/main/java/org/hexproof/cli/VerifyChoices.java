package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.hexproof.region.RegionLimit;
import org.hexproof.shannon.Coloring;
import org.hexproof.solver.Limits;
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
 * @param kind what every template is read as; if absent, each as its file says
 * @param minimality whether that is asked, and not validity alone
 * @param certificates the folder they go into, without which no verdict counts
 * @param proofs a folder for certificates of what has them, if no other is named
 * @param resume the file that keeps what is solved
 * @param split what becomes of solves that take long
 */
record VerifyChoices(
    String method,
    int maxCells,
    int depth,
    SolverName solver,
    Optional<SolverName> second,
    Optional<Kind> kind,
    Limits limits,
    boolean minimality,
    int threads,
    Optional<String> certificates,
    Optional<Path> proofs,
    Optional<String> resume,
    Optional<SplitChoices> split,
    boolean mend) {
  static final String PAGE = "html";

  /** Formats of the report. */
  static final ImmutableList<String> FORMATS =
      ImmutableList.of("text", "json", "junit", "sarif", "markdown", PAGE);

  static final String ALL = "all";
  static final String BRIEF = "brief";
  private static final String CROSS_CHECK = "cross-check";
  private static final String DEPTH = "depth";
  private static final String KIND = "kind";
  private static final String MAX_CELLS = "max-cells";
  static final String METHOD = "method";
  static final String RESUME = "resume";
  private static final String SKIP_MINIMALITY = "skip-minimality";
  private static final String THREADS = "threads";
  private static final String AUTO = "auto";
  private static final int MOST_DEPTH = 12;
  private static final int MOST_THREADS = 256;

  private static final ImmutableList<String> KINDS =
      Stream.concat(Stream.of(AUTO), Stream.of(Kind.values()).map(Kind::label))
          .collect(ImmutableList.toImmutableList());

  private static final ImmutableList<String> METHODS =
      ImmutableList.of(Method.Direct.NAME, Method.Context.NAME, Method.Value.NAME, ALL);

  static Options options() {
    return addCommon(Selection.addWithCells(new Options()))
        .addOption(Choices.words(METHOD, "METHOD", METHODS))
        .addOption(Choices.option(DEPTH, "N"))
        .addOption(Choices.solver())
        .addOption(Choices.engineStartOption())
        .addOption(Choices.option(CROSS_CHECK, "SOLVER"))
        .addOption(Choices.option(Choices.CERTIFY, "DIR"))
        .addOption(Choices.option(MAX_CELLS, "N"))
        .addOption(Choices.option(RESUME, "FILE"))
        .addOption(SplitChoices.afterOption())
        .addOption(SplitChoices.storeOption())
        .addOption(Choices.words(Choices.FORMAT, "FORMAT", FORMATS))
        .addOption(Choices.flag(Mender.MEND))
        .addOption(Choices.flag(BRIEF))
        .addOption(Choices.words(Choices.TO, "FORMAT", VerifiedPictures.FORMATS))
        .addOption(Choices.option(Choices.OUT, "FILE"));
  }

  /** What {@code explore} asks. */
  static Options optionsOfPages() {
    return addCommon(Selection.addWithCells(new Options()))
        .addOption(Choices.colors())
        .addOption(Choices.plainOut());
  }

  private static Options addCommon(Options options) {
    return Inputs.addTo(options)
        .addOption(kindOption())
        .addOption(skipMinimalityOption())
        .addOption(Choices.timeout())
        .addOption(Choices.option(THREADS, "N"));
  }

  static Option kindOption() {
    return Choices.words(KIND, "KIND", KINDS);
  }

  static Option skipMinimalityOption() {
    return Choices.flag(SKIP_MINIMALITY);
  }

  static boolean minimality(CommandLine line) {
    return !line.hasOption(SKIP_MINIMALITY);
  }

  /** What the line says, or the defaults. Makes the folder of certificates. */
  static VerifyChoices of(CommandLine line) throws CommandException {
    return new VerifyChoices(
        method(line),
        Choices.count(line, MAX_CELLS, RegionLimit.DEFAULT_CELLS, Coloring.MAX_CELLS),
        Choices.count(line, DEPTH, Method.Context.DEPTH, MOST_DEPTH),
        Choices.solver(line),
        crossChecker(line),
        kind(line),
        Choices.limits(line),
        minimality(line),
        Choices.count(line, THREADS, 1, MOST_THREADS),
        certificates(line),
        Optional.empty(),
        Optional.ofNullable(line.getOptionValue(RESUME)),
        SplitChoices.of(line),
        line.hasOption(Mender.MEND));
  }

  /** The same with certificates of what has them, where a solver is asked that writes them. */
  VerifyChoices withProofs(Path folder) {
    boolean certifies = !solver.isHtp() && !method.equals(Method.Value.NAME);
    return new VerifyChoices(
        method,
        maxCells,
        depth,
        solver,
        second,
        kind,
        limits,
        minimality,
        threads,
        certificates,
        certifies ? Optional.of(folder) : Optional.empty(),
        resume,
        split,
        mend);
  }

  /** What that means for the run. */
  Plan plan(SolverSource solvers) {
    return new Plan(
        methods(),
        limits,
        minimality,
        threads,
        sort(solver, solvers),
        second.map(name -> sort(name, solvers)),
        certificates.map(Path::of).or(() -> proofs));
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

  private static String method(CommandLine line) throws CommandException {
    String method = Choices.word(line, METHOD, METHODS);
    if (method.equals(Method.Value.NAME)) {
      for (String option :
          ImmutableList.of(Choices.SOLVER, CROSS_CHECK, Choices.CERTIFY, Choices.TIMEOUT, RESUME)) {
        if (line.hasOption(option)) {
          throw CommandException.usage(
              "--" + option + " is about solvers, and --method value asks none");
        }
      }
    }
    return method;
  }

  private static Optional<SolverName> crossChecker(CommandLine line) throws CommandException {
    String name = line.getOptionValue(CROSS_CHECK);
    return name == null
        ? Optional.empty()
        : Optional.of(SolverName.parse(name, Choices.engineStart(line)));
  }

  private static Optional<String> certificates(CommandLine line) throws CommandException {
    Optional<String> folder = Choices.certify(line);
    if (folder.isPresent()) {
      Choices.folder(folder.get());
    }
    return folder;
  }

  static Optional<Kind> kind(CommandLine line) throws CommandException {
    String kind = line.getOptionValue(KIND, AUTO);
    if (kind.equals(AUTO)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Kind.parse(kind));
    } catch (IllegalArgumentException e) {
      throw CommandException.usage(e.getMessage());
    }
  }
}
