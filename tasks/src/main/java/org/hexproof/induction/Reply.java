package org.hexproof.induction;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.hexproof.board.Cell;

/** A move of Black's, by which he wins if White has none of some cells. */
sealed interface Reply {
  Cell move();

  /** The cells, without the move. */
  ImmutableSet<Cell> cells();

  /** The cells and the move. */
  default ImmutableSet<Cell> way() {
    return Sets.union(cells(), ImmutableSet.of(move())).immutableCopy();
  }

  /** The head is joined to the edge then. */
  record ToEdge(Cell move, ImmutableSet<Cell> cells) implements Reply {}

  /** The head is joined to the next ladder's, which has its room. */
  record ToLadder(Cell move, ImmutableSet<Cell> cells, Rung rung) implements Reply {}

  /** White's next move is answered by one of these: no cell is in the way of all. */
  record Onward(Cell move, ImmutableList<Reply> replies) implements Reply {
    @Override
    public ImmutableSet<Cell> cells() {
      return replies.stream()
          .flatMap(reply -> reply.way().stream())
          .collect(ImmutableSet.toImmutableSet());
    }
  }
}
