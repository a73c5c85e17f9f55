package org.hexproof.estimate;

import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/**
 * A board in a frame of stones that are its edges. Its places are numbers, and the six neighbors of
 * one are at the same distances everywhere.
 */
final class FramedBoard {
  static final byte EMPTY = 0;
  static final byte BLACK = 1;
  static final byte WHITE = 2;

  /** A corner of the frame, where edges of both sides meet. */
  private static final byte NOBODY = 3;

  private final Board board;
  private final int width;
  private final byte[] contents;

  /** The distances of the neighbors, in the order in which they lie around a place. */
  private final int[] steps;

  FramedBoard(Position position) {
    this.board = position.board();
    this.width = board.cols() + 2;
    this.steps = new int[] {1, 1 - width, -width, -1, width - 1, width};
    this.contents = new byte[width * (board.rows() + 2)];
    for (int row = -1; row <= board.rows(); row++) {
      for (int col = -1; col <= board.cols(); col++) {
        contents[place(col, row)] = frame(col, row);
      }
    }
    position.black().forEach(cell -> contents[place(cell)] = BLACK);
    position.white().forEach(cell -> contents[place(cell)] = WHITE);
  }

  private byte frame(int col, int row) {
    boolean isBeside = col < 0 || col == board.cols();
    boolean isAbove = row < 0 || row == board.rows();
    if (isBeside && isAbove) {
      return NOBODY;
    }
    return isBeside ? WHITE : isAbove ? BLACK : EMPTY;
  }

  static byte stone(Color color) {
    return color == Color.BLACK ? BLACK : WHITE;
  }

  /** The other side's stone. */
  static byte other(byte stone) {
    return (byte) (BLACK + WHITE - stone);
  }

  int place(Cell cell) {
    return place(cell.col(), cell.row());
  }

  private int place(int col, int row) {
    return (row + 1) * width + col + 1;
  }

  Cell cell(int place) {
    return new Cell(place % width - 1, place / width - 1);
  }

  /** How many places there are, with those of the frame. */
  int size() {
    return contents.length;
  }

  /** A copy that may be changed. */
  byte[] contents() {
    return contents.clone();
  }

  /** The place next to one in the direction, which counts on beyond the sixth. */
  int neighbor(int place, int direction) {
    return place + steps[direction % 6];
  }

  int cols() {
    return board.cols();
  }

  /** The first place of the top row; those that follow are its other places. */
  int top() {
    return place(0, 0);
  }

  /** Whether it is a stone of the frame below the bottom row. */
  boolean isBelow(int place) {
    return place >= contents.length - width;
  }
}
