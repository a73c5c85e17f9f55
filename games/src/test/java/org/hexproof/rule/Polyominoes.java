package org.hexproof.rule;

import java.util.LinkedHashSet;
import java.util.Set;

/** All connected boards, one of those that are turned and mirrored images of each other. */
final class Polyominoes {
  private Polyominoes() {}

  /** Those of one square. */
  static Set<DomineeringBoard> single() {
    return Set.of(new DomineeringBoard(1, 1, 1));
  }

  /** Those of one square more. */
  static Set<DomineeringBoard> grown(Set<DomineeringBoard> boards) {
    Set<DomineeringBoard> grown = new LinkedHashSet<>();
    for (DomineeringBoard board : boards) {
      // Room of one square around; a rectangle of 8 squares by 8 would have no room, but needs 15.
      for (int row = -1; row <= board.rows(); row++) {
        for (int column = -1; column <= board.columns(); column++) {
          if (!has(board, row, column) && touches(board, row, column)) {
            grown.add(Domineering.standard(with(board, row, column)).position());
          }
        }
      }
    }
    return grown;
  }

  static boolean has(DomineeringBoard board, int row, int column) {
    return row >= 0
        && row < board.rows()
        && column >= 0
        && column < board.columns()
        && (board.cells() >>> (row * board.columns() + column) & 1) != 0;
  }

  private static boolean touches(DomineeringBoard board, int row, int column) {
    return has(board, row - 1, column)
        || has(board, row + 1, column)
        || has(board, row, column - 1)
        || has(board, row, column + 1);
  }

  private static DomineeringBoard with(DomineeringBoard board, int row, int column) {
    int down = row < 0 ? 1 : 0;
    int aside = column < 0 ? 1 : 0;
    int rows = Math.max(board.rows() + down, row + 1);
    int columns = Math.max(board.columns() + aside, column + 1);
    long cells = 1L << ((row + down) * columns + column + aside);
    for (int r = 0; r < board.rows(); r++) {
      for (int c = 0; c < board.columns(); c++) {
        if (has(board, r, c)) {
          cells |= 1L << ((r + down) * columns + c + aside);
        }
      }
    }
    return new DomineeringBoard(rows, columns, cells);
  }
}
