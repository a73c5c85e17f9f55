package org.hexproof.find;

import org.hexproof.solver.Answer;

/** The solver gave no verdict, so the walk can't go on. */
final class Unanswered extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Answer answer;

  Unanswered(Answer answer) {
    super(answer.toString(), null, false, false);
    this.answer = answer;
  }

  /** What the solver said instead. */
  Answer answer() {
    return answer;
  }
}
