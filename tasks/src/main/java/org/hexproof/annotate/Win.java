package org.hexproof.annotate;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;

/**
 * What is enough for a win: it stays one with more stones of the winner and with the other side's
 * stones on all other cells.
 *
 * @param stones the winner's
 * @param carrier the cells that the other side must not have
 * @param first whether the winner has to move first
 */
record Win(Color winner, ImmutableSet<Cell> stones, ImmutableSet<Cell> carrier, boolean first) {
  /** Whether it is a win in this position too. */
  boolean holds(Position position, Color toMove) {
    Content other = winner.opposite().stone();
    return (!first || toMove == winner)
        && stones.stream().allMatch(cell -> position.at(cell) == winner.stone())
        && carrier.stream().noneMatch(cell -> position.at(cell) == other);
  }

  /** The win of the position before the winner put a stone on a cell. */
  Win before(Cell move) {
    return new Win(
        winner,
        Sets.difference(stones, ImmutableSet.of(move)).immutableCopy(),
        Sets.union(carrier, ImmutableSet.of(move)).immutableCopy(),
        true);
  }
}
