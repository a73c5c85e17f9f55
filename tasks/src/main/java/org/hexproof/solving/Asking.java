package org.hexproof.solving;

import org.hexproof.board.Position;
import org.hexproof.solver.Answer;

/** Gets questions answered one after the other. */
@FunctionalInterface
public interface Asking {
  /**
   * Answers, and returns only then.
   *
   * @param base the position that questions like this share but for more stones
   */
  Answer ask(Question question, Position base);
}
