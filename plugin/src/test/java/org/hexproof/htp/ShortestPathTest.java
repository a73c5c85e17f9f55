package org.hexproof.htp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.junit.jupiter.api.Test;

class ShortestPathTest {
  @Test
  void beginsInTheMiddle() {
    assertThat(ShortestPath.move(Position.empty(new Board(5, 5)))).contains(Cell.parse("c3"));
  }

  @Test
  void closesTheLastGap() {
    Position position =
        Position.of(
            new Board(3, 3),
            ImmutableList.of(Cell.parse("b1"), Cell.parse("b2")),
            ImmutableList.of(Cell.parse("c2"), Cell.parse("a3")));
    assertThat(ShortestPath.move(position)).contains(Cell.parse("b3"));
  }

  @Test
  void findsAnEmptyCellWhereThereIsOne() {
    Problems problems = new Problems(8);
    for (int i = 0; i < 500; i++) {
      Problem problem = problems.whole(7, 49);
      Position position = problem.position();
      assertThat(ShortestPath.move(position).isPresent()).isEqualTo(!position.empty().isEmpty());
      ShortestPath.move(position)
          .ifPresent(cell -> assertThat(position.at(cell)).isEqualTo(Content.EMPTY));
    }
  }
}
