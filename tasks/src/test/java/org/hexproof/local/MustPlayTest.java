package org.hexproof.local;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.WholeBoard;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

final class MustPlayTest {
  private static final int ROUNDS = Integer.getInteger("hexproof.rounds", 1);

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));

  private static ImmutableSet<Cell> winning(Position position, Color toMove, Judge judge) {
    return position.empty().stream()
        .filter(
            cell -> judge.winner(position.with(cell, toMove.stone()), toMove.opposite()) == toMove)
        .collect(toImmutableSet());
  }

  @Test
  void whoDecidesAllFindsTheWinningMovesWhereThereIsAThreat() {
    Judge judge = new Judge(new BruteForceSolver(), Limits.DEFAULT);
    MustPlay mustPlay = new MustPlay(judge.solver(), judge.limits());
    int threats = 0;
    for (int i = 0; i < 60 * ROUNDS; i++) {
      Position position = Judge.crowded(random);
      Color toMove = random.nextBoolean() ? Color.BLACK : Color.WHITE;
      if (WholeBoard.winner(position).isEmpty()) {
        boolean isThreat = judge.winner(position, toMove.opposite()) != toMove;
        assertThat(mustPlay.answers(position, toMove))
            .as("%s %s", toMove, position)
            .isEqualTo(isThreat ? Optional.of(winning(position, toMove, judge)) : Optional.empty());
        threats += isThreat ? 1 : 0;
      }
    }
    assertThat(threats).isPositive();
  }

  @Test
  void whoGivesUpSoonLeavesOutNoWinningMove() {
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      Judge judge = new Judge(solver, Limits.DEFAULT);
      MustPlay mustPlay = new MustPlay(solver, Limits.DEFAULT.withWork(1));
      int narrow = 0;
      for (int i = 0; i < 20 * ROUNDS; i++) {
        Position position = scattered(new Board(6, 6), 8);
        Color toMove = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        Optional<ImmutableSet<Cell>> answers = mustPlay.answers(position, toMove);
        if (answers.isPresent()) {
          ImmutableSet<Cell> winning = winning(position, toMove, judge);
          assertThat(answers.get()).as("%s %s", toMove, position).containsAll(winning);
          narrow += answers.get().size() < position.empty().size() ? 1 : 0;
        }
      }
      assertThat(narrow).isPositive();
    }
  }

  private Position scattered(Board board, int stones) {
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    return Position.of(board, cells.subList(0, stones / 2), cells.subList(stones / 2, stones));
  }
}
