package org.hexproof.solving;

import java.time.Duration;
import org.hexproof.board.Board;
import org.hexproof.board.Goal;
import org.hexproof.solver.Answer;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/** A solver that knows the game on whole boards of at most so many rows and columns. */
public final class WholeBoardsOnly extends ForwardingSolver<HexSolver> {
  private final int mostSide;

  public WholeBoardsOnly(HexSolver solver, int mostSide) {
    super(solver);
    this.mostSide = mostSide;
  }

  @Override
  public boolean supports(Problem problem) {
    Board board = problem.position().board();
    return problem.goal().equals(Goal.TOP_TO_BOTTOM)
        && Math.max(board.cols(), board.rows()) <= mostSide;
  }

  @Override
  public int mostSide() {
    return mostSide;
  }

  @Override
  public void begin(Problem problem, Limits limits) {}

  @Override
  public Answer solve(Problem problem, Limits limits) {
    return supports(problem)
        ? super.solve(problem, limits)
        : new Answer.Failed("whole boards only", false, Duration.ZERO);
  }
}
