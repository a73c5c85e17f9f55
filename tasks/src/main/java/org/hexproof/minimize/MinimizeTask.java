package org.hexproof.minimize;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.format.Place;
import org.hexproof.solver.Basis;
import org.hexproof.solver.HexSolver;
import org.hexproof.solving.Journal;
import org.hexproof.solving.Runner;
import org.hexproof.solving.SolverPool;
import org.hexproof.solving.Watch;
import org.hexproof.template.Template;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Subject;
import org.hexproof.verify.Verdict;
import org.hexproof.verify.VerifyRun;

/**
 * The wish for minimal templates inside a drawing, each of which is then verified.
 *
 * @param name what the drawing is called by what is found inside it
 * @param plan how to verify; its first solvers search as well
 * @param journal keeps what is solved
 */
public record MinimizeTask(
    Template drawing, String name, Place place, Request request, Plan plan, Journal journal) {
  static final Duration PATIENCE = Duration.ofSeconds(2);

  /**
   * What it came to.
   *
   * @param questions how many positions were asked about to find them
   * @param basis what those answers rest on
   * @param verdicts of the templates that were found, as far as they were verified
   * @param solverFailed whether a solver failed to verify one
   */
  public record Minimized(
      Minimizer.Outcome outcome,
      long questions,
      Basis basis,
      ImmutableList<Verdict> verdicts,
      boolean solverFailed) {}

  /** Takes what is found, one after the other. */
  @FunctionalInterface
  public interface Taker {
    void take(Finding finding) throws IOException;
  }

  /**
   * Finds and verifies them; what a stopped run says means nothing.
   *
   * @throws IOException if the taker does; then nothing more is verified
   */
  @SuppressWarnings("try")
  public Minimized run(Watch watch, Taker taker) throws IOException {
    Verification verification = new Verification(watch, taker);
    Watch.Stage stage = watch.count("minimizing", -1);
    try (SolverPool pool = new SolverPool(1, plan.limits(), this::solver)) {
      watch.onStop(() -> pool.cancel(PATIENCE));
      Runner runner = journal.keeping(pool, plan.first().identity());
      Minimizer minimizer =
          new Minimizer(
              drawing, runner, request, "hexproof minimize, inside " + name, verification::add);
      Minimizer.Outcome outcome = minimizer.run();
      if (!watch.isStopped() && verification.trouble.isPresent()) {
        throw verification.trouble.get();
      }
      return new Minimized(
          outcome,
          minimizer.questions(),
          minimizer.basis(),
          ImmutableList.copyOf(verification.verdicts),
          verification.solverFailed);
    } finally {
      stage.close();
    }
  }

  private HexSolver solver() {
    HexSolver solver = plan.first().source().get();
    return journal.keeping(
        solver, plan.first().identity(), (problem, answer) -> Optional.of(answer));
  }

  /** Verifies what is found. */
  private final class Verification {
    private final Watch watch;
    private final Taker taker;
    private Optional<IOException> trouble = Optional.empty();
    private final List<Verdict> verdicts = new ArrayList<>();
    private boolean solverFailed;
    private int count;

    Verification(Watch watch, Taker taker) {
      this.watch = watch;
      this.taker = taker;
    }

    void add(Template template) {
      if (watch.isStopped() || trouble.isPresent()) {
        return;
      }
      count++;
      Subject named = new Subject(place, named(template));
      try (VerifyRun run = new VerifyRun(plan, ImmutableList.of(named), journal)) {
        watch.onStop(() -> run.cancel(PATIENCE));
        Finding finding = run.begin(ruling -> {}).get(0).join();
        verdicts.add(finding.verdict());
        solverFailed |= finding.solverFailed();
        taker.take(finding);
      } catch (IOException e) {
        trouble = Optional.of(e);
      }
    }

    /** Numbered, so that each has certificates of its own. */
    private Template named(Template template) {
      String stem = template.name().isEmpty() ? "minimal" : template.name() + ", minimal";
      return template.called(stem + " " + count);
    }
  }
}
