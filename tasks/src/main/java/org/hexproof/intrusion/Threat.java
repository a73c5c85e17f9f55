package org.hexproof.intrusion;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import org.hexproof.board.Cell;

/**
 * What Black threatens: a move of Black's, made first, and the cells with which it then keeps the
 * promise. It answers each White move anywhere else.
 *
 * @param carrier the smallest set of empty cells that was found; the move is not in it
 * @param left the must-play region after this threat and those before: where White has to move to
 *     meet all of them
 */
public record Threat(Cell cell, ImmutableSet<Cell> carrier, ImmutableSet<Cell> left) {
  /** Where White has to move to meet these threats, which may be anywhere if there are none. */
  static ImmutableSet<Cell> left(ImmutableList<Threat> threats, ImmutableSet<Cell> cells) {
    return threats.isEmpty() ? cells : Iterables.getLast(threats).left();
  }

  /** Whether the threat is also an answer to this White move. */
  public boolean answers(Cell move) {
    return !move.equals(cell) && !carrier.contains(move);
  }
}
