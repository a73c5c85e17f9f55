package org.hexproof.search;

import com.google.common.base.Stopwatch;
import java.time.Duration;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Limits;

/** What one search has used of its limits. */
final class Budget {
  private static final long BYTES_PER_VERDICT = 200;

  private final Stopwatch watch = Stopwatch.createStarted();
  private final Limits limits;
  private long nodes;
  private long verdicts;
  private Basis basis = Basis.SOLVER;

  Budget(Limits limits) {
    this.limits = limits;
  }

  /** The limits of the next question. */
  Limits left() throws Unanswered {
    Duration time = limits.time().minus(watch.elapsed());
    if (time.isNegative() || time.isZero()) {
      throw new Unanswered(undecided(Answer.Undecided.Reason.TIME));
    }
    if (verdicts > limits.bytes() / BYTES_PER_VERDICT) {
      throw new Unanswered(undecided(Answer.Undecided.Reason.MEMORY));
    }
    return limits.withTime(time);
  }

  /** One more position was decided by the solver. */
  void spend(Answer.Decided decided) {
    nodes += decided.nodes();
    basis = basis.and(decided.basis());
    verdicts++;
  }

  /** What the verdict of the search rests on: its own work, and what the solver's verdicts do. */
  Basis basis() {
    return basis;
  }

  long nodes() {
    return nodes;
  }

  Duration time() {
    return watch.elapsed();
  }

  Answer undecided(Answer.Undecided.Reason reason) {
    return new Answer.Undecided(reason, nodes, watch.elapsed());
  }
}
