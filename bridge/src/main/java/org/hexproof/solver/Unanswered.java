package org.hexproof.solver;

/** The solver gave no verdict, so a search or walk can't go on. */
public final class Unanswered extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Answer answer;

  /** Carries what the solver said instead of a verdict. */
  public Unanswered(Answer answer) {
    super(answer.toString(), null, false, false);
    this.answer = answer;
  }

  /** What the solver said instead. */
  public Answer answer() {
    return answer;
  }
}
