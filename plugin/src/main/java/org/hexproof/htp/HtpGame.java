package org.hexproof.htp;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.solver.WholeBoard;

/**
 * A game from its first position on. Either side may move at any time, also when the game is over,
 * so that any position can be set up with moves.
 */
final class HtpGame {
  private final Position start;
  private final Color first;
  private final Deque<Played> history = new ArrayDeque<>();

  private record Played(Color color, Move move, Position after) {}

  HtpGame(Position start, Color first) {
    this.start = start;
    this.first = first;
  }

  static HtpGame onEmpty(Board board) {
    return new HtpGame(Position.empty(board), Color.BLACK);
  }

  Position position() {
    return history.isEmpty() ? start : history.peek().after();
  }

  /** Whose turn it is if the players take turns. */
  Color toMove() {
    return history.isEmpty() ? first : history.peek().color().opposite();
  }

  void play(Color color, Move move) throws HtpError {
    history.push(new Played(color, move, after(color, move)));
  }

  private Position after(Color color, Move move) throws HtpError {
    Position now = position();
    if (move instanceof Move.Resign || move instanceof Move.Pass) {
      return now;
    }
    if (move instanceof Move.SwapPieces) {
      if (!maySwap(color)) {
        throw new HtpError(
            "illegal move: "
                + color.label()
                + " swap-pieces (only as the second move, on a board as wide as it is high)");
      }
      Cell stone = ((Move.Stone) history.element().move()).cell();
      return Position.empty(now.board()).with(new Cell(stone.row(), stone.col()), color.stone());
    }
    Cell cell = ((Move.Stone) move).cell();
    if (!now.board().contains(cell)) {
      throw new HtpError("illegal move: " + color.label() + " " + cell + " (not on the board)");
    }
    if (now.at(cell) != Content.EMPTY) {
      throw new HtpError("illegal move: " + color.label() + " " + cell + " (occupied)");
    }
    return now.with(cell, color.stone());
  }

  /** Whether this side may swap now: the other side has made the first and only move. */
  boolean maySwap(Color color) {
    return history.size() == 1
        && history.element().color() != color
        && history.element().move() instanceof Move.Stone
        && start.empty().size() == start.board().size()
        && start.board().cols() == start.board().rows();
  }

  void undo() throws HtpError {
    if (history.isEmpty()) {
      throw new HtpError("there is no move to take back");
    }
    history.pop();
  }

  /** Who has won on the board or because the other side resigned, if anyone has. */
  Optional<Color> winner() {
    Optional<Color> onBoard = WholeBoard.winner(position());
    if (onBoard.isEmpty() && !history.isEmpty() && history.peek().move() instanceof Move.Resign) {
      return Optional.of(history.peek().color().opposite());
    }
    return onBoard;
  }
}
