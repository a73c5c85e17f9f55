package org.hexproof.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.region.ClosedRegion;
import org.junit.jupiter.api.Test;

/** What is told of a move that stays open. */
final class PartialContextTest {
  private static final Cell MOVE = Cell.parse("b3");

  /** Two cells at the bottom under a stone, and one beside that stays empty. */
  private static final ClosedRegion RING =
      new ClosedRegion(
          Position.of(
              new Board(5, 3),
              ImmutableList.of(Cell.parse("c2"), Cell.parse("e2")),
              ImmutableList.of(Cell.parse("d2"), Cell.parse("a3"), Cell.parse("e3"))),
          ImmutableSet.of(MOVE, Cell.parse("c3"), Cell.parse("d3")),
          ImmutableList.of(
              Terminal.of(Edge.BOTTOM),
              Terminal.of(Cell.parse("c2")),
              Terminal.of(Cell.parse("e2"))));

  private static final PartialContext PARTIAL =
      PartialContext.of(RING, MOVE, ImmutableSet.of(Edge.BOTTOM));

  @Test
  void theMoveIsMarked() {
    assertThat(PARTIAL.groups()).isEqualTo(3);
    assertThat(PARTIAL.picture()).containsExactly("   X O X", "O * . . O", " ---------");
  }
}
