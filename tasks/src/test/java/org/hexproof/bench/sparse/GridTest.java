package org.hexproof.bench.sparse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.solver.WholeBoard;
import org.junit.jupiter.api.Test;

final class GridTest {
  @Test
  void fullBoardsAreWonByWhoCrosses() {
    Random random = new Random(5);
    for (int i = 0; i < 500; i++) {
      Grid grid = new Grid(1 + random.nextInt(7));
      boolean[] isBlack = new boolean[grid.size()];
      List<Cell> black = new ArrayList<>();
      List<Cell> white = new ArrayList<>();
      for (int cell = 0; cell < isBlack.length; cell++) {
        isBlack[cell] = random.nextBoolean();
        (isBlack[cell] ? black : white).add(grid.board().cell(cell));
      }
      Position position = Position.of(grid.board(), black, white);
      assertThat(WholeBoard.winner(position))
          .isEqualTo(Optional.of(grid.crosses(isBlack) ? Color.BLACK : Color.WHITE));
    }
  }
}
