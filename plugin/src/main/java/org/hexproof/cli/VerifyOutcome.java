package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.hexproof.prove.Splitting;
import org.hexproof.prove.Stores;
import org.hexproof.report.Aside;
import org.hexproof.report.ProveReport;
import org.hexproof.report.Report;
import org.hexproof.report.Summary;
import org.hexproof.report.Unreadable;
import org.hexproof.solver.Version;
import org.hexproof.solving.Journal;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Method;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Subject;
import org.hexproof.verify.VerifyRun;

/** What a run of {@code hexproof verify} finds: its report, its pictures and its exit code. */
final class VerifyOutcome {
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Surroundings surroundings;
  private final VerifyChoices choices;
  private final ImmutableList<Subject> subjects;
  private final Baseline baseline;
  private final AtomicInteger reported = new AtomicInteger();

  VerifyOutcome(
      Surroundings surroundings,
      VerifyChoices choices,
      ImmutableList<Subject> subjects,
      Baseline baseline) {
    this.baseline = baseline;
    this.surroundings = surroundings;
    this.choices = choices;
    this.subjects = subjects;
  }

  /** Verifies all templates. */
  ExitCode tell(Report report, Optional<VerifiedPictures> pictures) throws IOException {
    if (choices.resume().isEmpty()) {
      return tell(Optional.empty(), report, pictures);
    }
    String resume = choices.resume().get();
    try (Journal journal = open(resume)) {
      ExitCode code = tell(Optional.of(journal), report, pictures);
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

  static Journal open(String file) {
    try {
      return Journal.open(Path.of(file), Version.build());
    } catch (IOException e) {
      throw CommandException.file(file, e);
    } catch (UncheckedIOException e) {
      throw CommandException.solverFailed(e.getMessage());
    }
  }

  private ExitCode tell(
      Optional<Journal> journal, Report report, Optional<VerifiedPictures> pictures)
      throws IOException {
    if (choices.split().isEmpty()) {
      return tell(journal, Optional.empty(), report, pictures);
    }
    try (Stores stores = choices.split().get().open()) {
      return tell(journal, Optional.of(stores), report, pictures);
    }
  }

  private ExitCode tell(
      Optional<Journal> journal,
      Optional<Stores> stores,
      Report report,
      Optional<VerifiedPictures> pictures)
      throws IOException {
    ExitCode code = ExitCode.OK;
    long solves = 0;
    Plan plan = choices.plan(surroundings.startingOnce());
    Summary summary;
    try (Progress progress =
            Progress.of(surroundings, "solves", VerifyRun.questions(plan, subjects));
        VerifyRun run =
            new VerifyRun(plan, subjects, journal, stores.map(kept -> splitting(kept, progress)))) {
      progress.sayWhenStopped(this::stopped);
      surroundings.interrupt().onRaise(() -> run.cancel(PATIENCE));
      for (CompletableFuture<Finding> pending : run.begin(ruling -> progress.step())) {
        Finding found = pending.join();
        Finding finding =
            choices.mend() ? new Mender(plan, surroundings.watch()).mended(found) : found;
        if (surroundings.interrupt().raised()) {
          return ExitCode.INTERRUPTED;
        }
        solves += finding.solves();
        Optional<Unreadable> known = baseline.listed(finding);
        if (known.isPresent()) {
          progress.aside(() -> report.addAside(Aside.KNOWN, known.get()));
        } else {
          progress.aside(() -> report.add(finding));
          code = code.and(exitCode(finding));
        }
        if (pictures.isPresent()) {
          code = code.and(pictures.get().add(finding));
        }
        reported.incrementAndGet();
      }
      summary = summary(run, solves, journal);
    }
    report.end(summary);
    boolean open = summary.crossCheck().filter(check -> check.undecided() > 0).isPresent();
    return open ? code.and(ExitCode.UNDECIDED) : code;
  }

  private Splitting splitting(Stores stores, Progress progress) {
    return new Splitting(
        choices.split().orElseThrow().after(),
        stores,
        state -> progress.say("split: " + ProveReport.shortLine(state)));
  }

  private String stopped() {
    String done = "stopped after %s of %s templates".formatted(reported, subjects.size());
    Optional<String> store = choices.split().flatMap(SplitChoices::store);
    if (choices.resume().isPresent()) {
      return done
          + "; what is solved is kept in "
          + choices.resume().get()
          + store.map(folder -> ", what split solves have decided in " + folder).orElse("")
          + ", the same command goes on";
    }
    if (choices.method().equals(Method.Value.NAME)) {
      return done;
    }
    return done
        + store.map(folder -> "; what split solves have decided is kept in " + folder).orElse("")
        + "; with --resume FILE a run keeps what is solved, and can go on from there";
  }

  private Summary summary(VerifyRun run, long solves, Optional<Journal> journal) {
    return new Summary(
        solvers(),
        solves,
        resumed(journal),
        choices
            .second()
            .map(
                name ->
                    new Summary.CrossChecked(
                        name.text(),
                        run.crossCheck().confirmed(),
                        run.crossCheck().notPosed(),
                        run.crossCheck().undecided())),
        choices
            .certificates()
            .flatMap(
                folder ->
                    run.certification()
                        .map(made -> new Summary.Certified(folder, made.written(), made.kept()))),
        choices
            .split()
            .flatMap(
                split ->
                    run.splitting()
                        .map(
                            made ->
                                new Summary.Split(
                                    split.after(),
                                    made.solves(),
                                    made.resumed(),
                                    made.foreign(),
                                    split.store()))));
  }

  static Summary.Resumed resumed(Optional<Journal> journal) {
    return journal
        .map(kept -> new Summary.Resumed(kept.reused(), kept.foreign()))
        .orElse(Summary.Resumed.NOTHING);
  }

  /** Who decides, in words. */
  private String solvers() {
    return switch (choices.method()) {
      case Method.Value.NAME -> Method.Value.NAME;
      case VerifyChoices.ALL -> choices.solver().text() + "+" + Method.Value.NAME;
      default -> choices.solver().text();
    };
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
