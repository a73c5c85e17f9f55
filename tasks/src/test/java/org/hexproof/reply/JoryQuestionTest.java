package org.hexproof.reply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableSet;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class JoryQuestionTest {
  private static final int ROUNDS = Integer.getInteger("hexproof.rounds", 1);
  private static final long SEED = Long.getLong("hexproof.seed", 1);

  /** Counts are of positions with Black to move, which White would win, and of Black's moves. */
  @ParameterizedTest
  @CsvSource({
    "1, 3, 3, 2952, 11191",
    "1, 3, 4, 59859, 274260",
    "1, 4, 3, 124982, 606498",
    "100, 4, 4, 8558406, 51392796"
  })
  void theAnswerIsYesOnAllPositions(int rounds, int rows, int cols, int positions, int moves) {
    assumeTrue(rounds <= ROUNDS);
    Grid grid = Grid.of(rows, cols);
    AllPositions all = new AllPositions(grid);
    JoryQuestion question = new JoryQuestion(grid, all);
    int asked = 0;
    int tried = 0;
    for (int number = 0; number < all.count(); number++) {
      long black = all.cells(number, 1);
      long white = all.cells(number, 2);
      if (question.isAbout(black, white)) {
        asked++;
        tried += grid.size() - Long.bitCount(black | white);
        assertThat(question.counterexample(black, white)).isEmpty();
      }
    }
    assertThat(asked).isEqualTo(positions);
    assertThat(tried).isEqualTo(moves);
  }

  @ParameterizedTest
  @CsvSource({"5, 20", "6, 5"})
  void theAnswerIsYesOnRandomPositions(int side, int positions) {
    Grid grid = Grid.of(side, side);
    Random random = new Random(SEED);
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      JoryQuestion question = new JoryQuestion(grid, solved(solver, new Board(side, side)));
      for (int asked = 0; asked < ROUNDS * positions; ) {
        long[] stones = random(grid, random);
        if (question.isAbout(stones[0], stones[1])) {
          asked++;
          assertThat(question.counterexample(stones[0], stones[1]))
              .as("black %s, white %s", stones[0], stones[1])
              .isEmpty();
        }
      }
    }
  }

  /** As many stones of both sides, or one white stone more. */
  private static long[] random(Grid grid, Random random) {
    int stones = grid.cols() + random.nextInt(grid.size() - 2 * grid.cols());
    long[] cells = {0, 0};
    for (int i = 1; i <= stones; ) {
      long cell = 1L << random.nextInt(grid.size());
      if (((cells[0] | cells[1]) & cell) == 0) {
        cells[i % 2] |= cell;
        i++;
      }
    }
    return cells;
  }

  private static Judge solved(HexSolver solver, Board board) {
    return (black, white) -> {
      Position position = Position.of(board, cells(board, black), cells(board, white));
      Answer.Decided decided =
          solver
              .solve(new Problem(position, Color.BLACK, Goal.TOP_TO_BOTTOM), Limits.DEFAULT)
              .decided()
              .orElseThrow();
      return decided.winner() == Color.WHITE;
    };
  }

  private static ImmutableSet<Cell> cells(Board board, long set) {
    return IntStream.range(0, board.size())
        .filter(i -> (set >> i & 1) != 0)
        .mapToObj(board::cell)
        .collect(ImmutableSet.toImmutableSet());
  }

  @Test
  void togetherAreTheCellsOfLeastSets() {
    Random random = new Random(SEED);
    for (int i = 0; i < 300 * ROUNDS; i++) {
      Grid grid = Grid.of(2 + random.nextInt(3), 2 + random.nextInt(2));
      long black = 0;
      long empty = 0;
      for (long cell = 1; cell <= grid.all(); cell <<= 1) {
        int kind = random.nextInt(5);
        black |= kind == 0 ? cell : 0;
        empty |= kind > 1 ? cell : 0;
      }
      for (int cell = 0; cell < grid.size(); cell++) {
        if ((empty >> cell & 1) != 0 && !grid.isJoined(black)) {
          assertThat(grid.together(cell, black, empty))
              .isEqualTo(naivelyTogether(grid, cell, black, empty));
        }
      }
    }
  }

  private static long naivelyTogether(Grid grid, int cell, long black, long empty) {
    long together = 0;
    for (long set = empty; set != 0; set = (set - 1) & empty) {
      long all = set;
      boolean isLeast =
          grid.isJoined(black | set)
              && IntStream.range(0, grid.size())
                  .mapToLong(i -> 1L << i)
                  .noneMatch(bit -> (all & bit) != 0 && grid.isJoined(black | (all & ~bit)));
      together |= isLeast && (set >> cell & 1) != 0 ? set : 0;
    }
    return together & ~(1L << cell);
  }
}
