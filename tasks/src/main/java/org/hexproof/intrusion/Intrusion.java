package org.hexproof.intrusion;

import static java.util.Comparator.comparingInt;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Cell;

/**
 * A White move into a template, and how Black keeps the promise.
 *
 * @param ignored the carrier with which Black keeps it without a reply, if that is possible
 * @param replies otherwise those that hold, or the first of them, in reading order
 */
public record Intrusion(
    Cell cell, Optional<ImmutableSet<Cell>> ignored, ImmutableList<Reply> replies) {
  /** The reply that needs the fewest cells; nothing if none is needed. */
  public Optional<Reply> best() {
    return replies.stream().min(comparingInt(reply -> reply.carrier().size()));
  }
}
