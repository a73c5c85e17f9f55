package org.hexproof.annotate;

import com.google.common.collect.ImmutableList;
import org.hexproof.board.Cell;

/**
 * A move that threw a win away.
 *
 * @param before what was known before it, with the moves that kept the win
 */
public record Blunder(PositionVerdict.Won before, Refutation refutation) {
  /**
   * What shows it.
   *
   * @param line the winning reply, and how play may go on; empty if none was found in time
   * @param isPlayed whether the record goes on with the reply itself
   */
  public record Refutation(ImmutableList<Cell> line, boolean isPlayed) {}
}
