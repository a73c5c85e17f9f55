package org.hexproof.region;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.SubsetPoset;
import org.junit.jupiter.api.Test;

/** What lies around a region tells its outcomes apart. */
final class RegionSurroundingsTest {
  private static final ImmutableSet<Edge> BLACK = ImmutableSet.of(Edge.TOP, Edge.BOTTOM);

  /** On whole boards, with every filling of the rest. */
  @Test
  void whatIsAtLeastAsGoodWinsAtLeastAsOften() {
    Random random = new Random(61);
    int rings = 0;
    for (int i = 0; i < 300; i++) {
      Board board = new Board(2 + random.nextInt(3), 2 + random.nextInt(3));
      List<Cell> cells = new ArrayList<>();
      List<Cell> rest = new ArrayList<>();
      Set<Cell> black = new HashSet<>();
      Set<Cell> white = new HashSet<>();
      for (Cell cell : board.cells()) {
        switch (random.nextInt(6)) {
          case 0 -> black.add(cell);
          case 1 -> white.add(cell);
          case 2, 3 -> rest.add(cell);
          default -> cells.add(cell);
        }
      }
      if (cells.isEmpty() || cells.size() > 6 || rest.size() > 7) {
        continue;
      }
      Position position =
          Position.of(board, ImmutableSet.copyOf(black), ImmutableSet.copyOf(white));
      Region region = Region.open(position, ImmutableSet.copyOf(cells), BLACK);
      rings += region.ring().isPresent() ? 1 : 0;
      Coloring game = Outcomes.found(region);
      List<BitSet> won = new ArrayList<>();
      for (int filling = 0; filling < 1 << cells.size(); filling++) {
        BitSet wins = new BitSet();
        for (int around = 0; around < 1 << rest.size(); around++) {
          wins.set(
              around,
              FilledBoard.topIsJoinedToBottom(
                  FilledBoard.of(FilledBoard.of(position, cells, filling), rest, around)));
        }
        won.add(wins);
      }
      for (int one = 0; one < won.size(); one++) {
        for (int other = 0; other < won.size(); other++) {
          if (game.poset().leq(game.outcomes().get(one), game.outcomes().get(other))) {
            BitSet more = (BitSet) won.get(one).clone();
            more.andNot(won.get(other));
            assertThat(more.isEmpty()).as("%s %s: %s <= %s", position, cells, one, other).isTrue();
          }
        }
      }
    }
    assertThat(rings).isGreaterThan(30);
  }

  /** Once b1 and a3 have joined top and bottom, the rest is of no use to anyone. */
  @Test
  void aGameThatIsOverHasOneOutcome() {
    Position position =
        Position.of(
            new Board(3, 3),
            ImmutableSet.of(Cell.parse("a2"), Cell.parse("b3")),
            ImmutableSet.of(Cell.parse("c3")));
    ImmutableSet<Cell> cells =
        ImmutableSet.of(Cell.parse("b1"), Cell.parse("c2"), Cell.parse("a3"));
    Coloring game = Outcomes.found(Region.open(position, cells, BLACK));
    // In reading order: b1, c2, a3.
    int over = game.poset().top();
    assertThat(game.outcomes().get(0b101)).isEqualTo(over);
    assertThat(game.outcomes().get(0b111)).isEqualTo(over);
    assertThat(((SubsetPoset) game.poset()).elements())
        .containsExactlyInAnyOrder(
            "bottom-top", "bottom-a1+top", "bottom-top+c1", "bottom-top by b2");
  }
}
