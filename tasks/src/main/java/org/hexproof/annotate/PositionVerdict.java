package org.hexproof.annotate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;

/** What is known of the position after a node. */
public sealed interface PositionVerdict {
  /**
   * Who wins.
   *
   * @param way how that is known
   * @param winning moves that win for the side to move, in reading order
   * @param complete whether no other move wins
   * @param line how play may go on, possibly cut short or empty
   */
  record Won(
      Color winner, Way way, ImmutableSet<Cell> winning, boolean complete, ImmutableList<Cell> line)
      implements PositionVerdict {}

  record Open(Reason reason) implements PositionVerdict {}

  /** How a winner is known. */
  enum Way {
    /** The edges are joined. */
    OVER,
    /** The move that is played there leads to a position that is won. */
    PLAYED,
    /** What wins another position of the record wins this one. */
    KNOWN,
    SOLVED
  }

  /** Why a position is not decided. */
  enum Reason {
    LIMIT,
    /** The solver died or answered nonsense. */
    FAILED,
    /** Too many positions that follow were not decided. */
    GIVEN_UP,
    /** The record does not say whose turn it is. */
    NO_TURN
  }
}
