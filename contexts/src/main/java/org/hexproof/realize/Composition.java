package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;

/**
 * A template in a context, as an ordinary position of Hex: White wins by preventing that the top
 * and bottom edges are joined.
 *
 * @param position the board
 * @param context the empty cells of the context
 * @param cols by how many columns the template lies further right than in its own drawing
 * @param rows by how many rows it lies further down
 */
public record Composition(Position position, ImmutableList<Cell> context, int cols, int rows) {
  /** Where a cell of the template lies on the board. */
  public Cell moved(Cell cell) {
    return new Cell(cell.col() + cols, cell.row() + rows);
  }

  /** The board when the template is changed to this. */
  public Position with(Position template, Iterable<Cell> cells) {
    Position changed = position;
    for (Cell cell : cells) {
      changed = changed.with(moved(cell), template.at(cell));
    }
    return changed;
  }
}
