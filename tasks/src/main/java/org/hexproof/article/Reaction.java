package org.hexproof.article;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Cell;

/**
 * What Black does about White moves that meet all its threats.
 *
 * @param moves White's, in reading order, with none that is alike another by symmetry
 * @param reply to all of them; nothing if none is needed
 * @param carrier the cells that Black needs then
 * @param others each move with the other replies that were found, where there are some
 * @param next how it goes on, if that was asked
 */
public record Reaction(
    ImmutableList<Cell> moves,
    Optional<Cell> reply,
    ImmutableSet<Cell> carrier,
    ImmutableList<OtherReplies> others,
    Optional<Repertoire> next) {
  /** Replies that keep the promise as well. */
  public record OtherReplies(Cell move, ImmutableList<Cell> replies) {}

  Reaction with(Repertoire repertoire) {
    return new Reaction(moves, reply, carrier, others, Optional.of(repertoire));
  }
}
