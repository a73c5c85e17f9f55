package org.hexproof.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.junit.jupiter.api.Test;

/** The oracle of the other solver tests, compared with the definition itself. */
class BruteForceSolverTest extends HexSolverContract {
  @Override
  protected HexSolver newSolver() {
    return new BruteForceSolver();
  }

  @Override
  protected Reference reference() {
    return new PlainMinimax();
  }

  @Override
  protected Stream<Board> smallBoards() {
    return Problems.boards(3).filter(board -> board.size() <= 4);
  }

  @Override
  protected Stream<Problem> wholeBoards() {
    Problems problems = new Problems(1);
    return Stream.generate(() -> problems.whole(5, 4)).limit(300);
  }

  @Override
  protected Stream<Problem> composedGoals() {
    Problems problems = new Problems(2);
    return Stream.generate(() -> problems.composed(4, 4)).limit(500);
  }

  @Override
  protected Problem hard() {
    return new Problem(Position.empty(new Board(5, 6)), Color.BLACK, Goal.TOP_TO_BOTTOM);
  }

  @Test
  void blackAndWhiteShareTheFullBoardsOfASquare() {
    long black =
        Problems.all(new Board(3, 3))
            .filter(problem -> problem.position().empty().isEmpty())
            .filter(problem -> Reference.bruteForce().winner(problem) == Color.BLACK)
            .count();
    assertThat(black).isEqualTo(2 * (1 << 9) / 2);
  }
}
