package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.format.Entry;
import org.hexproof.format.Format;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.region.Coloring;
import org.hexproof.region.RegionLimit;
import org.hexproof.report.JsonReport;
import org.hexproof.report.JunitReport;
import org.hexproof.report.Report;
import org.hexproof.report.Summary;
import org.hexproof.report.TextReport;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.template.Kind;
import org.hexproof.verify.ByContext;
import org.hexproof.verify.ByValue;
import org.hexproof.verify.CertificateFolder;
import org.hexproof.verify.Certification;
import org.hexproof.verify.CrossCheck;
import org.hexproof.verify.Decider;
import org.hexproof.verify.Direct;
import org.hexproof.verify.DirectMethod;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Journal;
import org.hexproof.verify.SolverPool;
import org.hexproof.verify.Subject;
import org.hexproof.verify.Verifier;
import org.hexproof.verify.Weakening;

/** {@code hexproof verify}. */
final class VerifyCommand implements Command {
  private static final String CROSS_CHECK = "cross-check";
  private static final String ALL = "all";
  private static final String BRIEF = "brief";
  private static final String DEPTH = "depth";
  private static final String DIRECT = "direct";
  private static final String KIND = "kind";
  private static final String MAX_CELLS = "max-cells";
  private static final String METHOD = "method";
  private static final String RESUME = "resume";
  private static final String SKIP_MINIMALITY = "skip-minimality";
  private static final String THREADS = "threads";
  private static final String TO = "to";
  private static final String AUTO = "auto";
  private static final int DEFAULT_DEPTH = 2;
  private static final int MOST_DEPTH = 12;
  private static final long VALUE_BYTES = 1L << 29;
  private static final int MOST_THREADS = 256;
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private static final ImmutableList<String> METHODS =
      ImmutableList.of(DIRECT, ByContext.NAME, ByValue.NAME, ALL);
  private static final ImmutableList<String> FORMATS = ImmutableList.of("text", "json", "junit");

  @Override
  public String name() {
    return "verify";
  }

  @Override
  public String summary() {
    return "tells whether templates are valid and minimal";
  }

