package org.hexproof.induction;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.ladder.Escape;
import org.hexproof.ladder.Ladder;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.StubSolver;
import org.hexproof.solving.Watch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EscapeTaskTest {
  private static final int SHAPES = 20 * Integer.getInteger("hexproof.rounds", 1);
  private static final int MOST_CELLS = 14;

  /** A ladder drawn beside a shape, by the definition, and played out. */
  private static Optional<Boolean> playedOut(Escape escape, Ladder ladder, int distance) {
    int rows = escape.board().rows();
    int left = 12;
    NaiveLadder game = new NaiveLadder(new Board(left + escape.board().cols(), rows));
    long black = 0;
    long free = 0;
    for (Cell cell : escape.stones()) {
      black |= game.bit(left + cell.col(), cell.row());
    }
    for (Cell cell : escape.free()) {
      free |= game.bit(left + cell.col(), cell.row());
    }
    int[] first = new int[rows];
    for (int row = 0; row < rows; row++) {
      while (((black | free) & game.bit(left + first[row], row)) == 0) {
        first[row]++;
      }
    }
    int top = rows - ladder.height();
    int headRow = rows - ladder.row();
    int head = left + first[headRow] - 1 - distance;
    for (int row = top; row < rows; row++) {
      int from = row <= headRow ? head + 1 : head - (row - headRow - 1);
      for (int col = from; col < left + first[row]; col++) {
        free |= game.bit(col, row);
      }
    }
    return Long.bitCount(free) > MOST_CELLS
        ? Optional.empty()
        : Optional.of(
            game.toEdge(game.bit(head, headRow), black | game.bit(head, headRow), free, true));
  }

  private static Escape random(int rows, Ladder ladder, int from, Random random) {
    Board board = new Board(2 + random.nextInt(2), rows);
    ImmutableSet.Builder<Cell> stones = ImmutableSet.builder();
    ImmutableSet.Builder<Cell> free = ImmutableSet.builder();
    for (Cell cell : board.cells()) {
      int sort = cell.col() == 0 ? random.nextInt(2) : random.nextInt(4);
      if (sort == 0) {
        stones.add(cell);
      } else if (sort == 1) {
        free.add(cell);
      }
    }
    return new Escape(
        "random",
        board,
        stones.build(),
        free.build(),
        ImmutableList.of(new Escape.Claim(ladder, from)));
  }

  @ParameterizedTest
  @CsvSource({"2, 2, 2", "2, 2, 3", "2, 3, 3", "3, 3, 3"})
  void randomShapesAreWhatTheGameSays(int row, int height, int rows) throws IOException {
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    Ladder ladder = new Ladder(row, height);
    int held = 0;
    int failed = 0;
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < SHAPES; i++) {
        Escape escape = random(rows, ladder, random.nextInt(2), random);
        RowFinding found = found(escape, solver);
        boolean holds = found.holds().orElseThrow();
        for (int distance = found.claim().from(); distance < 7; distance++) {
          Optional<Boolean> won = playedOut(escape, ladder, distance);
          if (holds) {
            assertThat(won).as("%s at %s", escape, distance).isNotEqualTo(Optional.of(false));
          } else if (found.refuted().equals(Optional.of(distance))) {
            assertThat(won).as("%s at %s", escape, distance).isNotEqualTo(Optional.of(true));
          }
        }
        held += holds ? 1 : 0;
        failed += holds ? 0 : 1;
      }
    }
    assertThat(held).isPositive();
    assertThat(failed).isPositive();
  }

  @Test
  void aSolverThatFailsInTheSearchForAStepIsNamed() throws IOException {
    Escape escape = random(2, new Ladder(2, 2), 0, new Random(1));
    Answer failed = new Answer.Failed("out of order", /* asked= */ true, Duration.ZERO);
    int bases = Window.of(new Ladder(2, 2)).width();
    AtomicInteger asked = new AtomicInteger();
    HexSolver solver =
        new StubSolver(
            "stub",
            problem -> asked.incrementAndGet() <= bases ? StubSolver.decided(Color.BLACK) : failed);
    RowFinding found = found(escape, solver);
    assertThat(asked).hasValue(bases + 1);
    assertThat(found.failed()).isTrue();
    assertThat(found.holds()).isEmpty();
    assertThat(found.trouble()).contains("the solver failed: out of order");
  }

  private static RowFinding found(Escape escape, HexSolver solver) throws IOException {
    return new EscapeTask(ImmutableList.of(escape), Optional.empty(), Limits.DEFAULT)
        .run(Watch.until(() -> false), solver)
        .get(0)
        .rows()
        .get(0);
  }
}
