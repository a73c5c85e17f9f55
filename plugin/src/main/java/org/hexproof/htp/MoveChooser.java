package org.hexproof.htp;

import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Naming;
import org.hexproof.estimate.Estimate;
import org.hexproof.estimate.OwnPlayer;
import org.hexproof.estimate.Question;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Problem;

/**
 * Picks a move: one that wins, where the solver finds one in half of the time, and else, of those
 * that the other side's threats leave, the one that promises most in playouts.
 */
record MoveChooser(SolverCommands solver, Inbox inbox) {
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
    long end = System.nanoTime() + time.toNanos();
    Problem problem = new Problem(game.position(), color, Goal.TOP_TO_BOTTOM);
    Answer answer = solver.answer(problem, half(time));
    if (!(answer instanceof Answer.Decided decided)) {
      return answering(problem, maySwap, end);
    }
    if (decided.winner() != color) {
      return lost(problem, maySwap, end);
    }
    if (!decided.line().isEmpty()) {
      return winning(decided.line().get(0));
    }
    Duration left = left(end);
    Optional<Cell> cell =
        left.isZero() ? Optional.empty() : solver.winning(problem, left).stream().findFirst();
    return cell.isPresent()
        ? winning(cell.get())
        : promising(
            problem,
            problem.position().empty(),
            false,
            end,
            "some move wins, but which was not decided within the limits");
  }

  private static Duration half(Duration time) {
    return Duration.ofNanos(Math.max(1, time.toNanos() / 2));
  }

  private static Duration left(long end) {
    return Duration.ofNanos(Math.max(0, end - System.nanoTime()));
  }

  private Choice lost(Problem problem, boolean maySwap, long end) throws HtpError {
    return maySwap
        ? new Choice(new Move.SwapPieces(), "the other side's move wins, so it is taken over")
        : promising(problem, problem.position().empty(), false, end, "every move loses");
  }

  /** A move that may win where that is not decided. */
  private Choice answering(Problem problem, boolean maySwap, long end) throws HtpError {
    ImmutableSet<Cell> all = problem.position().empty();
    ImmutableSet<Cell> answers = solver.mustPlay(problem, half(left(end))).orElse(all);
    if (answers.isEmpty()) {
      return lost(problem, maySwap, end);
    }
    int losing = all.size() - answers.size();
    String but = losing == 0 ? "" : ", but " + losing + " moves of " + all.size() + " lose";
    return promising(problem, answers, maySwap, end, "not decided within the limits" + but);
  }

  private static Choice winning(Cell cell) {
    return new Choice(new Move.Stone(cell), cell + " wins");
  }

  /** By playouts; it swaps where these say that the other side's move is good. */
  private Choice promising(
      Problem problem, ImmutableSet<Cell> among, boolean maySwap, long end, String reason)
      throws HtpError {
    if (among.isEmpty()) {
      throw new HtpError("there is no empty cell");
    }
    Color color = problem.toMove();
    AtomicBoolean stopped = new AtomicBoolean();
    Estimate estimate =
        inbox.ask(
            () -> stopped.set(true),
            () ->
                OwnPlayer.choose(
                    new Question(problem.position(), color, among),
                    () -> !stopped.get() && System.nanoTime() - end < 0));
    inbox.checkWanted();
    String words = estimate.words(Naming.BLACK_AND_WHITE);
    Cell move = estimate.move().orElseThrow();
    return maySwap && estimate.favorite() != color
        ? new Choice(new Move.SwapPieces(), reason + "; swapped by an " + words)
        : new Choice(new Move.Stone(move), reason + "; " + move + " by an " + words);
  }
}
