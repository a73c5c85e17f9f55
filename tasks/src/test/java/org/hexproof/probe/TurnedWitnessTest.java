package org.hexproof.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.GridSymmetry;
import org.hexproof.board.Position;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

/** Turned boards are the same games, whoever wins and whatever move is White's only one. */
final class TurnedWitnessTest {
  private static final int BOARDS = 150;
  private static final int MOST_EMPTY = 5;

  @Test
  void theWinningMovesAreWhereTheyWere() {
    Random random = new Random(42);
    try (HexSolver naive = new BruteForceSolver();
        HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      int winning = 0;
      for (int i = 0; i < BOARDS; i++) {
        Position position = position(random);
        for (GridSymmetry symmetry : GridSymmetry.ALL) {
          for (Cell move : position.empty()) {
            Witness drawn = new Witness(position, move, ImmutableSet.of(move));
            Witness turned = TurnedWitness.of(drawn, symmetry).orElseThrow();
            assertThat(turned.position().empty()).hasSameSizeAs(position.empty());
            assertThat(turned.region()).containsExactly(turned.move());
            boolean wins = wins(naive, drawn);
            assertThat(wins(solver, turned))
                .as("%s %s %s", position, symmetry, move)
                .isEqualTo(wins);
            winning += wins ? 1 : 0;
          }
        }
      }
      assertThat(winning).isGreaterThan(BOARDS);
    }
  }

  private static boolean wins(HexSolver solver, Witness witness) {
    return solver
        .winningMoves(witness.problem(), Limits.DEFAULT)
        .winning()
        .contains(witness.move());
  }

  private static Position position(Random random) {
    Board board = new Board(1 + random.nextInt(4), 1 + random.nextInt(4));
    Position position = Position.empty(board);
    int left = board.size();
    for (Cell cell : board.cells()) {
      boolean stone = left > MOST_EMPTY || random.nextInt(4) > 0;
      if (stone) {
        position = position.with(cell, random.nextBoolean() ? Content.BLACK : Content.WHITE);
      }
      left--;
    }
    int first = random.nextInt(board.size());
    return position.with(board.cell(first), Content.EMPTY);
  }
}
