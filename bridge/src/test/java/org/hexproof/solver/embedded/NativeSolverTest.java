package org.hexproof.solver.embedded;

import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.HexSolverContract;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;

class NativeSolverTest extends HexSolverContract {
  @Override
  protected HexSolver newSolver() {
    return EmbeddedLibrary.load().newSolver();
  }

  @Override
  protected Stream<Board> smallBoards() {
    return Problems.boards(3);
  }

  @Override
  protected Stream<Problem> wholeBoards() {
    Problems problems = new Problems(3);
    return Stream.generate(() -> problems.whole(5, 13)).limit(12_000);
  }

  @Override
  protected Stream<Problem> composedGoals() {
    Problems problems = new Problems(4);
    return Stream.generate(() -> problems.composed(5, 12)).limit(8_000);
  }

  @Override
  protected Problem hard() {
    return new Problem(Position.empty(new Board(14, 14)), Color.BLACK, Goal.TOP_TO_BOTTOM);
  }
}
