package org.hexproof.certificate.statement;

import com.google.common.base.Ascii;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;

/**
 * What a certificate proves: in this position, with this side to move, this side wins. Black wins
 * by reaching the goal, White by preventing it.
 */
public record Statement(Position position, Goal goal, Color toMove, Color winner) {
  /** What makes it another statement than one that was wanted, with White to move. */
  public String difference(Statement wanted) {
    if (!position.board().equals(wanted.position.board())) {
      return "its board has another size";
    }
    if (!goal.equals(wanted.goal)) {
      return "its goal is another";
    }
    for (Cell cell : wanted.position.board().cells()) {
      Content here = wanted.position.at(cell);
      if (position.at(cell) != here) {
        return cell + " should be " + Ascii.toLowerCase(here.name()) + " there";
      }
    }
    return toMove == wanted.toMove ? "the other side wins" : "White should be to move";
  }
}
