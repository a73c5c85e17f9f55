package org.hexproof.search;

import java.util.OptionalLong;
import org.hexproof.solver.Unanswered;

/** Answers whether the keeper keeps one game. */
interface Keeping {
  Reach decide(Stones stones, boolean ownMoves) throws Unanswered;

  /** A move after which the game is kept, where one is known to be. */
  OptionalLong reply(Stones stones) throws Unanswered;

  /** Whether questions about a position with other stones cost little. */
  boolean isQuick();
}
