package org.hexproof.sum;

import java.util.OptionalInt;
import org.hexproof.solver.Unanswered;

/** What is at least as good as a game. */
public interface Summand {
  /** The games that it may be worth. */
  Worth worth();

  /** The one that it is proved to be at least as good as. */
  int game();

  /** The group of a cell that it needs, and that another summand may come to have. */
  default OptionalInt lent() {
    return OptionalInt.empty();
  }

  /** The same for a game that is not better. */
  Summand with(int game);

  /**
   * Adds the proof; returns its last node.
   *
   * @throws org.hexproof.value.GameTooLargeException if a play in it has too many states to be
   *     checked
   * @throws Unanswered if a solver does not answer
   */
  int prove(Lines lines) throws Unanswered;
}
