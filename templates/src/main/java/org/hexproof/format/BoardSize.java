package org.hexproof.format;

import org.hexproof.board.Board;

/** The check of a size that a file states. */
final class BoardSize {
  private BoardSize() {}

  static Board of(int cols, int rows, Place place) throws FormatException {
    try {
      return new Board(cols, rows);
    } catch (IllegalArgumentException e) {
      throw new FormatException(place, e.getMessage());
    }
  }
}
