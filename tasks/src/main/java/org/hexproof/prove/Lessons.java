package org.hexproof.prove;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Learner;

/**
 * What a solver has learned goes into a store, and what the store has is taught to the solver, in
 * the session that is open.
 */
final class Lessons {
  private final Learner learner;
  private final ProofStore store;
  private long taught;

  Lessons(Learner learner, ProofStore store) {
    this.learner = learner;
    this.store = store;
  }

  /**
   * Teaches what the store has, and begins to note what is worth keeping.
   *
   * @param verdicts what has to be found again, by what else is taught
   * @param seen told of each of these
   * @return why it can't be taught
   */
  Optional<String> teach(Predicate<Learned> verdicts, Consumer<Learned> seen) throws IOException {
    try {
      store.each(
          positions -> {
            positions.stream().filter(verdicts).forEach(seen);
            List<Learned> others = new ArrayList<>(positions);
            others.removeIf(verdicts);
            learner.teach(others);
            taught += others.size();
          });
    } catch (IllegalArgumentException e) {
      return Optional.of("it can't be taught what " + store.file() + " has: " + e.getMessage());
    }
    learner.note(Proving.LEAST_WORK);
    return Optional.empty();
  }

  /** The positions that were taught. */
  long taught() {
    return taught;
  }

  /** Keeps what was learned since the last time. */
  void keep() throws IOException {
    store.add(learner.learned());
  }

  /** Keeps a verdict. */
  void keep(Learned verdict) throws IOException {
    store.add(ImmutableList.of(verdict));
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
