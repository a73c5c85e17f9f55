package org.hexproof.solver;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.junit.jupiter.api.Test;

class ProblemTest {
  @Test
  void refusesAGoalThatLeavesTheBoard() {
    Goal goal = Goal.join(ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Cell.parse("d2"))));
    assertThatThrownBy(() -> new Problem(Position.empty(new Board(3, 3)), Color.BLACK, goal))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("d2")
        .hasMessageContaining("3 x 3");
  }
}
