package org.hexproof.realize;

import java.util.Random;

/** A place of each row, near that of the next, without which nothing wrong comes to touch. */
final class Seam {
  /** How far aside a seam may go from one row to the next. */
  private final int reach;

  private final Canvas canvas;
  private final Random random;

  /** Whether a way leads from a place in the first row to here. */
  private final boolean[][] reached;

  Seam(Canvas canvas, Random random) {
    this.canvas = canvas;
    this.random = random;
    reach = random.nextInt(4);
    reached = new boolean[canvas.rows][canvas.cols];
  }

  /** The column in each row, drawn at random; empty if there is no seam. */
  int[] find() {
    boolean left = random.nextBoolean();
    for (int row = 0; row < canvas.rows; row++) {
      for (int col = 0; col < canvas.cols; col++) {
        reached[row][col] = canGo(row, col, left) && (row == 0 || before(row, col) >= 0);
      }
    }
    int[] seam = new int[canvas.rows];
    int count = 0;
    for (int col = 0; col < canvas.cols; col++) {
      if (reached[canvas.rows - 1][col] && random.nextInt(++count) == 0) {
        seam[canvas.rows - 1] = col;
      }
    }
    if (count == 0 || canvas.cols == 1) {
      return new int[0];
    }
    for (int row = canvas.rows - 1; row > 0; row--) {
      seam[row - 1] = before(row, seam[row]);
    }
    return seam;
  }

  /** A column of the row before from where the seam can come, drawn at random, or -1. */
  private int before(int row, int col) {
    int chosen = -1;
    int count = 0;
    for (int from = Math.max(0, col - reach); from <= col + reach && from < canvas.cols; from++) {
      if (reached[row - 1][from] && leads(row - 1, from, col) && random.nextInt(++count) == 0) {
        chosen = from;
      }
    }
    return chosen;
  }

  /** All that is fixed stays on one side. */
  private boolean canGo(int row, int col, boolean left) {
    int place = canvas.place(row, col);
    if (canvas.at(place) < 0
        || canvas.fixed(place) != 0
        || !canvas.mayTouch(canvas.at(place - 1), canvas.at(place + 1))) {
      return false;
    }
    for (int other = left ? 0 : col; other < (left ? col : canvas.cols); other++) {
      if (canvas.fixed(canvas.place(row, other)) != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean leads(int row, int col, int nextCol) {
    int upper = canvas.place(row, 0);
    int lower = canvas.place(row + 1, 0);
    for (int c = nextCol; c < col; c++) {
      if (!canvas.mayTouch(canvas.at(upper + c), canvas.at(lower + c + 1))) {
        return false;
      }
    }
    for (int c = col + 1; c <= nextCol + 1; c++) {
      if (!canvas.mayTouch(canvas.at(upper + c), canvas.at(lower + c - 2))) {
        return false;
      }
    }
    return true;
  }
}
