package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.solving.Journal;
import org.hexproof.template.Template;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Subject;
import org.hexproof.verify.Verdict;
import org.hexproof.verify.VerifyRun;

/** Verifies what {@code hexproof minimize} finds, one after the other, and reports it. */
final class MinimizeVerification {
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Plan plan;
  private final Optional<Journal> journal;
  private final MinimizeReport report;
  private final Surroundings surroundings;
  private Optional<IOException> trouble = Optional.empty();
  private ExitCode code = ExitCode.OK;
  private int count;

  MinimizeVerification(
      Plan plan, Optional<Journal> journal, MinimizeReport report, Surroundings surroundings) {
    this.plan = plan;
    this.journal = journal;
    this.report = report;
    this.surroundings = surroundings;
  }

  void add(Subject subject) {
    if (surroundings.interrupt().raised() || trouble.isPresent()) {
      return;
    }
    count++;
    Subject named = new Subject(subject.place(), named(subject.template()));
    try (VerifyRun run = new VerifyRun(plan, ImmutableList.of(named), journal)) {
      surroundings.interrupt().onRaise(() -> run.cancel(PATIENCE));
      Finding finding = run.begin(ruling -> {}).get(0).join();
      if (finding.solverFailed() || finding.verdict() == Verdict.FAIL) {
        // What the search found and the verifier denies is a fault of one of them.
        code = code.and(ExitCode.SOLVER_FAILED);
      } else if (finding.verdict() == Verdict.UNDECIDED) {
        code = code.and(ExitCode.UNDECIDED);
      }
      report.add(finding);
    } catch (IOException e) {
      trouble = Optional.of(e);
    }
  }

  /** Numbered, so that each has certificates of its own. */
  private Template named(Template template) {
    String stem = template.name().isEmpty() ? "minimal" : template.name() + ", minimal";
    return template.called(stem + " " + count);
  }

  /** Tells if something could not be written. */
  void rethrow() throws IOException {
    if (trouble.isPresent()) {
      throw trouble.get();
    }
  }

  int count() {
    return count;
  }

  ExitCode code() {
    return code;
  }
}
