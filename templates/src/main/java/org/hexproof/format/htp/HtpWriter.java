package org.hexproof.format.htp;

import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.Writer;

/**
 * Writes the commands that set a position up on an HTP engine: {@code boardsize COLS ROWS}, then
 * {@code play} for each stone. Only board and stones can be said that way.
 */
public final class HtpWriter implements Writer {
  @Override
  public String write(Diagram diagram) {
    Position position = diagram.position();
    StringBuilder text = new StringBuilder();
    text.append("boardsize ").append(position.board().cols());
    text.append(' ').append(position.board().rows()).append('\n');
    play(text, "black", position.black());
    play(text, "white", position.white());
    return text.toString();
  }

  private static void play(StringBuilder text, String color, Iterable<Cell> cells) {
    for (Cell cell : cells) {
      text.append("play ").append(color).append(' ').append(cell).append('\n');
    }
  }
}
