package org.hexproof.induction;

import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;
import org.hexproof.ladder.Ladder;

/**
 * A place in a window where a ladder may go on.
 *
 * @param ahead columns from the window's head to the ladder's
 */
record Rung(Ladder ladder, int ahead) {
  Cell head(Window window) {
    return window.head().moved(ahead, window.ladder().row() - ladder.row());
  }

  /** Whether all cells that the ladder needs on its left are free in the window. */
  boolean fits(Window window) {
    ImmutableSet<Cell> free = window.room();
    if (ladder.height() > window.ladder().height()) {
      return false;
    }
    for (int row = 1; row <= ladder.height(); row++) {
      int first = first(window, row);
      if (first < 0 || !free.contains(new Cell(first, window.ladder().height() - row))) {
        return false;
      }
    }
    return free.contains(head(window));
  }

  private int first(Window window, int row) {
    return window.head().col() + ahead + ladder.first(row);
  }

  /** The cells of the window that the ladder needs. */
  ImmutableSet<Cell> room(Window window) {
    return window.board().cells().stream()
        .filter(cell -> isNeeded(window, cell))
        .collect(ImmutableSet.toImmutableSet());
  }

  private boolean isNeeded(Window window, Cell cell) {
    int row = window.ladder().height() - cell.row();
    return row <= ladder.height() && cell.col() >= first(window, row);
  }
}
