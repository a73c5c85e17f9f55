package org.hexproof.intrusion;

import org.hexproof.solver.Answer;

/**
 * Something that a study leaves open.
 *
 * @param what is not known, as in {@code replies to b2}
 * @param answer why
 */
public record Gap(String what, Answer answer) {
  /** In words, as in {@code replies to b2: the time limit was hit}. */
  public String words() {
    return what + ": " + why();
  }

  /** Why, in words. */
  public String why() {
    if (answer instanceof Answer.Undecided undecided) {
      return "the " + undecided.reason().label() + " limit was hit";
    }
    return "the solver failed";
  }
}
