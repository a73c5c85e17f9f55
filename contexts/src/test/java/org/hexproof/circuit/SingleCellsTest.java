package org.hexproof.circuit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.Evaluation;
import org.hexproof.region.Outcomes;
import org.hexproof.region.RandomClosedRegions;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

class SingleCellsTest {
  private static final long MEMORY = 1 << 26;

  private final Random random = new Random(23);

  @Test
  void theCircuitIsWorthWhatTheRegionIs() throws Exception {
    int threes = 0;
    for (int round = 0; round < 80; round++) {
      int terminals = 2 + round % 2;
      ClosedRegion region = RandomClosedRegions.of(1 + round % 9, terminals, random);
      SingleCells taken = SingleCells.of(region);
      CircuitFile circuit = CircuitReader.read("circuit", taken.circuit().toString());
      assertThat(circuit.main()).isEqualTo(taken.circuit());
      FinitePoset poset = terminals == 2 ? Posets.BOOLEAN : Posets.P3;
      Values values = new Values(new Store(poset), 10);
      int expected = new Evaluation(Outcomes.of(region.region(), poset), values, MEMORY).value();
      assertThat(circuit.value(values, MEMORY)).as("%s %s", region, taken).isEqualTo(expected);
      assertThat(taken.cells().size() + taken.idle().size()).isEqualTo(region.cells().size());
      List<Part> parts = taken.circuit().parts().stream().filter(part -> !part.isJoint()).toList();
      assertThat(parts).hasSameSizeAs(taken.cells());
      assertThat(parts).allMatch(part -> part.name().equals("P" + (part.nodes().length() - 1)));
      threes += parts.stream().anyMatch(part -> part.nodes().length() == 3) ? 1 : 0;
    }
    assertThat(threes).isGreaterThan(12);
  }

  @Test
  void anEmptyCellOfATerminalMayTouchTooMuch() {
    Board board = new Board(3, 3);
    Cell middle = Cell.parse("b2");
    ImmutableSet<Cell> cells =
        board.cells().stream()
            .filter(cell -> !cell.equals(Cell.parse("a1")) && !cell.equals(Cell.parse("c3")))
            .collect(ImmutableSet.toImmutableSet());
    ClosedRegion region =
        new ClosedRegion(
            Position.of(board, List.of(Cell.parse("a1"), Cell.parse("c3")), List.of()),
            cells,
            ImmutableList.of(
                Terminal.of(Cell.parse("a1")), Terminal.of(Cell.parse("c3")), Terminal.of(middle)));
    assertThatThrownBy(() -> SingleCells.of(region))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("b2")
        .hasMessageContaining("4 nodes");
  }
}
