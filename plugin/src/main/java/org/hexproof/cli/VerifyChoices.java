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
        .addOption(
            Choices.words(
                METHOD,
                "METHOD",
                METHODS,
                "direct (the default): a solver plays for the promise itself; context: it plays on"
                    + " a whole board, where the template stands in a context that tests the"
                    + " promise; value: the exact value of the template as a game is computed and"
                    + " compared, for small templates of every kind; all: each way that can decide"
                    + " the template, and a contradiction is an error"))
        .addOption(
            Choices.option(
                DEPTH,
                "N",
                "with context or all, the depth of the towers that connects-both templates stand"
                    + " in (default "
                    + Method.Context.DEPTH
                    + "); the verdict does not depend on it"))
        .addOption(Choices.solver())
        .addOption(Choices.engineStartOption())
        .addOption(
            Choices.option(
                CROSS_CHECK,
                "SOLVER",
                "ask this solver too wherever it can be asked; a contradiction is an error"))
        .addOption(
            Choices.option(
                Choices.CERTIFY,
                "DIR",
                "write a certificate of each solve into this folder, and believe only what its"
                    + " check confirms; the native solver's only. Pivoting templates are then put"
                    + " beside a tester, as by the method context"))
        .addOption(
            Choices.option(
                MAX_CELLS,
                "N",
                "with value or all, compute values of templates with at most N empty cells"
                    + " (default "
                    + RegionLimit.DEFAULT_CELLS
                    + ", at most "
                    + Coloring.MAX_CELLS
                    + ")"))
        .addOption(
            Choices.option(
                RESUME, "FILE", "keep finished solves in FILE and don't repeat those it has"))
        .addOption(SplitChoices.afterOption())
        .addOption(SplitChoices.storeOption())
        .addOption(
            Choices.words(
                Choices.FORMAT,
                "FORMAT",
                FORMATS,
                "text (the default); json; junit for build servers; sarif for code scanning;"
                    + " markdown for a comment on a pull request; html: a page on which the"
                    + " templates are played through, as by 'explore'"))
        .addOption(
            Choices.flag(
                Mender.MEND,
                "of a template that is not valid, tell the fewest cells with which it would be, as"
                    + " 'minimize --mend' does"))
        .addOption(Choices.flag(BRIEF, "in text, draw only what does not pass"))
        .addOption(
            Choices.words(
                Choices.TO,
                "FORMAT",
                VerifiedPictures.FORMATS,
                "draw each template with what was found: svg, png or hexboard. With --out the"
                    + " report is printed too"))
        .addOption(
            Choices.option(
                Choices.OUT,
                "FILE",
                "write to this file instead of standard output; with --to, the picture to this"
                    + " file, or those of several templates into this folder; where neither"
                    + " --format nor --to is given, the ending of the name says it"));
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
        .addOption(
            Choices.option(
                THREADS, "N", "run N solvers side by side, each with its own memory (default 1)"));
  }

  static Option kindOption() {
    return Choices.words(
        KIND,
        "KIND",
        KINDS,
        "read every template as one of this kind: edge, interior, connects-both, pivoting,"
            + " pivoting-sente; auto (the default) goes by the file");
  }

  static Option skipMinimalityOption() {
    return Choices.flag(SKIP_MINIMALITY, "ask for validity only");
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
