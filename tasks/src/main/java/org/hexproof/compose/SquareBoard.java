package org.hexproof.compose;

import java.util.ArrayList;
import java.util.List;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;

/**
 * The same game on a square board, since some programs read no others from SGF. Missing columns are
 * White's, at the right; missing rows are Black's, at the top.
 *
 * @param above how many rows are added
 */
public record SquareBoard(Position position, int above) {
  public static SquareBoard of(Position position) {
    Board board = position.board();
    int size = Math.max(board.cols(), board.rows());
    int above = size - board.rows();
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      for (int col = 0; col < size; col++) {
        Content content =
            row < above
                ? Content.BLACK
                : col < board.cols() ? position.at(new Cell(col, row - above)) : Content.WHITE;
        if (content != Content.EMPTY) {
          (content == Content.BLACK ? black : white).add(new Cell(col, row));
        }
      }
    }
    return new SquareBoard(Position.of(new Board(size, size), black, white), above);
  }

  public Cell moved(Cell cell) {
    return new Cell(cell.col(), cell.row() + above);
  }
}
