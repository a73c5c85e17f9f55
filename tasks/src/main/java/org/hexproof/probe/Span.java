package org.hexproof.probe;

import com.google.common.base.Stopwatch;
import com.google.common.collect.Ordering;
import java.time.Duration;
import java.util.function.Supplier;
import org.hexproof.realize.Effort;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Watch;

/** A part of the time of a probe, and what there is to search with; it begins when it is made. */
final class Span {
  private static final int PATIENCE = 30;
  private static final int ROUNDS = 500;
  private static final Duration PER_QUESTION = Duration.ofSeconds(60);
  private static final Duration SHORTEST = Duration.ofMillis(1);

  private final ProbePlan plan;
  private final Watch watch;
  private final Supplier<HexSolver> solvers;
  private final Duration time;
  private final Stopwatch stopwatch = Stopwatch.createStarted();

  /** A solver does not start. */
  static final class NoSolverException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NoSolverException(Throwable cause) {
      super("does not start: " + cause.getMessage(), cause);
    }
  }

  Span(ProbePlan plan, Watch watch, Supplier<HexSolver> solvers, Duration time) {
    this.plan = plan;
    this.watch = watch;
    this.solvers = solvers;
    this.time = time;
  }

  /** So much time from now on. */
  Span of(Duration share) {
    return new Span(plan, watch, solvers, share);
  }

  ProbePlan plan() {
    return plan;
  }

  Duration left() {
    return time.minus(stopwatch.elapsed());
  }

  boolean isOver() {
    return watch.isStopped() || stopwatch.elapsed().compareTo(time) > 0;
  }

  Watch.Stage await(String what) {
    return watch.await(what, time);
  }

  HexSolver start() {
    try {
      return solvers.get();
    } catch (RuntimeException | LinkageError e) {
      throw new NoSolverException(e);
    }
  }

  /** What asks the solver; the last question ends with the span. */
  WitnessFinder finder(HexSolver solver) {
    return new WitnessFinder(
        solver,
        () ->
            new Limits(
                Ordering.natural().min(Ordering.natural().max(left(), SHORTEST), PER_QUESTION),
                plan.bytes()),
        new Effort(plan.seed(), PATIENCE, ROUNDS),
        this::isOver);
  }
}
