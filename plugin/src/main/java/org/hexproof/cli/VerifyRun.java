package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.report.Report;
import org.hexproof.report.Summary;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;
import org.hexproof.solving.CrossCheck;
import org.hexproof.solving.Journal;
import org.hexproof.solving.Runner;
import org.hexproof.solving.SolverPool;
import org.hexproof.verify.CertificateFolder;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Method;
import org.hexproof.verify.Subject;
import org.hexproof.verify.Verifier;
import org.hexproof.verify.Weakening;

/** One run of {@code hexproof verify}: first everything is read, then everything is verified. */
final class VerifyRun {
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Surroundings surroundings;
  private final VerifyChoices choices;
  private final CrossCheck crossCheck = new CrossCheck();
  private final AtomicInteger reported = new AtomicInteger();
  private final List<Subject> subjects = new ArrayList<>();

  VerifyRun(Surroundings surroundings, VerifyChoices choices) {
    this.surroundings = surroundings;
    this.choices = choices;
  }

  /** How many templates were read. */
  int size() {
    return subjects.size();
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
        Interpretation read = entry.interpret(choices.kind());
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

  /** Verifies all that was read. */
  ExitCode verify(Report report, Optional<VerifiedPictures> pictures)
      throws CommandException, IOException {
    if (choices.resume().isEmpty()) {
      return verify(Optional.empty(), report, pictures);
    }
    String resume = choices.resume().get();
    try (Journal journal = open(resume)) {
      ExitCode code = verify(Optional.of(journal), report, pictures);
      Optional<String> trouble = journal.trouble();
      if (trouble.isPresent()) {
        surroundings
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

  private ExitCode verify(
      Optional<Journal> journal, Report report, Optional<VerifiedPictures> pictures)
      throws CommandException, IOException {
    ExitCode code = ExitCode.OK;
    Optional<Certification> certification = choices.certificates().map(this::certification);
    try (Progress progress = Progress.of(surroundings, "solves", expectedSolves());
        SolverPool pool =
            new SolverPool(
                choices.threads(), choices.limits(), source(journal, certification))) {
      progress.sayWhenStopped(this::stopped);
      surroundings.interrupt().onRaise(() -> pool.cancel(PATIENCE));
      Verifier verifier =
          new Verifier(methods(), runner(pool, journal), choices.minimality(), ruling -> progress.step());
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
            choices.second().map(this::checked),
            certification.map(
                made ->
                    new Summary.Certified(
                        choices.certificates().orElseThrow(), made.written(), made.kept()))));
    return crossCheck.undecided() > 0 ? code.and(ExitCode.UNDECIDED) : code;
  }

  private String stopped() {
    String done = "stopped after %s of %s templates".formatted(reported, subjects.size());
    if (choices.resume().isPresent()) {
      return done
          + "; what is solved is kept in "
          + choices.resume().get()
          + ", the same command goes on";
    }
    return choices.method().equals(Method.Value.NAME)
        ? done
        : done + "; with --resume FILE a run keeps what is solved, and can go on from there";
  }

  private long expectedSolves() {
    int ways = choices.method().equals(VerifyChoices.ALL) ? 3 : 1;
    return subjects.stream()
        .mapToLong(
            subject -> 1 + (choices.minimality() ? Weakening.of(subject.template()).size() : 0))
        .map(positions -> ways * positions)
        .sum();
  }

  /** Whole searches are kept unless two solvers shall meet in each step of them. */
  private Runner runner(SolverPool pool, Optional<Journal> journal) {
    return journal
        .filter(kept -> choices.second().isEmpty())
        .map(kept -> kept.keeping(pool, choices.solver().text() + " " + Version.text()))
        .orElse(pool);
  }

  private ImmutableList<Method> methods() {
    Method direct = new Method.Direct(choices.certificates().isPresent());
    Method context = new Method.Context(choices.depth(), choices.certificates().isPresent());
    Method value = new Method.Value(choices.maxCells());
    return switch (choices.method()) {
      case Method.Context.NAME -> ImmutableList.of(context);
      case Method.Value.NAME -> ImmutableList.of(value);
      case VerifyChoices.ALL -> ImmutableList.of(direct, context, value);
      default -> ImmutableList.of(direct);
    };
  }

  /** Who decides, in words. */
  private String solvers() {
    return switch (choices.method()) {
      case Method.Value.NAME -> Method.Value.NAME;
      case VerifyChoices.ALL -> choices.solver().text() + "+" + Method.Value.NAME;
      default -> choices.solver().text();
    };
  }

  private Certification certification(String folder) {
    ImmutableListMultimap<Problem, Certification.Target> targets =
        CertificateFolder.targets(Path.of(folder), subjects, choices.minimality());
    return new Certification(
        targets::get, Runtime.getRuntime().maxMemory() / 2 / choices.threads());
  }

  private Supplier<HexSolver> source(
      Optional<Journal> journal, Optional<Certification> certification) {
    return () -> {
      HexSolver first = first(journal, certification);
      return choices
          .second()
          .map(name -> crossCheck.of(first, keeping(journal, name, start(name), (p, a) -> true)))
          .orElse(first);
    };
  }

  private HexSolver first(Optional<Journal> journal, Optional<Certification> certification) {
    HexSolver started = start(choices.solver());
    if (certification.isEmpty()) {
      return keeping(journal, choices.solver(), started, (problem, answer) -> true);
    }
    Certification certifying = certification.get();
    return keeping(
        journal, choices.solver(), certifying.of(started), certifying::holds);
  }

  private HexSolver start(SolverName name) {
    return surroundings.solvers().start(name, choices.limits().time());
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
