package org.hexproof.region;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/** Boards that are filled, and who has won there. */
final class FilledBoard {
  private FilledBoard() {}

  /** With the i-th of the cells black where the i-th bit is set, else white. */
  static Position of(Position position, List<Cell> cells, int filling) {
    Position filled = position;
    for (int i = 0; i < cells.size(); i++) {
      filled = filled.with(cells.get(i), (filling >> i & 1) != 0 ? Content.BLACK : Content.WHITE);
    }
    return filled;
  }

  static boolean topIsJoinedToBottom(Position full) {
    Board board = full.board();
    List<Cell> open =
        new ArrayList<>(
            board.along(Edge.TOP).stream().filter(cell -> full.at(cell) == Content.BLACK).toList());
    Set<Cell> seen = new HashSet<>(open);
    for (int i = 0; i < open.size(); i++) {
      for (Cell next : board.neighbors(open.get(i))) {
        if (full.at(next) == Content.BLACK && seen.add(next)) {
          open.add(next);
        }
      }
    }
    return seen.stream().anyMatch(cell -> board.touches(cell, Edge.BOTTOM));
  }
}
