package org.hexproof.format;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;

/**
 * The swap of pieces: the second player takes over the first stone, mirrored in the long diagonal
 * and in their own colour.
 */
public final class SwapPieces {
  private SwapPieces() {}

  /**
   * The position after a side took over the only stone, which is the other side's; fails at the
   * place if there is none such, or its mirror image is off the board.
   */
  public static Position play(Position before, Color swapper, Place place) throws FormatException {
    ImmutableSet<Cell> own = before.cells(swapper.stone());
    ImmutableSet<Cell> other = before.cells(swapper.opposite().stone());
    if (!own.isEmpty() || other.size() != 1) {
      throw new FormatException(
          place,
          "pieces can't be swapped here",
          "a swap answers the first stone of the other side");
    }
    Board board = before.board();
    Cell stone = Iterables.getOnlyElement(other);
    int col = stone.row();
    int row = stone.col();
    if (col >= board.cols() || row >= board.rows()) {
      throw new FormatException(
          place, "the stone on " + stone + " mirrored in the long diagonal is off the board");
    }
    return before.with(stone, Content.EMPTY).with(new Cell(col, row), swapper.stone());
  }
}
