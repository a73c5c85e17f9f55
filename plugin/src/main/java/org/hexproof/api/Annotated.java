package org.hexproof.api;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The games of a file with what is known of them.
 *
 * @param games the moves of each main line
 * @param sgf all of it as SGF, with winners, winning moves and refutations
 */
public record Annotated(List<List<Move>> games, String sgf) {
  /**
   * A move.
   *
   * @param text the cell, or {@code swap}, {@code pass}, {@code resign} or {@code forfeit}
   * @param winner who wins after it, if that was decided within the limit
   * @param kept if it threw a win away, the moves that are known to have kept it
   */
  public record Move(Color player, String text, Optional<Color> winner, Optional<Set<Cell>> kept) {}
}
