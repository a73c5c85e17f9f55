package org.hexproof.format.hexworld;

import java.util.Iterator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.Writer;

/**
 * Writes a HexWorld link. There are no set-up stones, so the stones are written as moves, with
 * passes where one side has more of them; the last pass hands the turn to whom the diagram says.
 * Name, labels, shading and hidden cells can't be said there and are left out.
 */
public final class HexWorldWriter implements Writer {
  @Override
  public String write(Diagram diagram) {
    Position position = diagram.position();
    Board board = position.board();
    StringBuilder text = new StringBuilder("https://hexworld.org/board/#");
    text.append(board.cols());
    if (board.rows() != board.cols()) {
      text.append('x').append(board.rows());
    }
    text.append("c1,");
    Iterator<Cell> black = position.black().iterator();
    Iterator<Cell> white = position.white().iterator();
    Color toMove = Color.BLACK;
    while (black.hasNext() || white.hasNext()) {
      Iterator<Cell> own = toMove == Color.BLACK ? black : white;
      text.append(own.hasNext() ? own.next().toString() : ":p");
      toMove = toMove.opposite();
    }
    if (diagram.toMove().isPresent() && diagram.toMove().get() != toMove) {
      text.append(":p");
    }
    return text.append('\n').toString();
  }
}
