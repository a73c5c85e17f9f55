package org.hexproof.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hexproof.region.Cells.cells;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.junit.jupiter.api.Test;

/** How stones close a region. */
final class RingColoringsTest {
  /** III-1-b at the bottom: the cell under the middle is not of the template. */
  private static final Position OVER_A_HOLE =
      Position.of(new Board(11, 7), cells("g5"), ImmutableList.of());

  private static final ImmutableSet<Cell> AROUND_A_HOLE =
      ImmutableSet.copyOf(cells("f5 h5 e6 f6 g6 h6 d7 e7 g7 h7"));

  private static final Cell HOLE = Cell.parse("f7");

  private static RingColorings aroundAHole() {
    return RingColorings.of(OVER_A_HOLE, AROUND_A_HOLE, Optional.of(Edge.BOTTOM));
  }

  @Test
  void aHoleIsColoredToo() {
    RingColorings colorings = aroundAHole();
    assertThat(colorings.unknown()).contains(HOLE);
    assertThat(colorings.ring()).endsWith(HOLE);
    int black = 1 << colorings.unknown().indexOf(HOLE);
    for (int coloring = 0; coloring < colorings.size(); coloring++) {
      for (ClosedRegion region : colorings.closed(coloring, 0).stream().toList()) {
        assertThat(region.cells()).isEqualTo(AROUND_A_HOLE);
        assertThat(region.stones().at(HOLE))
            .isEqualTo((coloring & black) != 0 ? Content.BLACK : Content.WHITE);
        // A black stone there is joined to the edge.
        assertThat(region.terminals().get(0).edges()).containsExactly(Edge.BOTTOM);
        assertThat(region.terminals().get(0).cells().contains(HOLE))
            .isEqualTo((coloring & black) != 0);
      }
    }
  }

  @Test
  void aStoneInAHoleLeavesNothingToColor() {
    for (Content stone : ImmutableList.of(Content.BLACK, Content.WHITE)) {
      RingColorings colorings =
          RingColorings.of(OVER_A_HOLE.with(HOLE, stone), AROUND_A_HOLE, Optional.of(Edge.BOTTOM));
      assertThat(colorings.ring()).isEqualTo(withoutHole(aroundAHole().ring()));
      assertThat(colorings.unknown()).isEqualTo(withoutHole(aroundAHole().unknown()));
    }
  }

  private static ImmutableList<Cell> withoutHole(ImmutableList<Cell> cells) {
    return cells.stream()
        .filter(cell -> !cell.equals(HOLE))
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void aCellAroundCanBeLeftEmpty() {
    RingColorings colorings = aroundAHole();
    for (Cell cell : colorings.ring()) {
      RingColorings wider = colorings.leavingEmpty(cell).orElseThrow();
      assertThat(wider.unknown()).doesNotContain(cell);
      assertThat(wider.ring()).doesNotContain(cell).containsAll(beside(cell, colorings));
      assertThat(closed(wider)).isNotEmpty();
      ClosedRegion region = closed(wider).get(0);
      assertThat(region.cells())
          .hasSize(AROUND_A_HOLE.size() + 1)
          .contains(cell)
          .containsAll(AROUND_A_HOLE);
    }
  }

  private static List<Cell> beside(Cell cell, RingColorings colorings) {
    return colorings.ring().stream()
        .filter(other -> OVER_A_HOLE.board().neighbors(cell).contains(other))
        .toList();
  }

  private static ImmutableList<ClosedRegion> closed(RingColorings colorings) {
    return IntStream.range(0, colorings.size())
        .mapToObj(coloring -> colorings.closed(coloring, 0))
        .flatMap(Optional::stream)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void partsAreNotWalkedAround() {
    assertThatThrownBy(
            () ->
                RingColorings.of(
                    Position.empty(new Board(8, 6)),
                    ImmutableSet.copyOf(cells("c3 f4")),
                    Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("several parts");
  }

  /**
   * Every cell beside a closed region has a stone, and if black and outside, it is a terminal's.
   */
  @Test
  void randomRegionsAreClosed() {
    Random random = new Random(3);
    Board board = new Board(8, 7);
    int closed = 0;
    int holes = 0;
    for (int i = 0; i < 1500; i++) {
      boolean atEdge = random.nextBoolean();
      Set<Cell> cells = new TreeSet<>();
      Set<Cell> black = new TreeSet<>();
      Cell last = Cell.parse(atEdge ? "d7" : "d4");
      for (int step = 0; step < 14; step++) {
        (random.nextInt(6) == 0 ? black : cells).add(last);
        List<Cell> next =
            board.neighbors(last).stream()
                .filter(cell -> cell.col() > 1 && cell.col() < 6 && cell.row() > 1)
                .filter(cell -> cell.row() < (atEdge ? 7 : 5))
                .toList();
        last = next.get(random.nextInt(next.size()));
      }
      black.removeAll(cells);
      Position position = Position.of(board, black, ImmutableList.of());
      Optional<Edge> edge = atEdge ? Optional.of(Edge.BOTTOM) : Optional.empty();
      RingColorings colorings;
      try {
        colorings = RingColorings.of(position, ImmutableSet.copyOf(cells), edge);
      } catch (IllegalArgumentException refused) {
        continue;
      }
      holes += colorings.holes().isEmpty() ? 0 : 1;
      Optional<ClosedRegion> region = colorings.closed(random.nextInt(colorings.size()), 0);
      if (region.isPresent()) {
        checkClosed(region.get(), position, edge);
        closed++;
      }
    }
    assertThat(closed).isGreaterThan(200);
    assertThat(holes).isGreaterThan(20);
  }

  private static void checkClosed(ClosedRegion region, Position before, Optional<Edge> edge) {
    Board board = region.stones().board();
    for (Cell cell : region.cells()) {
      for (Cell next : board.neighbors(cell)) {
        assertThat(region.cells().contains(next))
            .isNotEqualTo(region.stones().at(next) != Content.EMPTY);
      }
    }
    Set<Cell> terminals =
        region.terminals().stream()
            .map(Terminal::cells)
            .flatMap(Set::stream)
            .collect(Collectors.toSet());
    Set<Cell> disc = new TreeSet<>(region.cells());
    disc.addAll(before.black());
    Set<Cell> outside = outside(board, edge, disc);
    for (Cell stone : region.stones().black()) {
      boolean isMet = board.neighbors(stone).stream().anyMatch(region.cells()::contains);
      boolean isOutside = outside.contains(stone);
      if (isMet && isOutside && before.at(stone) == Content.EMPTY) {
        assertThat(terminals).as("%s", region).contains(stone);
      }
    }
  }

  /** What is joined to the rim by cells that are neither of the region nor its stones. */
  private static Set<Cell> outside(Board board, Optional<Edge> edge, Set<Cell> disc) {
    List<Cell> open = new ArrayList<>();
    for (Cell cell : board.cells()) {
      boolean isAtRim =
          ImmutableList.copyOf(Edge.values()).stream()
              .anyMatch(rim -> !edge.equals(Optional.of(rim)) && board.touches(cell, rim));
      if (isAtRim && !disc.contains(cell)) {
        open.add(cell);
      }
    }
    Set<Cell> seen = new TreeSet<>(open);
    for (int i = 0; i < open.size(); i++) {
      for (Cell next : board.neighbors(open.get(i))) {
        if (!disc.contains(next) && seen.add(next)) {
          open.add(next);
        }
      }
    }
    return seen;
  }
}
