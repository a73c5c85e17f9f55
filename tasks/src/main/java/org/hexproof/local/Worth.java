package org.hexproof.local;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.shannon.Corners;
import org.hexproof.shannon.Settled;

/** Whether a cell is worth a move. */
final class Worth {
  private static final ImmutableList<Terminal> EDGES =
      ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM));

  /** As 19x19 has; larger boards would take seconds for each move. */
  private static final int MOST_CELLS = 361;

  private Worth() {}

  /**
   * That a move into an empty cell does nothing, if that is found. Where no cell matters any more
   * the game is decided, and no move is called wasted.
   */
  static Optional<Fact.Wasted> wasted(Position position, Cell move, Color player) {
    if (position.board().size() > MOST_CELLS) {
      return Optional.empty();
    }
    Settled settled = Settled.of(Corners.of(position, position.empty(), EDGES));
    int number = position.empty().asList().indexOf(move);
    int all = settled.dead().size() + settled.black().size() + settled.white().size();
    if (all == position.empty().size()) {
      return Optional.empty();
    }
    if (settled.dead().contains(number)) {
      return Optional.of(new Fact.Wasted(move, player, Optional.empty()));
    }
    if (settled.black().contains(number)) {
      return Optional.of(new Fact.Wasted(move, player, Optional.of(Color.BLACK)));
    }
    return settled.white().contains(number)
        ? Optional.of(new Fact.Wasted(move, player, Optional.of(Color.WHITE)))
        : Optional.empty();
  }
}
