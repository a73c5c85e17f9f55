package org.hexproof.format;

import org.hexproof.board.Board;

/** The check of a size that a file states. */
public final class BoardSize {
  private BoardSize() {}

  /** The board of this size; fails at the place where the file states it, if no board has it. */
  public static Board of(int cols, int rows, Place place) throws FormatException {
    try {
      return new Board(cols, rows);
    } catch (IllegalArgumentException e) {
      throw new FormatException(place, e.getMessage());
    }
  }
}
