package org.hexproof.format.htp;

import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.GameMove;
import org.hexproof.format.PlayedGame;
import org.hexproof.format.Writer;

/**
 * Writes the commands that set a position up on an HTP engine: {@code boardsize COLS ROWS}, then
 * {@code play} for each stone or each move. Swaps of sides, which change no stone, are left out.
 */
public final class HtpWriter implements Writer {
  @Override
  public String write(Diagram diagram) {
    return write(diagram.position());
  }

  /** The set-up stones, then the moves in their order up to where the game is shown. */
  public String write(PlayedGame game) {
    StringBuilder text = new StringBuilder(write(game.start()));
    for (GameMove move : game.shownMoves()) {
      if (move.kind() != GameMove.Kind.SWAP_SIDES) {
        String player = move.player().label();
        String done = move.kind() == GameMove.Kind.FORFEIT ? "resign" : move.text();
        text.append("play ").append(player).append(' ').append(done).append('\n');
      }
    }
    return text.toString();
  }

  private static String write(Position position) {
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
