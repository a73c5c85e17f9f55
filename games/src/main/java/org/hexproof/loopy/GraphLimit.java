package org.hexproof.loopy;

import org.hexproof.value.GameTooLargeException;

/** How large graphs may be, by about how many bytes of the heap it takes to judge them. */
public record GraphLimit(long bytes) {
  /** Enough for three million positions with ten million moves. */
  public static final GraphLimit DEFAULT = new GraphLimit(1L << 30);

  /** What a position takes, with its name, and what a move takes, with its way back. */
  private static final long POSITION_BYTES = 160;

  private static final long MOVE_BYTES = 28;

  /**
   * Refuses what is too large, by the moves of both sides together, before anything is made of that
   * size.
   */
  void check(long positions, long moves) {
    if (positions > Integer.MAX_VALUE / 4
        || moves > Integer.MAX_VALUE / 4
        || positions * POSITION_BYTES + moves * MOVE_BYTES > bytes) {
      throw new GameTooLargeException(
          "%s positions with %s moves are too many for %s MiB, in which %s positions with three"
              + " moves for each side have room",
          positions, moves, bytes >> 20, bytes / (POSITION_BYTES + 6 * MOVE_BYTES));
    }
  }
}
