package org.hexproof.estimate;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Play to the end by chance, but for one rule: who is attacked in a bridge, between stones or to an
 * edge, takes its other cell ([MOHEX]). Kept for many playouts of one board.
 */
final class Playout {
  private final FramedBoard board;
  private final int[] free;

  /** Where in {@link #free} a place stands. */
  private final int[] index;

  private int count;
  private final int[] stack;
  private final boolean[] seen;

  Playout(FramedBoard board) {
    this.board = board;
    this.free = new int[board.size()];
    this.index = new int[board.size()];
    this.stack = new int[board.size()];
    this.seen = new boolean[board.size()];
  }

  /**
   * Fills the contents.
   *
   * @param last the place that was played last, or 0
   * @return whether Black has joined top and bottom
   */
  boolean run(byte[] contents, byte toMove, int last, SplittableRandom random) {
    count = 0;
    for (int place = 0; place < contents.length; place++) {
      if (contents[place] == FramedBoard.EMPTY) {
        index[place] = count;
        free[count++] = place;
      }
    }
    byte mover = toMove;
    int move = last;
    while (count > 0) {
      int reply = move == 0 ? 0 : saving(contents, mover, move, random.nextInt(6));
      move = reply == 0 ? free[random.nextInt(count)] : reply;
      take(move);
      contents[move] = mover;
      mover = FramedBoard.other(mover);
    }
    return isJoined(contents);
  }

  private void take(int place) {
    count--;
    int moved = free[count];
    free[index[place]] = moved;
    index[moved] = index[place];
  }

  /** The cell that keeps a bridge joined into which a stone was put, or 0. */
  private int saving(byte[] contents, byte mover, int intrusion, int first) {
    for (int i = first; i < first + 6; i++) {
      int between = board.neighbor(intrusion, i + 1);
      if (contents[between] == FramedBoard.EMPTY
          && contents[board.neighbor(intrusion, i)] == mover
          && contents[board.neighbor(intrusion, i + 2)] == mover) {
        return between;
      }
    }
    return 0;
  }

  private boolean isJoined(byte[] contents) {
    Arrays.fill(seen, false);
    Arrays.fill(seen, 0, board.top(), true);
    int open = 0;
    for (int place = board.top(); place < board.top() + board.cols(); place++) {
      if (contents[place] == FramedBoard.BLACK) {
        seen[place] = true;
        stack[open++] = place;
      }
    }
    while (open > 0) {
      int place = stack[--open];
      for (int i = 0; i < 6; i++) {
        int next = board.neighbor(place, i);
        if (contents[next] == FramedBoard.BLACK && !seen[next]) {
          if (board.isBelow(next)) {
            return true;
          }
          seen[next] = true;
          stack[open++] = next;
        }
      }
    }
    return false;
  }
}
