package org.hexproof.bench.sparse;

import java.util.ArrayDeque;
import java.util.Deque;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;

/** A square board whose cells are numbers in reading order. */
final class Grid {
  private final Board board;
  private final int[][] neighbors;

  Grid(int side) {
    board = new Board(side, side);
    neighbors = new int[board.size()][];
    for (Cell cell : board.cells()) {
      neighbors[board.index(cell)] =
          board.neighbors(cell).stream().mapToInt(board::index).toArray();
    }
  }

  Board board() {
    return board;
  }

  int size() {
    return neighbors.length;
  }

  boolean isTop(int cell) {
    return cell < board.cols();
  }

  boolean isBottom(int cell) {
    return cell >= size() - board.cols();
  }

  /** The cells that touch this one; not to be changed. */
  int[] neighbors(int cell) {
    return neighbors[cell];
  }

  /** Whether these cells join top and bottom; if not, all others join left and right. */
  boolean crosses(boolean[] cells) {
    boolean[] seen = new boolean[size()];
    Deque<Integer> open = new ArrayDeque<>();
    for (int cell = 0; isTop(cell); cell++) {
      if (cells[cell]) {
        seen[cell] = true;
        open.push(cell);
      }
    }
    while (!open.isEmpty()) {
      int cell = open.pop();
      if (isBottom(cell)) {
        return true;
      }
      for (int next : neighbors[cell]) {
        if (cells[next] && !seen[next]) {
          seen[next] = true;
          open.push(next);
        }
      }
    }
    return false;
  }
}
