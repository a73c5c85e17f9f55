package org.hexproof.solver;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;

/** The game of Hex on a whole board: Black joins top and bottom, White left and right. */
public final class WholeBoard {
  private WholeBoard() {}

  /** Whether the goal is Black's goal in the game, top to bottom, however it is written. */
  public static boolean isGoal(Goal goal) {
    return goal.alternatives().size() == 1
        && goal.alternatives().get(0).size() == 2
        && ImmutableSet.copyOf(goal.alternatives().get(0))
            .equals(ImmutableSet.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM)));
  }

  /** Who has joined both edges already, if anyone has. */
  public static Optional<Color> winner(Position position) {
    if (joined(position.board(), position.black(), Edge.TOP, Edge.BOTTOM)) {
      return Optional.of(Color.BLACK);
    }
    return joined(position.board(), position.white(), Edge.LEFT, Edge.RIGHT)
        ? Optional.of(Color.WHITE)
        : Optional.empty();
  }

  private static boolean joined(Board board, ImmutableSet<Cell> stones, Edge from, Edge to) {
    return board.flood(Sets.intersection(board.along(from), stones), stones::contains).stream()
        .anyMatch(cell -> board.touches(cell, to));
  }
}
