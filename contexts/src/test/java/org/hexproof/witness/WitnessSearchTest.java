package org.hexproof.witness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.region.Cells.cells;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.database.Database;
import org.hexproof.database.EntryCircuits;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.RingColorings;
import org.junit.jupiter.api.Test;

final class WitnessSearchTest {
  private static final long BYTES = 1L << 28;

  /** III-2-c, two stones over two bridges to the edge, at the bottom. */
  private static final Position STONES =
      Position.of(new Board(12, 8), cells("g6 h6"), ImmutableList.of());

  private static final ImmutableSet<Cell> REGION = ImmutableSet.copyOf(cells("f7 h7 e8 f8 g8 h8"));

  private static final Cell BRIDGE = Cell.parse("f7");
  private static final Cell BRIDGE_END = Cell.parse("e8");

  /** Between the bridges. */
  private static final Cell HOLE = Cell.parse("g7");

  /** Writes down what it is told. */
  private static final class Told implements WitnessSearch.Listener {
    private final boolean accepts;
    private final List<WitnessSearch.Found> found = new ArrayList<>();
    private final Map<Cell, ClosedRegion> open = new HashMap<>();
    private int leftOut;

    Told(boolean accepts) {
      this.accepts = accepts;
    }

    @Override
    public void step(String what, ImmutableSet<Cell> probes) {
      assertThat(probes).isNotEmpty();
    }

    @Override
    public boolean accept(WitnessSearch.Found each) {
      found.add(each);
      return accepts;
    }

    @Override
    public void open(Cell probe, ClosedRegion best) {
      open.put(probe, best);
    }

    @Override
    public void leftOut(int subdivisions) {
      leftOut += subdivisions;
    }
  }

  /** What is found first for a move; if that is not accepted, the search is stopped. */
  private static Told search(Cell probe, int threads, boolean accepts) throws IOException {
    Told told = new Told(accepts);
    try (Database database = Database.shipped()) {
      new WitnessSearch(
              RingColorings.of(STONES, REGION, Optional.of(Edge.BOTTOM)),
              PieceLibrary.of(database, 3, BYTES),
              EntryCircuits.of(database),
              BYTES,
              threads,
              () -> !told.found.isEmpty())
          .search(ImmutableList.of(probe), told);
    }
    assertThat(told.found).hasSize(1);
    assertThat(told.leftOut).isZero();
    return told;
  }

  /** The end of a bridge is of no use while there is a stone between the two. */
  @Test
  void aMoveMayMatterOnlyWhileACellBesideIsEmpty() throws IOException {
    Told told = search(BRIDGE_END, 1, /* accepts= */ true);
    assertThat(told.open).isEmpty();
    WitnessSearch.Found found = told.found.get(0);
    assertThat(found.region().cells()).containsAll(REGION).contains(HOLE);
    int probe = ImmutableList.sortedCopyOf(found.region().cells()).indexOf(BRIDGE_END);
    assertThat(NaiveProbe.differ(found.region(), found.context(), probe)).isTrue();
  }

  @Test
  void threadsMakeNoDifferenceToWhatIsSimplest() throws IOException {
    assertThat(search(BRIDGE, 3, /* accepts= */ true).found)
        .isEqualTo(search(BRIDGE, 1, /* accepts= */ true).found);
  }

  @Test
  void theSimplestRingIsToldOfAMoveThatStaysOpen() throws IOException {
    Told told = search(BRIDGE, 1, /* accepts= */ false);
    assertThat(told.open).containsOnlyKeys(BRIDGE);
    ClosedRegion best = told.open.get(BRIDGE);
    assertThat(best.cells()).isEqualTo(REGION);
    assertThat(best.terminals()).hasSizeBetween(2, told.found.get(0).region().terminals().size());
  }
}
