package org.hexproof.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

final class OwnEstimatorTest {
  private static final int POSITIONS = 40 * Integer.getInteger("hexproof.rounds", 1);

  private final OwnEstimator estimator = new OwnEstimator();
  private final Random random = new Random(Long.getLong("hexproof.seed", 1));

  private static Color winner(HexSolver solver, Position position, Color toMove) {
    Problem problem = new Problem(position, toMove, Goal.TOP_TO_BOTTOM);
    return ((Answer.Decided) solver.solve(problem, Limits.DEFAULT)).winner();
  }

  @Test
  void onSmallBoardsTheFavoriteWins() {
    int right = 0;
    try (BruteForceSolver naive = new BruteForceSolver()) {
      for (int i = 0; i < POSITIONS; i++) {
        Position position = Position.empty(new Board(3 + random.nextInt(2), 3));
        for (Cell cell : position.board().cells()) {
          if (random.nextInt(4) == 0) {
            position = position.with(cell, color().stone());
          }
        }
        Color toMove = color();
        Color favorite =
            estimator.estimate(new Question(position, toMove)).orElseThrow().favorite();
        right += favorite == winner(naive, position, toMove) ? 1 : 0;
      }
    }
    assertThat(right).isGreaterThanOrEqualTo(POSITIONS * 39 / 40);
  }

  private Color color() {
    return random.nextBoolean() ? Color.BLACK : Color.WHITE;
  }

  @Test
  void whatIsSupposedOfProvedPositionsIsMostlyRightAndRarelyFarOff() throws IOException {
    List<ProvedPosition> all = ProvedPosition.all();
    CalibrationTable table = new CalibrationTable();
    for (int i = 0; i < POSITIONS; i++) {
      table.add(all.get(random.nextInt(all.size())));
    }
    assertThat(table.share()).isGreaterThan(0.7);
    assertThat(table.loss()).isLessThan(0.6);
  }

  @Test
  void whatIsSaidToBeProvedIs() throws IOException {
    List<ProvedPosition> all = ProvedPosition.all();
    assertThat(all).hasSizeGreaterThan(600);
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < POSITIONS / 4; i++) {
        ProvedPosition proved = all.get(random.nextInt(all.size()));
        assertThat(winner(solver, proved.position(), proved.toMove())).isEqualTo(proved.winner());
      }
    }
  }

  @Test
  void thePositionAloneMatters() {
    Position position = Position.empty(new Board(5, 5)).with(Cell.parse("b2"), Color.BLACK.stone());
    assertThat(new OwnEstimator().estimate(new Question(position, Color.WHITE)))
        .isEqualTo(estimator.estimate(new Question(position, Color.WHITE)));
  }

  @Test
  void largeBoardsGetFewerPlayouts() {
    assertThat(OwnEstimator.playouts(Position.empty(new Board(13, 13)))).isEqualTo(10_000);
    assertThat(OwnEstimator.playouts(Position.empty(new Board(40, 40)))).isEqualTo(1_056);
  }
}
