package org.hexproof.embed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hex in larger boards. */
final class EmbeddingTest {
  /** Those that a board has room for, up to this many cells. */
  private static final int MOST_CELLS = 36;

  private static final ImmutableList<Content> CONTENTS = ImmutableList.copyOf(Content.values());

  private static boolean fits(Board small, int times) {
    try {
      return Embedding.board(small, times).size() > 0;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5})
  void isTheSameShannonGame(int times) {
    int boards = 0;
    for (int cols = 1; cols <= 14; cols++) {
      for (int rows = 1; rows <= 14; rows++) {
        Board small = new Board(cols, rows);
        if (fits(small, times) && small.size() <= MOST_CELLS) {
          Embedding embedding = Embedding.of(Position.empty(small), times);
          assertThat(embedding.cells()).hasSize(small.size());
          assertThat(JoinedCells.of(embedding.position(), embedding.cells()))
              .as("%s, %s times", small, times)
              .isEqualTo(JoinedCells.of(Position.empty(small)));
          boards++;
        }
      }
    }
    assertThat(boards).isGreaterThan(2);
  }

  @ParameterizedTest
  @CsvSource({"14, 1", "13, 2", "5, 3", "4, 4", "2, 5"})
  void theLargestBoardsThatFitAreTheSameShannonGame(int side, int times) {
    Position small = Position.empty(new Board(side, side));
    Embedding embedding = Embedding.of(small, times);
    assertThat(JoinedCells.of(embedding.position(), embedding.cells()))
        .isEqualTo(JoinedCells.of(small));
    assertThat(fits(new Board(side + 1, side + 1), times)).isFalse();
    assertThatThrownBy(() -> Embedding.of(Position.empty(new Board(side + 1, side + 1)), times))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at most 40");
  }

  @Test
  void stonesOfTheSmallBoardMeanTheSame() {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      Position small = random(new Board(1 + random.nextInt(4), 1 + random.nextInt(4)), random);
      int times = random.nextInt(5);
      Embedding embedding = Embedding.of(small, times);
      assertThat(embedding.cells().keySet()).isEqualTo(small.empty());
      assertThat(JoinedCells.of(embedding.position(), embedding.cells()))
          .as("%s, %s times", small, times)
          .isEqualTo(JoinedCells.of(small));
    }
  }

  private static Position random(Board board, Random random) {
    Position position = Position.empty(board);
    for (Cell cell : board.cells()) {
      position = position.with(cell, CONTENTS.get(random.nextInt(CONTENTS.size())));
    }
    return position;
  }

  @Test
  void keepsCellsApart() {
    for (int times = 1; times <= 4; times++) {
      Position position = Embedding.of(Position.empty(new Board(4, 4)), times).position();
      ImmutableSet<Cell> empty = position.empty();
      for (Cell cell : empty) {
        assertThat(position.board().neighbors(cell)).doesNotContainAnyElementsOf(empty);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"4, 1, 10, 8", "4, 2, 11, 11", "4, 3, 31, 22", "4, 4, 32, 32", "11, 1, 31, 22"})
  void sizes(int side, int times, int cols, int rows) {
    assertThat(Embedding.of(Position.empty(new Board(side, side)), times).position().board())
        .isEqualTo(new Board(cols, rows));
  }

  @Test
  void withoutAnyTimesNothingChanges() {
    Position small = Position.of(new Board(3, 2), List.of(new Cell(0, 0)), List.of());
    Embedding embedding = Embedding.of(small, 0);
    assertThat(embedding.position()).isEqualTo(small);
    assertThat(embedding.cells().keySet().asList()).isEqualTo(embedding.cells().values().asList());
  }

  @Test
  void tellsHowOftenItIsDone() {
    Position small = Position.empty(new Board(1, 1));
    assertThatThrownBy(() -> Embedding.of(small, 6))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("0 to 5 times");
  }
}
