package org.hexproof.solving;

import java.util.concurrent.CompletableFuture;
import org.hexproof.board.Position;

/** Gets questions answered, on this machine or elsewhere. */
public interface Runner {
  /**
   * Begins to answer.
   *
   * @param order what has a smaller number goes first
   * @param base the position that the questions of this order share but for more stones. What is
   *     learned of it serves them all; answers don't depend on it
   * @return a future that does not fail but where memory is used up
   */
  CompletableFuture<Ruling> ask(int order, Question question, Position base);

  /** Asks one question after the other, in the first order. */
  default Asking inTurn() {
    return (question, base) -> ask(0, question, base).join().answer();
  }
}
