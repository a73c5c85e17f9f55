package org.hexproof.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.WholeBoard;
import org.junit.jupiter.api.Test;

final class OwnPlayerTest {
  private static final int GAMES = 12 * Integer.getInteger("hexproof.rounds", 1);

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));

  private static Cell atOnce(Position position, Color toMove) {
    return OwnPlayer.choose(new Question(position, toMove), () -> false).move().orElseThrow();
  }

  private Cell anyOf(Position position) {
    return position.empty().asList().get(random.nextInt(position.empty().size()));
  }

  @Test
  void beatsWhoPlaysAnywhereThoughItHasNoTime() {
    for (int i = 0; i < GAMES; i++) {
      Color own = i % 2 == 0 ? Color.BLACK : Color.WHITE;
      int side = 5 + random.nextInt(5);
      Position position = Position.empty(new Board(side, side));
      Color toMove = Color.BLACK;
      while (WholeBoard.winner(position).isEmpty()) {
        Cell move = toMove == own ? atOnce(position, toMove) : anyOf(position);
        position = position.with(move, toMove.stone());
        toMove = toMove.opposite();
      }
      assertThat(WholeBoard.winner(position)).as("%s", position).contains(own);
    }
  }

  @Test
  void onSmallBoardsItMostlyWinsWhatIsWon() {
    int won = 0;
    int kept = 0;
    try (BruteForceSolver naive = new BruteForceSolver()) {
      while (won < 4 * GAMES) {
        Position position = Position.empty(new Board(3, 3 + random.nextInt(2)));
        for (int stones = random.nextInt(5); stones > 0; stones--) {
          Color color = random.nextBoolean() ? Color.BLACK : Color.WHITE;
          position = position.with(anyOf(position), color.stone());
        }
        Color toMove = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        HexSolver.Moves moves =
            naive.winningMoves(new Problem(position, toMove, Goal.TOP_TO_BOTTOM), Limits.DEFAULT);
        if (WholeBoard.winner(position).isEmpty() && !moves.winning().isEmpty()) {
          won++;
          kept += moves.winning().contains(atOnce(position, toMove)) ? 1 : 0;
        }
      }
    }
    assertThat(kept).isGreaterThanOrEqualTo(won * 9 / 10);
  }

  @Test
  void choosesAmongWhatItIsGiven() {
    Position position = Position.empty(new Board(5, 5));
    for (int i = 0; i < GAMES; i++) {
      ImmutableSet<Cell> among = ImmutableSet.copyOf(List.of(anyOf(position), anyOf(position)));
      Estimate estimate = OwnPlayer.choose(new Question(position, Color.BLACK, among), () -> false);
      assertThat(among).contains(estimate.move().orElseThrow());
    }
  }

  @Test
  void goesOnAsLongAsItMay() {
    Position position = Position.empty(new Board(5, 5));
    AtomicInteger asked = new AtomicInteger();
    Estimate estimate =
        OwnPlayer.choose(new Question(position, Color.BLACK), () -> asked.incrementAndGet() <= 700);
    assertThat(asked).hasValue(701);
    assertThat(estimate.source()).isEqualTo("own, 1000 playouts");
    assertThat(OwnPlayer.choose(new Question(position, Color.BLACK), () -> true).source())
        .isEqualTo("own, 100000 playouts");
  }
}
