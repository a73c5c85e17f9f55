package org.hexproof.probe;

import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;

/** White's moves of which it is open whether they win. */
interface UndecidedMoves {
  /** Those that are open, in reading order. */
  ImmutableSet<Cell> open();

  /** Decides an open move, and perhaps others with it: who wins when White has made it? */
  Answer decide(Cell move, Limits limits);
}
