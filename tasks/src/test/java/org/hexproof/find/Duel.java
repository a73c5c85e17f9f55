package org.hexproof.find;

import java.util.OptionalLong;

/** Whether Black joins some cells of a box, White to move. Cells are bits, row by row. */
@FunctionalInterface
interface Duel {
  /**
   * The empty cells that White needs to keep them apart; nothing if Black joins them. All cells
   * that are neither black nor empty are White's.
   */
  OptionalLong refutation(long black, long empty);

  default boolean isJoined(long black, long empty) {
    return refutation(black, empty).isEmpty();
  }
}
