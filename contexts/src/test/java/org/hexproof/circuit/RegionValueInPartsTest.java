package org.hexproof.circuit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.region.Evaluation;
import org.hexproof.region.Outcomes;
import org.hexproof.region.Region;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

class RegionValueInPartsTest {
  private static final long MEMORY = 1 << 26;

  private final Random random = new Random(11);

  /** Stones anywhere; the region is all that is empty, the terminals are stones at the rim. */
  private Region region(int cells, int terminals) {
    Board board = new Board(7, 5);
    while (true) {
      List<Cell> free = new ArrayList<>(board.cells());
      ImmutableSet.Builder<Cell> empty = ImmutableSet.builder();
      for (int i = 0; i < cells; i++) {
        empty.add(free.remove(random.nextInt(free.size())));
      }
      List<Cell> black = new ArrayList<>();
      List<Cell> white = new ArrayList<>();
      free.forEach(cell -> (random.nextInt(5) < 2 ? black : white).add(cell));
      if (black.size() < terminals) {
        continue;
      }
      ImmutableList.Builder<Terminal> chosen = ImmutableList.builder();
      for (int i = 0; i < terminals; i++) {
        chosen.add(Terminal.of(black.get(random.nextInt(black.size()))));
      }
      return Region.closed(Position.of(board, black, white), empty.build(), chosen.build());
    }
  }

  private static void check(Region region, FinitePoset poset, int small) {
    Values values = new Values(poset);
    int expected = new Evaluation(Outcomes.of(region, poset), values, MEMORY).value();
    assertThat(RegionValue.of(region, poset, values, small, MEMORY))
        .as("%s", region)
        .isEqualTo(expected);
  }

  @Test
  void partsMakeTheWhole() {
    for (int round = 0; round < 250; round++) {
      check(region(2 + round % 9, 3), Posets.P3, 1 + random.nextInt(4));
    }
  }

  @Test
  void otherOutcomes() {
    for (int round = 0; round < 25; round++) {
      check(region(2 + round % 8, 3), Posets.FORK, 1);
      check(region(2 + round % 8, 3), Posets.CORNER, 1);
      check(region(2 + round % 8, 2), Posets.BOOLEAN, 1);
    }
  }

  @Test
  void largeRegionsThatFallIntoParts() {
    for (int round = 0; round < 4; round++) {
      check(region(13 + round % 2, 3), Posets.P3, 12);
    }
  }

  /** Most of the time there is something to take apart. */
  @Test
  void partsAreFound() {
    int found = 0;
    for (int round = 0; round < 100; round++) {
      Piece whole = RegionParts.of(region(10, 3));
      found += whole.children().stream().anyMatch(piece -> !piece.children().isEmpty()) ? 1 : 0;
      long all = 0;
      for (Piece piece : whole.children()) {
        assertThat(all & piece.cells()).isZero();
        all |= piece.cells();
      }
      assertThat(all).isEqualTo(whole.cells());
    }
    assertThat(found).isGreaterThan(20);
  }

  @Test
  void whatHangsTogetherIsRefusedWhenTooLarge() {
    Board board = new Board(6, 5);
    List<Cell> black = List.of(Cell.parse("a1"), Cell.parse("f1"), Cell.parse("a5"));
    ImmutableSet<Cell> cells =
        board.cells().stream()
            .filter(cell -> !black.contains(cell))
            .collect(ImmutableSet.toImmutableSet());
    Region region =
        Region.closed(
            Position.of(board, black, List.of()),
            cells,
            black.stream().map(Terminal::of).collect(ImmutableList.toImmutableList()));
    assertThatThrownBy(() -> RegionValue.of(region, Posets.P3, new Values(Posets.P3), MEMORY))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("27 empty cells");
  }
}
