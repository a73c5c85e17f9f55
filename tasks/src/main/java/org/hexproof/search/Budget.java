package org.hexproof.search;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import java.time.Duration;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Unanswered;

/** What one search has used of its limits. */
final class Budget {
  private static final long BYTES_PER_VERDICT = 200;

  private final Stopwatch watch = Stopwatch.createStarted();
  private Limits limits;
  private long nodes;
  private long verdicts;

  /** Of the search: its own work, and what the solver's verdicts rest on. */
  private Basis basis = Basis.SOLVER;

  Budget(Limits limits) {
    this.limits = limits;
  }

  /** Begins anew for a search that goes on; what it holds counts as before. */
  void renew(Limits newLimits) {
    limits = newLimits;
    nodes = 0;
    watch.reset().start();
  }

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

  Answer answer(Reach verdict, Field field) {
    return answer(verdict.black() ? Color.BLACK : Color.WHITE, verdict.carrier(), field);
  }

  Answer answer(Color winner, long carrier, Field field) {
    return new Answer.Decided(
        winner, ImmutableList.of(), field.set(carrier), nodes, watch.elapsed(), basis);
  }

  /** What the search answers where a question had no verdict. */
  Answer answer(Unanswered question) {
    return question.answer() instanceof Answer.Undecided undecided
        ? undecided(undecided.reason())
        : question.answer();
  }

  private Answer undecided(Answer.Undecided.Reason reason) {
    return new Answer.Undecided(reason, nodes, watch.elapsed());
  }
}
