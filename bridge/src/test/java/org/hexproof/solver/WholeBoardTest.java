package org.hexproof.solver;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Terminal;
import org.junit.jupiter.api.Test;

class WholeBoardTest {
  @Test
  void theGameIsOverWhenTheWinnerIsTheSameWithAllEmptyCellsOfEitherColor() {
    Reference reference = Reference.bruteForce();
    Problems.boards(3)
        .filter(board -> board.size() <= 6)
        .flatMap(Problems::all)
        .forEach(
            problem -> {
              Problem black = problem;
              Problem white = problem;
              for (Cell cell : problem.position().empty()) {
                black = filled(black, cell, Color.BLACK);
                white = filled(white, cell, Color.WHITE);
              }
              Color best = reference.winner(black);
              Color worst = reference.winner(white);
              assertThat(WholeBoard.winner(problem.position()))
                  .as("%s", problem)
                  .isEqualTo(best == worst ? Optional.of(best) : Optional.empty());
            });
  }

  private static Problem filled(Problem problem, Cell cell, Color color) {
    return new Problem(
        problem.position().with(cell, color.stone()), problem.toMove(), problem.goal());
  }

  @Test
  void knowsItsGoalHoweverItIsWritten() {
    Terminal top = Terminal.of(Edge.TOP);
    Terminal bottom = Terminal.of(Edge.BOTTOM);
    assertThat(WholeBoard.isGoal(Goal.TOP_TO_BOTTOM)).isTrue();
    assertThat(WholeBoard.isGoal(Goal.join(ImmutableList.of(bottom, top)))).isTrue();
    assertThat(WholeBoard.isGoal(Goal.join(ImmutableList.of(top, Terminal.of(Edge.LEFT)))))
        .isFalse();
    assertThat(WholeBoard.isGoal(Goal.join(ImmutableList.of(top, top)))).isFalse();
    assertThat(WholeBoard.isGoal(Goal.join(ImmutableList.of(top, bottom, bottom)))).isFalse();
    assertThat(
            WholeBoard.isGoal(
                Goal.join(ImmutableList.of(top, Terminal.of(new Board(1, 1).cell(0))))))
        .isFalse();
  }
}
