package org.hexproof.solver.htp;

import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;

/**
 * What an engine thinks of a position, without proving it.
 *
 * @param mover how likely the side to move is to win, from 0 to 1, in the engine's own measure
 * @param move what it would play
 * @param source the engine and its time, as in {@code MoHex, 1 s}
 */
public record HtpScore(double mover, Cell move, String source) {
  /**
   * Reads what an engine said.
   *
   * @throws HtpException if it is no number from 0 to 1, or no move that can be played
   */
  static HtpScore read(String number, String move, Position position, String source)
      throws HtpException {
    try {
      double mover = Double.parseDouble(number);
      Cell cell = Cell.parse(move);
      if (mover >= 0
          && mover <= 1
          && position.board().contains(cell)
          && position.at(cell) == Content.EMPTY) {
        return new HtpScore(mover, cell, source);
      }
    } catch (IllegalArgumentException e) {
      // said below
    }
    throw HtpException.fault(
        "the engine answered nonsense: score %s, move %s".formatted(number, move));
  }
}
