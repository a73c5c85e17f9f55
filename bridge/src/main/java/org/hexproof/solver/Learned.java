package org.hexproof.solver;

import com.google.common.primitives.ImmutableIntArray;
import org.hexproof.board.Color;

/**
 * A position that a search has decided on its way to the verdict on another one, the first. Cells
 * are indices of the board, in reading order and ascending. The winner wins even if the loser gets
 * every empty cell outside the carrier.
 *
 * @param move the winner's, or -1 where it could pass or is not to move
 * @param work about how many positions were searched for it; at least 1
 * @param black the stones that Black has more than in the first position
 * @param white the same of White
 * @param carrier the empty cells that the winner needs
 */
public record Learned(
    Color toMove,
    Color winner,
    int move,
    int work,
    ImmutableIntArray black,
    ImmutableIntArray white,
    ImmutableIntArray carrier) {
  /** Whether this is the first position itself. */
  public boolean isFirst() {
    return black.isEmpty() && white.isEmpty();
  }
}
