package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;

/** A canvas as a board: stones everywhere but on the empty cells, which are in their order. */
record Reading(Position position, ImmutableList<Cell> cells) {
  static Reading of(Canvas canvas) {
    Cell[] cells = new Cell[canvas.table.cells()];
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    for (int row = 0; row < canvas.rows; row++) {
      for (int col = 0; col < canvas.cols; col++) {
        int content = canvas.at(canvas.place(row, col));
        Cell cell = new Cell(col, row);
        if (content < 0) {
          cells[Canvas.number(content)] = cell;
        } else {
          (content == 0 ? white : black).add(cell);
        }
      }
    }
    return new Reading(
        Position.of(new Board(canvas.cols, canvas.rows), black, white),
        ImmutableList.copyOf(cells));
  }
}
