package org.hexproof.embed;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;

/**
 * Hex inside Hex ([H3T], section 2.3). Of three cells of the large board that touch each other one
 * is a cell of the small board, one black and one white: so three of the six cells around a cell
 * are black and three white, in turn, and two cells next to each other on the small board share one
 * black and one white stone, as the proof of Theorem 2.3 has polygons between them. No pattern that
 * keeps all cells apart takes fewer stones. The small board is turned by 30 degrees; the corners
 * around it belong to its edges.
 *
 * <p>Done twice this turns the board back and makes it three times as large.
 *
 * @param position the large board
 * @param cells the empty cells of the small board, in reading order, with those of the large one
 */
public record Embedding(Position position, ImmutableMap<Cell, Cell> cells) {
  /** More make a board of two cells too large. */
  public static final int MAX_TIMES = 5;

  /** Puts a position so many times into a larger board, if that does not become too large. */
  public static Embedding of(Position small, int times) {
    Board board = board(small.board(), times);
    Map<Cell, Cell> cells = new TreeMap<>();
    small.empty().forEach(cell -> cells.put(cell, cell));
    Position position = small;
    for (int time = 2; time <= times; time += 2) {
      position = tripled(position);
      cells.replaceAll((cell, image) -> tripled(image));
    }
    if (times % 2 == 1) {
      int above = position.board().cols() - 1;
      position = turned(position);
      cells.replaceAll((cell, image) -> turned(image, above));
    }
    checkState(position.board().equals(board), "%s is not %s", position.board(), board);
    return new Embedding(position, ImmutableMap.copyOf(cells));
  }

  /** The large board, if a board can have so many columns and rows. */
  public static Board board(Board small, int times) {
    checkArgument(times >= 0 && times <= MAX_TIMES, "0 to %s times, not %s", MAX_TIMES, times);
    int cols = small.cols();
    int rows = small.rows();
    for (int time = 2; time <= times; time += 2) {
      cols = 3 * cols - 1;
      rows = 3 * rows - 1;
    }
    boolean isTurned = times % 2 == 1;
    int allCols = isTurned ? 2 * cols + rows - 2 : cols;
    int allRows = isTurned ? cols + rows : rows;
    checkArgument(
        Math.max(allCols, allRows) <= Board.MAX_SIDE,
        "that takes a board of %sx%s; a board has at most %s columns and rows",
        allCols,
        allRows,
        Board.MAX_SIDE);
    return new Board(allCols, allRows);
  }

  private static Position filled(Board board, Function<Cell, Content> contents) {
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    for (Cell cell : board.cells()) {
      switch (contents.apply(cell)) {
        case BLACK -> black.add(cell);
        case WHITE -> white.add(cell);
        case EMPTY -> {}
      }
    }
    return Position.of(board, black, white);
  }

  private static Cell turned(Cell cell, int above) {
    return new Cell(2 * cell.col() + cell.row(), cell.row() - cell.col() + above);
  }

  /**
   * Cells go from (c, r) to (2c + r, r - c). Where three of them meet that touched each other there
   * is a stone: black if one of the three lies above the two others, white if one lies below. There
   * is a row below, which parts a black stone beside the lowest cell from the edge.
   */
  private static Position turned(Position small) {
    int above = small.board().cols() - 1;
    return filled(board(small.board(), 1), cell -> turnedAt(small, cell.col(), cell.row() - above));
  }

  private static Content turnedAt(Position small, int col, int row) {
    int rest = Math.floorMod(col - row, 3);
    if (rest == 0) {
      return original(small, col, row);
    }
    int side = rest == 1 ? 1 : -1;
    Content first = original(small, col - side, row);
    Content second = original(small, col, row + side);
    Content third = original(small, col + side, row - side);
    // Beside two stones of a color the other color is of no use.
    Content common = first == second || first == third ? first : second;
    boolean isCommon = common == third || common == first;
    if (isCommon && common != Content.EMPTY) {
      return common;
    }
    return side == 1 ? Content.WHITE : Content.BLACK;
  }

  /** What is moved to a place; beyond the edges are stones of their owners. */
  private static Content original(Position small, int turnedCol, int turnedRow) {
    Board board = small.board();
    int col = (turnedCol - turnedRow) / 3;
    int row = (turnedCol + 2 * turnedRow) / 3;
    if (col < 0 || col >= board.cols()) {
      return Content.WHITE;
    }
    return row < 0 || row >= board.rows() ? Content.BLACK : small.at(new Cell(col, row));
  }

  private static Cell tripled(Cell cell) {
    return new Cell(3 * cell.col() + 1, 3 * cell.row());
  }

  /**
   * Cells go from (c, r) to (3c, 3r), as they do if they are turned and turned back. There is a
   * column at the left with the black stones that join the cells of the left column, and a row
   * below with the white ones that join those of the last row.
   */
  private static Position tripled(Position small) {
    return filled(board(small.board(), 2), cell -> tripledAt(small, cell.col() - 1, cell.row()));
  }

  private static Content tripledAt(Position small, int col, int row) {
    int right = Math.floorMod(col, 3);
    int down = row % 3;
    if (right == 0 && down == 0) {
      return small.at(new Cell(col / 3, row / 3));
    }
    if (right == down) {
      return right == 1 ? Content.WHITE : Content.BLACK;
    }
    return Math.floorMod(right - down, 3) == 1 ? Content.WHITE : Content.BLACK;
  }
}
