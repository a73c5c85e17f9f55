package org.hexproof.solving;

import java.time.Duration;
import java.util.Optional;
import org.hexproof.solver.Answer;

/** What is answered to a question. */
public sealed interface Ruling {
  /**
   * What was answered.
   *
   * @param answer Black wins if the promise is kept
   * @param remark how that was proved, in words, where there is more than one manner
   */
  record Answered(Answer answer, Optional<String> remark) implements Ruling {}

  /** The question can't be asked this way, and why, in words; others may. */
  record OutOfReach(String reason) implements Ruling {
    @Override
    public Answer answer() {
      return new Answer.Failed(reason, /* asked= */ false, Duration.ZERO);
    }
  }

  /** What was answered; that the solver can't be asked where the question is out of reach. */
  Answer answer();

  static Ruling of(Answer answer) {
    return of(answer, Optional.empty());
  }

  /** The answer, unless it is that the solver can't be asked. */
  static Ruling of(Answer answer, Optional<String> remark) {
    return answer instanceof Answer.Failed failed && !failed.asked()
        ? new OutOfReach(failed.message())
        : new Answered(answer, remark);
  }
}
