package org.hexproof.cli;

import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.RegionText;

/**
 * A part of a board that is read as a template: these cells with their stones, and the drawn edges
 * that they touch.
 */
record BoardPart(ImmutableSet<Cell> cells) {
  /** Reads cells and ranges; whether they are on a board is seen later. */
  static BoardPart parse(String text) {
    return new BoardPart(RegionText.cells(text));
  }

  /** The part of a board. */
  Entry of(Entry entry) throws FormatException {
    Board board = entry.diagram().position().board();
    for (Cell cell : cells) {
      if (!board.contains(cell)) {
        throw new FormatException(
            entry.place(),
            "--cells: " + cell + " is not on the board",
            "the last cell is " + board.cell(board.size() - 1));
      }
    }
    return new DiagramEntry(
        entry.place(), entry.diagram().part(cells), entry.remarks(), entry.naming());
  }
}