  @Override
  public String operands() {
    return "PATH...";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "Verifies every template in files and folders. A template is valid if Black keeps its"
            + " promise even when White moves first and owns every cell outside the carrier. It is"
            + " minimal if no empty cell of the carrier can go to White, and no black stone that"
            + " the promise does not name can be lifted, without breaking the promise; cells and"
            + " stones that can are called redundant.",
        "A template passes if that agrees with what its file claims; where a file claims nothing,"
            + " valid and minimal is taken as the claim. Text, YAML, HexWiki markup, HexProver's"
            + " .hdg, Hex SGF and HexWorld links are read. In text, X is a black stone, O a white one,"
            + " A a named one, # outside; R and B together are Red and Blue. In HexWiki markup Red is"
            + " Black. What a drawing leaves open is told as a remark; docs/drawings.md tells the"
            + " rules.",
        "In pictures (--to) redundant cells and stones have a star; where a template is not valid,"
            + " numbers tell White's move, Black's reply and so on, as far as the solver told.",
        "Ctrl-C stops the run. With --resume FILE the same command goes on from there.");
  }

  @Override
  public Options options() {
    Options options =
        Selection.addTo(new Options())
            .addOption(
                Choices.option(
                    KIND,
                    "KIND",
                    "read every template as one of this kind: edge, interior, connects-both, pivoting,"
                        + " pivoting-sente; auto (the default) goes by the file"))
            .addOption(
                Choices.option(
                    METHOD,
                    "METHOD",
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
                        + DEFAULT_DEPTH
                        + "); the verdict does not depend on it"))
            .addOption(Choices.solver())
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
                        + " check confirms; the native solver's only"))
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
            .addOption(Choices.flag(SKIP_MINIMALITY, "ask for validity only"))
            .addOption(Choices.timeout())
            .addOption(
                Choices.option(
                    THREADS,
                    "N",
                    "run N solvers side by side, each with its own memory (default 1)"))
            .addOption(
                Choices.option(
                    RESUME, "FILE", "keep finished solves in FILE and don't repeat those it has"))
            .addOption(
                Choices.option(Choices.FORMAT, "FORMAT", "text (the default), json or junit"))
            .addOption(Choices.flag(BRIEF, "in text, draw only what does not pass"))
            .addOption(
                Choices.option(
                    TO,
                    "FORMAT",
                    "draw each template with what was found: svg, png or hexboard. With --out the report"
                        + " is printed too"))
            .addOption(
                Choices.option(
                    Choices.OUT,
                    "FILE",
                    "write to this file instead of standard output; with --to, the picture to this file,"
                        + " or those of several templates into this folder"));
    Drawing.addOptions(options);
    Drawing.addAround(options);
    return options;
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    String method = method(line);
    String format = Choices.word(line, Choices.FORMAT, FORMATS);
    Run run =
        new Run(
            surroundings,
            method,
            Choices.count(line, MAX_CELLS, RegionLimit.DEFAULT_CELLS, Coloring.MAX_CELLS),
            Choices.count(line, DEPTH, DEFAULT_DEPTH, MOST_DEPTH),
            Choices.solver(line),
            crossChecker(line),
            kind(line),
            Choices.limits(line),
            !line.hasOption(SKIP_MINIMALITY),
            Choices.count(line, THREADS, 1, MOST_THREADS),
            certificates(line),
            Optional.ofNullable(line.getOptionValue(RESUME)));
    ImmutableList<String> paths = Choices.operands(line);
    if (line.hasOption(TO)) {
      return draw(run, paths, line);
    }
    Drawing.refuse(line);
    try (Output output = Output.of(line, surroundings.out())) {
      Report report = report(format, line.hasOption(BRIEF), output.writer());
      Inputs inputs = new Inputs(surroundings.in());
      ExitCode code = run.read(paths, inputs, Selection.of(line), report);
      code = code.and(verify(run, report, Optional.empty()));
      if (!surroundings.interrupt().raised()) {
        output.commit();
      }
      return code;
    }
  }

  /** Pictures go where {@code --out} says; the report goes to standard output if they don't. */
  private static ExitCode draw(Run run, ImmutableList<String> paths, CommandLine line)
      throws CommandException, IOException {
    Format format = Format.parse(Choices.word(line, TO, VerifiedPictures.FORMATS));
    Drawing drawing = Drawing.of(line, format);
    boolean isSilent = VerifiedPictures.isToStandard(line);
    if (isSilent && line.hasOption(Choices.FORMAT)) {
      throw CommandException.usage(
          "pictures and the report can't both go to standard output; name a file or folder for the"
              + " pictures with --out");
    }
    Surroundings surroundings = run.surroundings;
    Writer words =
        isSilent
            ? Writer.nullWriter()
            : new OutputStreamWriter(surroundings.out(), StandardCharsets.UTF_8);
    Report report =
        report(Choices.word(line, Choices.FORMAT, FORMATS), line.hasOption(BRIEF), words);
    ExitCode code = run.read(paths, new Inputs(surroundings.in()), Selection.of(line), report);
    try (VerifiedPictures pictures =
        VerifiedPictures.of(line, format, drawing, run.subjects.size(), surroundings)) {
      code = code.and(verify(run, report, Optional.of(pictures)));
      if (!surroundings.interrupt().raised()) {
        pictures.commit();
      }
    }
    return code;
  }

  private static String method(CommandLine line) throws CommandException {
    String method = Choices.word(line, METHOD, METHODS);
    if (method.equals(ByValue.NAME)) {
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

  private static ExitCode verify(Run run, Report report, Optional<VerifiedPictures> pictures)
      throws CommandException, IOException {
    if (run.resume.isEmpty()) {
      return run.verify(Optional.empty(), report, pictures);
    }
    String resume = run.resume.get();
    try (Journal journal = open(resume)) {
      ExitCode code = run.verify(Optional.of(journal), report, pictures);
      Optional<String> trouble = journal.trouble();
      if (trouble.isPresent()) {
        run.surroundings
            .err()
            .println("hexproof: " + resume + ": not all solves could be kept: " + trouble.get());
        return code.and(ExitCode.SOLVER_FAILED);
      }
      return code;
    }
  }

  private static Journal open(String file) throws CommandException {
    try {
      return Journal.open(Path.of(file));
    } catch (IOException e) {
      throw CommandException.file(file, e);
    } catch (UncheckedIOException e) {
      throw CommandException.solverFailed(e.getMessage());
    }
  }

  private static Optional<SolverName> crossChecker(CommandLine line) throws CommandException {
    String name = line.getOptionValue(CROSS_CHECK);
    return name == null ? Optional.empty() : Optional.of(SolverName.parse(name));
  }

  private static Optional<String> certificates(CommandLine line) throws CommandException {
    Optional<String> folder = Choices.certify(line);
    if (folder.isPresent()) {
      Choices.folder(folder.get());
    }
    return folder;
  }

  private static Optional<Kind> kind(CommandLine line) throws CommandException {
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

  private static Report report(String format, boolean brief, Writer writer) {
    return switch (format) {
      case "json" -> new JsonReport(writer);
      case "junit" -> new JunitReport(writer);
      default -> new TextReport(writer, brief);
    };
  }

  /** One run, with what the user chose. */
  private static final class Run {
    private final Surroundings surroundings;
    private final String method;
    private final int maxCells;
    private final int depth;
    private final SolverName solver;
    private final Optional<SolverName> second;
    private final Optional<Kind> kind;
    private final Limits limits;
    private final boolean minimality;
    private final int threads;
    private final Optional<String> certificates;
    private final Optional<String> resume;
    private final CrossCheck crossCheck = new CrossCheck();
    private final AtomicInteger reported = new AtomicInteger();
    private final List<Subject> subjects = new ArrayList<>();

    Run(
        Surroundings surroundings,
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
        Optional<String> resume) {
      this.surroundings = surroundings;
      this.method = method;
      this.maxCells = maxCells;
      this.depth = depth;
      this.solver = solver;
      this.second = second;
      this.kind = kind;
      this.limits = limits;
      this.minimality = minimality;
      this.threads = threads;
      this.certificates = certificates;
      this.resume = resume;
    }

    /** Reads all templates. What can't be read is reported, and the rest is read all the same. */
    ExitCode read(ImmutableList<String> paths, Inputs inputs, Selection selection, Report report)
        throws IOException {
      ExitCode code = ExitCode.OK;
      List<Entry> passedOver = new ArrayList<>();
      for (String path : paths) {
        try {
          for (String file : Inputs.files(path)) {
            code = code.and(readFile(file, inputs, selection, passedOver, report));
          }
        } catch (CommandException e) {
          code = code.and(refuse(path, e.getMessage(), report));
        }
      }
      if (code == ExitCode.OK && subjects.isEmpty() && !passedOver.isEmpty()) {
        String all = String.join(" ", paths);
        return refuse(all, selection.notFound(all, passedOver).getMessage(), report);
      }
      return code;
    }

    private ExitCode readFile(
        String file, Inputs inputs, Selection selection, List<Entry> passedOver, Report report)
        throws IOException {
      ImmutableList<Entry> entries;
      try {
        ImmutableList<Entry> all = inputs.read(file);
        entries = selection.among(file, all);
        passedOver.addAll(all);
      } catch (CommandException e) {
        return refuse(file, e.getMessage(), report);
      }
      ExitCode code = ExitCode.OK;
      for (Entry entry : entries) {
        try {
          Interpretation read = entry.interpret(kind);
          subjects.add(new Subject(entry.place(), read.template(), read.remarks()));
        } catch (FormatException e) {
          code = code.and(refuse(file, e.getMessage(), report));
        }
      }
      return code;
    }

    private ExitCode refuse(String file, String message, Report report) throws IOException {
      surroundings.err().println("hexproof: " + message);
      report.addUnreadable(file, message);
      return ExitCode.UNREADABLE;
    }

    ExitCode verify(Optional<Journal> journal, Report report, Optional<VerifiedPictures> pictures)
        throws CommandException, IOException {
      ExitCode code = ExitCode.OK;
      Optional<Certification> certification = certificates.map(this::certification);
      try (Progress progress = Progress.of(surroundings, "solves", expectedSolves());
          SolverPool pool = new SolverPool(threads, source(journal, certification))) {
        progress.sayWhenStopped(this::stopped);
        surroundings.interrupt().onRaise(() -> pool.cancel(PATIENCE));
        Verifier verifier = new Verifier(deciders(pool), minimality, ruling -> progress.step());
        List<CompletableFuture<Finding>> findings = new ArrayList<>();
        for (Subject subject : subjects) {
          findings.add(verifier.verify(findings.size(), subject));
        }
        for (CompletableFuture<Finding> pending : findings) {
          Finding finding = pending.join();
          if (surroundings.interrupt().raised()) {
            return ExitCode.INTERRUPTED;
          }
          progress.aside(() -> report.add(finding));
          code = code.and(exitCode(finding));
          if (pictures.isPresent()) {
            code = code.and(pictures.get().add(finding));
          }
          reported.incrementAndGet();
        }
      }
      report.end(
          new Summary(
              solvers(),
              journal.map(Journal::reused).orElse(0L),
              second.map(this::checked),
              certification.map(
                  made ->
                      new Summary.Certified(
                          certificates.orElseThrow(), made.written(), made.kept()))));
      return crossCheck.undecided() > 0 ? code.and(ExitCode.UNDECIDED) : code;
    }

    private String stopped() {
      String done = "stopped after %s of %s templates".formatted(reported, subjects.size());
      if (resume.isPresent()) {
        return done + "; what is solved is kept in " + resume.get() + ", the same command goes on";
      }
      return method.equals(ByValue.NAME)
          ? done
          : done + "; with --resume FILE a run keeps what is solved, and can go on from there";
    }

    private long expectedSolves() {
      int ways = method.equals(ALL) ? 3 : 1;
      return subjects.stream()
          .mapToLong(subject -> 1 + (minimality ? Weakening.of(subject.template()).size() : 0))
          .map(positions -> ways * positions)
          .sum();
    }

    private ImmutableList<Decider> deciders(SolverPool pool) {
      Decider direct = new Direct(pool, limits, certificates.isPresent());
      Decider context = new ByContext(pool, limits, depth, certificates.isPresent());
      Decider value = new ByValue(maxCells, VALUE_BYTES, pool);
      return switch (method) {
        case ByContext.NAME -> ImmutableList.of(context);
        case ByValue.NAME -> ImmutableList.of(value);
        case ALL -> ImmutableList.of(direct, context, value);
        default -> ImmutableList.of(direct);
      };
    }

    /** Who decides, in words. */
    private String solvers() {
      return switch (method) {
        case ByValue.NAME -> ByValue.NAME;
        case ALL -> solver.text() + "+" + ByValue.NAME;
        default -> solver.text();
      };
    }

    private Certification certification(String folder) {
      ImmutableListMultimap<Problem, Certification.Target> targets =
          CertificateFolder.targets(Path.of(folder), subjects, new DirectMethod(), minimality);
      return new Certification(targets::get, Runtime.getRuntime().maxMemory() / 2 / threads);
    }

    private Supplier<HexSolver> source(
        Optional<Journal> journal, Optional<Certification> certification) {
      return () -> {
        HexSolver first = first(journal, certification);
        return second
            .map(name -> crossCheck.of(first, keeping(journal, name, start(name), (p, a) -> true)))
            .orElse(first);
      };
    }

    private HexSolver first(Optional<Journal> journal, Optional<Certification> certification) {
      HexSolver started = start(solver);
      if (certification.isEmpty()) {
        return keeping(journal, solver, started, (problem, answer) -> true);
      }
      Certification certifying = certification.get();
      return keeping(journal, solver, certifying.of(Choices.certifier(started)), certifying::holds);
    }

    private HexSolver start(SolverName name) {
      return surroundings.solvers().start(name, limits.time());
    }

    private static HexSolver keeping(
        Optional<Journal> journal,
        SolverName name,
        HexSolver started,
        BiPredicate<Problem, Answer> usable) {
      return journal
          .map(kept -> kept.keeping(started, name.text() + " " + Version.text(), usable))
          .orElse(started);
    }

    private Summary.CrossChecked checked(SolverName name) {
      return new Summary.CrossChecked(
          name.text(), crossCheck.confirmed(), crossCheck.notPosed(), crossCheck.undecided());
    }

    private static ExitCode exitCode(Finding finding) {
      ExitCode code =
          switch (finding.verdict()) {
            case PASS -> ExitCode.OK;
            case FAIL -> ExitCode.NO;
            case UNDECIDED -> ExitCode.UNDECIDED;
          };
      return finding.solverFailed() ? code.and(ExitCode.SOLVER_FAILED) : code;
    }
  }
}
