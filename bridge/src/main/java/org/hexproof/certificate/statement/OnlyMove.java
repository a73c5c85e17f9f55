package org.hexproof.certificate.statement;

import static com.google.common.base.Preconditions.checkArgument;

import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;

/**
 * What a bundle proves: in this position, with White to move, this move wins and every other loses.
 * Black wins by reaching the goal, White by preventing it.
 */
public record OnlyMove(Position position, Goal goal, Cell move) {
  /** There is no stone on the move's cell. */
  public OnlyMove {
    checkArgument(position.at(move) == Content.EMPTY, "there is a stone on %s", move);
  }

  /** What is to be proved of one of White's moves: this one wins, and every other loses. */
  public Statement after(Cell cell) {
    return new Statement(
        position.with(cell, Content.WHITE),
        goal,
        Color.BLACK,
        cell.equals(move) ? Color.WHITE : Color.BLACK);
  }
}
