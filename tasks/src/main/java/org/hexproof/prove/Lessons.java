package org.hexproof.prove;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * A session of a solver: what the store has is taught to it when it begins, and what it learns goes
 * into the store.
 */
final class Lessons {
  private final Problem first;
  private final Learner learner;
  private final ProofStore store;
  private boolean begun;
  private long taught;

  /**
   * A session that has not begun.
   *
   * @param first what it is about, and the store
   */
  Lessons(Problem first, Learner learner, ProofStore store) {
    this.first = first;
    this.learner = learner;
    this.store = store;
  }

  Problem first() {
    return first;
  }

  Learner learner() {
    return learner;
  }

  ProofStore store() {
    return store;
  }

  /**
   * Begins, if it has not begun, and notes from then on what is worth keeping.
   *
   * @return why it can't be taught
   */
  Optional<String> begin(Limits limits) throws IOException {
    if (begun) {
      return Optional.empty();
    }
    learner.begin(first, limits);
    try {
      store.each(
          positions -> {
            List<Learned> others = new ArrayList<>(positions);
            others.removeIf(this::isVerdict);
            learner.teach(others);
            taught += others.size();
          });
    } catch (IllegalArgumentException e) {
      return Optional.of("it can't be taught what " + store.file() + " has: " + e.getMessage());
    }
    learner.note(Proving.LEAST_WORK);
    begun = true;
    return Optional.empty();
  }

  /**
   * Whether a position may be what is asked, which has to be found again by what else is taught:
   * the first one, or that with stones of one side more.
   */
  private boolean isVerdict(Learned position) {
    return position.toMove() == first.toMove()
        && (position.black().isEmpty() || position.white().isEmpty());
  }

  /** The positions that were taught. */
  long taught() {
    return taught;
  }

  /** Keeps what was learned since the last time. */
  void keep() throws IOException {
    store.add(learner.learned());
  }

  /** Keeps a verdict; false if the store has another one. */
  boolean keep(Learned verdict) throws IOException {
    store.add(ImmutableList.of(verdict));
    return store.find(verdict).filter(kept -> kept.winner() == verdict.winner()).isPresent();
  }

  /** Where no proof comes of what is known, what was taught may be wrong. */
  Answer blamed(Answer answer) {
    return answer instanceof Answer.Failed failed && taught > 0
        ? new Answer.Failed(
            "%s; the solver was taught what %s has, which may be wrong: begin a new store"
                .formatted(failed.message(), store.file()),
            failed.time())
        : answer;
  }
}
