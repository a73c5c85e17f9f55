package org.hexproof.htp;

import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Problem;

/** Picks a move: one that wins, where the solver finds one in time, and else a sensible one. */
record MoveChooser(SolverCommands solver) {
  /** A move and why it was chosen. */
  record Choice(Move move, String reason) {}

  /**
   * Chooses.
   *
   * @param maySwap whether the rules and the game allow that
   */
  Choice choose(HtpGame game, Color color, boolean maySwap, Duration time) throws HtpError {
    if (game.winner().isPresent()) {
      return new Choice(
          new Move.Resign(), "the game is over: " + game.winner().get().label() + " has won");
    }
    long start = System.nanoTime();
    Problem problem = new Problem(game.position(), color, Goal.TOP_TO_BOTTOM);
    Answer answer = solver.answer(problem, time);
    if (!(answer instanceof Answer.Decided decided)) {
      return fallback(game.position(), "not decided within the limits");
    }
    if (decided.winner() != color) {
      return maySwap
          ? new Choice(new Move.SwapPieces(), "the other side's move wins, so it is taken over")
          : fallback(game.position(), "every move loses");
    }
    if (!decided.line().isEmpty()) {
      return winning(decided.line().get(0));
    }
    Duration left = time.minusNanos(System.nanoTime() - start);
    Optional<Cell> cell =
        left.isNegative() || left.isZero()
            ? Optional.empty()
            : solver.winning(problem, left).stream().findFirst();
    return cell.isPresent()
        ? winning(cell.get())
        : fallback(game.position(), "some move wins, but which was not decided within the limits");
  }

  private static Choice winning(Cell cell) {
    return new Choice(new Move.Stone(cell), cell + " wins");
  }

  private static Choice fallback(Position position, String reason) throws HtpError {
    Cell cell =
        ShortestPath.move(position).orElseThrow(() -> new HtpError("there is no empty cell"));
    return new Choice(
        new Move.Stone(cell), reason + "; " + cell + " lies on the shortest paths of both sides");
  }
}
