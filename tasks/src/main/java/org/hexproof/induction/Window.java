package org.hexproof.induction;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.ladder.Ladder;
import org.hexproof.solver.Problem;

/**
 * The beginning of a ladder: its head, and the free cells up to so many columns to the right of it.
 */
record Window(Ladder ladder, int width) {
  /** As wide as it takes to find a step; wider ones leave more distances to be decided. */
  static Window of(Ladder ladder) {
    return new Window(ladder, ladder.row() < 6 ? Math.min(ladder.row(), 4) : 8);
  }

  Board board() {
    return new Board(ladder.reach() + 1 + width, ladder.height());
  }

  Cell head() {
    return new Cell(ladder.reach(), ladder.height() - ladder.row());
  }

  /** The free cells. */
  ImmutableSet<Cell> room() {
    return new Rung(ladder, 0).room(this);
  }

  /** The places of later ladders along this row, and of ladders along lower ones. */
  ImmutableList<Rung> rungs(ImmutableList<Ladder> lower) {
    ImmutableList.Builder<Rung> rungs = ImmutableList.builder();
    for (int ahead = 1; ahead < width; ahead++) {
      rungs.add(new Rung(ladder, ahead));
    }
    for (Ladder other : lower.reverse()) {
      for (int ahead = -ladder.reach(); ahead < width; ahead++) {
        Rung rung = new Rung(other, ahead);
        if (rung.fits(this)) {
          rungs.add(rung);
        }
      }
    }
    return rungs.build();
  }

  /** Is the head joined to the edge, if Black has these stones and White all but these cells? */
  Problem toEdge(ImmutableSet<Cell> black, ImmutableSet<Cell> free, Color toMove) {
    return problem(black, free, toMove, Terminal.of(Edge.BOTTOM));
  }

  /** Is it joined to this cell? */
  Problem toCell(ImmutableSet<Cell> black, ImmutableSet<Cell> free, Color toMove, Cell cell) {
    return problem(black, free, toMove, Terminal.of(cell));
  }

  private Problem problem(
      ImmutableSet<Cell> black, ImmutableSet<Cell> free, Color toMove, Terminal other) {
    return new Problem(
        Position.amidWhite(board(), black, free),
        toMove,
        Goal.join(ImmutableList.of(Terminal.of(head()), other)));
  }
}
