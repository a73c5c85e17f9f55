package org.hexproof.prove;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Problem;

/** A template of the sixth row, which takes thousands of positions: Black wins. */
final class SixthRow {
  private static final ImmutableList<String> ROWS =
      ImmutableList.of(
          "OOOOO.X.OOO", "OOOO.....OO", "OO........O", "O..........", "...........", "X..........");

  private SixthRow() {}

  static Problem problem() {
    Board board = new Board(11, 6);
    Set<Cell> black = new HashSet<>();
    Set<Cell> white = new HashSet<>();
    for (int row = 0; row < ROWS.size(); row++) {
      for (int col = 0; col < board.cols(); col++) {
        Cell cell = board.cell(row * board.cols() + col);
        switch (ROWS.get(row).charAt(col)) {
          case 'X' -> black.add(cell);
          case 'O' -> white.add(cell);
          default -> {}
        }
      }
    }
    Terminal stone = new Terminal(ImmutableSet.of(Cell.parse("g1")), ImmutableSet.of());
    Goal goal = new Goal(ImmutableList.of(ImmutableList.of(stone, Terminal.of(Edge.BOTTOM))));
    return new Problem(Position.of(board, black, white), Color.WHITE, goal);
  }
}
