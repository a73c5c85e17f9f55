package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.hexproof.prove.Stores;
import org.hexproof.report.Aside;
import org.hexproof.report.Counted;
import org.hexproof.report.Report;
import org.hexproof.report.Summary;
import org.hexproof.report.Unreadable;
import org.hexproof.solving.Journal;
import org.hexproof.solving.Watch;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Method;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Subject;
import org.hexproof.verify.VerifyTask;

/** What a run of {@code hexproof verify} finds: its report, its pictures and its exit code. */
final class VerifyOutcome {
  private final Surroundings surroundings;
  private final VerifyChoices choices;
  private final Plan plan;
  private final Baseline baseline;
  private final Report report;
  private final ImmutableList<Subject> subjects;
  private final AtomicInteger reported = new AtomicInteger();
  private ExitCode code;

  /**
   * A run that verifies these.
   *
   * @param proofs a folder for certificates of what has them, if no other is named
   * @param code what came of reading them
   */
  VerifyOutcome(
      VerifyChoices choices,
      Optional<Path> proofs,
      Report report,
      Baseline baseline,
      ImmutableList<Subject> subjects,
      ExitCode code,
      Surroundings surroundings) {
    this.surroundings = surroundings;
    this.choices = choices;
    this.plan = choices.plan(surroundings.startingOnce(), proofs);
    this.baseline = baseline;
    this.report = report;
    this.subjects = subjects;
    this.code = code;
  }

  /** Reads the templates that are to be verified. */
  static VerifyOutcome reading(
      Line line,
      VerifyChoices choices,
      Optional<Path> proofs,
      Report report,
      Surroundings surroundings)
      throws IOException {
    Baseline baseline = Baseline.of(line);
    Subjects read = Subjects.read(line, baseline, Optional.of(report), surroundings);
    return new VerifyOutcome(
        choices, proofs, report, baseline, read.all(), read.code(), surroundings);
  }

  /** How many templates there are. */
  int count() {
    return subjects.size();
  }

  /** Verifies all templates, and writes the baseline if that is wanted. */
  ExitCode tell(Optional<VerifiedPictures> pictures) throws IOException {
    try (Journal journal = VerifyChoices.journal(choices.resume());
        Stores stores = SplitChoices.stores(choices.split())) {
      VerifyTask task =
          new VerifyTask(
              plan, subjects, journal, choices.split().map(split -> split.manner(stores)));
      VerifyTask.Verified verified =
          task.run(
              surroundings.watch(this::stopped), (found, stage) -> take(found, stage, pictures));
      if (journal.trouble().isPresent()) {
        String trouble = ": not all solves could be kept: " + journal.trouble().get();
        surroundings.tell(choices.resume().orElseThrow() + trouble);
        code = code.and(ExitCode.SOLVER_FAILED);
      }
      surroundings.interrupt().check();
      Summary.Resumed resumed = new Summary.Resumed(journal.reused(), journal.foreign());
      report.end(new Summary(names(), verified, resumed));
      baseline.write();
      boolean open = choices.second().isPresent() && verified.crossCheck().undecided() > 0;
      return open ? code.and(ExitCode.UNDECIDED) : code;
    }
  }

  private void take(Finding found, Watch.Stage stage, Optional<VerifiedPictures> pictures)
      throws IOException {
    Finding finding = choices.mend() ? new Mender(plan, surroundings.watch()).mended(found) : found;
    surroundings.interrupt().check();
    Optional<Unreadable> known = baseline.listed(finding);
    if (known.isPresent()) {
      stage.aside(() -> report.addAside(Aside.KNOWN, known.get()));
    } else {
      stage.aside(() -> report.add(finding));
      code = code.and(exitCode(finding));
    }
    if (pictures.isPresent()) {
      code = code.and(pictures.get().add(finding));
    }
    reported.incrementAndGet();
  }

  private String stopped() {
    String done = "stopped after %s of %s".formatted(reported, Counted.of(count(), "template"));
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

  private Summary.Names names() {
    return new Summary.Names(
        solvers(),
        choices.second().map(SolverName::text),
        choices.certificates(),
        choices.split().flatMap(SplitChoices::store));
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
