package org.hexproof.solver;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;

/** A question to a solver: does Black reach the goal, with this side to move? */
public record Problem(Position position, Color toMove, Goal goal) {
  /** The goal names cells of the board only. */
  public Problem {
    for (ImmutableList<Terminal> terminals : goal.alternatives()) {
      for (Terminal terminal : terminals) {
        for (Cell cell : terminal.cells()) {
          checkArgument(
              position.board().contains(cell),
              "the goal names %s, which is not on the board (%s x %s)",
              cell,
              position.board().cols(),
              position.board().rows());
        }
      }
    }
  }
}
