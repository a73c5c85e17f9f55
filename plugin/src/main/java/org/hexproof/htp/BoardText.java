package org.hexproof.htp;

import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;

/** A position as people see it: each row half a cell further right than the row above. */
final class BoardText {
  private BoardText() {}

  static String of(Position position) {
    Board board = position.board();
    StringBuilder text = new StringBuilder(columns(board, 2));
    for (int row = 0; row < board.rows(); row++) {
      String number = Integer.toString(row + 1);
      text.append('\n').append(" ".repeat(row + Math.max(0, 2 - number.length()))).append(number);
      text.append("\\");
      for (int col = 0; col < board.cols(); col++) {
        char stone =
            switch (position.at(new Cell(col, row))) {
              case EMPTY -> '.';
              case BLACK -> 'B';
              case WHITE -> 'W';
            };
        text.append(col == 0 ? "" : "  ").append(stone);
      }
      text.append("\\").append(number);
    }
    return text.append('\n').append(columns(board, board.rows() + 2)).toString();
  }

  private static String columns(Board board, int indent) {
    StringBuilder text = new StringBuilder(" ".repeat(indent));
    for (int col = 0; col < board.cols(); col++) {
      String name = Cell.columnName(col);
      text.append(col == 0 ? " " : " ".repeat(3 - name.length())).append(name);
    }
    return text.toString();
  }
}
