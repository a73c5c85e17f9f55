package org.hexproof.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.region.WiderBoard;
import org.junit.jupiter.api.Test;

final class ProbedRegionTest {
  private static final Cell CELL = Cell.parse("c3");

  private static ProbedRegion region(Board board, ImmutableSet<Edge> edges) {
    Position stones =
        Position.of(board, ImmutableList.of(Cell.parse("d2")), ImmutableList.of(Cell.parse("b2")));
    return new ProbedRegion(new WiderBoard(stones, 1, 1), stones, ImmutableList.of(CELL), edges);
  }

  @Test
  void roomIsAddedWhereNoEdgeIsDrawn() {
    ProbedRegion region = region(new Board(5, 4), ImmutableSet.of(Edge.BOTTOM));
    ProbedRegion wider = region.wider();
    assertThat(wider.stones().board()).isEqualTo(new Board(7, 5));
    Cell place = wider.place(region, CELL);
    assertThat(wider.cells()).containsExactly(place);
    assertThat(wider.name(place)).isEqualTo(region.name(CELL));
    assertThat(wider.stones().black()).containsExactly(wider.place(region, Cell.parse("d2")));
    assertThat(region.place(wider, place)).isEqualTo(CELL);
  }

  @Test
  void theLargestBoardHasNoRoom() {
    ProbedRegion region = region(new Board(Board.MAX_SIDE - 1, 6), ImmutableSet.of());
    assertThat(region.wider()).isEqualTo(region);
  }
}
