package org.hexproof.bound;

import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;

/**
 * Whether a region is worth at least a game, or at most.
 *
 * @param game a value of the outcomes of the region's terminals
 * @param keeper BLACK for at least, WHITE for at most; the winner if it is so
 */
public record Bound(int game, Color keeper, Answer answer) {
  public boolean isAtLeast() {
    return keeper == Color.BLACK;
  }

  /** Nothing if it was not decided. */
  public Optional<Boolean> holds() {
    return answer instanceof Answer.Decided decided
        ? Optional.of(decided.winner() == keeper)
        : Optional.empty();
  }
}
