package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;

/**
 * A game with the order of its moves.
 *
 * @param start the board, with the stones that were set up before the first move
 * @param shown how many of them have been made where the file shows the game
 * @param view how HexWorld is to draw the board, its rotation and the like; empty if nothing says
 *     so
 */
public record PlayedGame(Position start, ImmutableList<GameMove> moves, int shown, String view) {
  /** The moves up to where the file shows the game. */
  public ImmutableList<GameMove> shownMoves() {
    return moves.subList(0, shown);
  }

  /** The numbers of the shown moves on the cells where they put stones. */
  public ImmutableMap<Cell, String> numbers() {
    Map<Cell, String> numbers = new LinkedHashMap<>();
    for (int i = 0; i < shown; i++) {
      String number = String.valueOf(i + 1);
      GameMove move = moves.get(i);
      move.cell().ifPresent(cell -> numbers.put(cell, number));
      if (move.kind() == GameMove.Kind.SWAP_PIECES && numbers.size() == 1) {
        Cell first = numbers.keySet().iterator().next();
        numbers.clear();
        int col = first.row();
        int row = first.col();
        numbers.put(new Cell(col, row), number);
      }
    }
    return ImmutableMap.copyOf(numbers);
  }
}
