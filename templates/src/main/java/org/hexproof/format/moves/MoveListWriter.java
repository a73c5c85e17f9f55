package org.hexproof.format.moves;

import static com.google.common.base.Preconditions.checkArgument;

import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.format.GameMove;
import org.hexproof.format.PlayedGame;

/** Writes a game as a list of moves, with passes where one side moves twice. */
public final class MoveListWriter {
  /** The list, in one line, if no stones are set up before the first move. */
  public String write(PlayedGame game) {
    Board board = game.start().board();
    checkArgument(
        game.start().empty().size() == board.size(), "a list of moves has no set-up stones");
    StringBuilder text = new StringBuilder();
    text.append(board.cols());
    if (board.rows() != board.cols()) {
      text.append('x').append(board.rows());
    }
    text.append(':');
    Color toMove = Color.BLACK;
    for (GameMove move : game.moves()) {
      if (move.player() != toMove) {
        String player = move.player() == Color.BLACK ? " black" : " white";
        text.append(move.kind().ends() ? player : " pass");
      }
      text.append(' ').append(move.text());
      toMove = move.kind() == GameMove.Kind.SWAP_SIDES ? move.player() : move.player().opposite();
    }
    return text.append('\n').toString();
  }
}
