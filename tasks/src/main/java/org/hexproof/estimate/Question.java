package org.hexproof.estimate;

import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/**
 * How likely the sides are to win.
 *
 * @param position nobody has won it yet
 * @param among the moves that may win, as far as is known: all others are proved to lose
 */
public record Question(Position position, Color toMove, ImmutableSet<Cell> among) {
  /** Of a position of whose moves nothing is known. */
  public Question(Position position, Color toMove) {
    this(position, toMove, position.empty());
  }
}
