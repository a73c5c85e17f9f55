package org.hexproof.witness;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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

  /** Between the bridges. */
  private static final Cell HOLE = Cell.parse("g7");

  private static ImmutableList<Cell> cells(String names) {
    return Splitter.on(' ')
        .splitToStream(names)
        .map(Cell::parse)
        .collect(ImmutableList.toImmutableList());
  }

  /** What is found first for each move. */
  private static List<WitnessSearch.Found> found(int threads, String... probes) throws IOException {
    List<WitnessSearch.Found> found = new ArrayList<>();
    try (Database database = Database.shipped()) {
      new WitnessSearch(
              RingColorings.of(STONES, REGION, Optional.of(Edge.BOTTOM)),
              PieceLibrary.of(database, 3, BYTES),
              EntryCircuits.of(database),
              BYTES,
              threads,
              () -> false)
          .search(
              cells(String.join(" ", probes)),
              new WitnessSearch.Listener() {
                @Override
                public void step(String what, ImmutableSet<Cell> open) {
                  // Nobody waits.
                }

                @Override
                public boolean accept(WitnessSearch.Found each) {
                  return found.add(each);
                }

                @Override
                public void open(Cell probe, ClosedRegion best) {
                  throw new AssertionError(probe + " has a witness");
                }

                @Override
                public void leftOut(int subdivisions) {
                  throw new AssertionError("small contexts don't take much memory");
                }
              });
    }
    return found;
  }

  private static boolean isWon(WitnessSearch.Found found, int without, boolean whiteToMove) {
    return new NaiveProbe(found.region(), found.context(), without).isWon(0, 0, whiteToMove);
  }

  /** The end of a bridge is of no use while there is a stone between the two. */
  @Test
  void aMoveMayMatterOnlyWhileACellBesideIsEmpty() throws IOException {
    List<WitnessSearch.Found> found = found(1, "e8");
    assertThat(found).hasSize(1);
    assertThat(found.get(0).region().cells()).containsAll(REGION).contains(HOLE);
    int probe = ImmutableList.sortedCopyOf(found.get(0).region().cells()).indexOf(Cell.parse("e8"));
    assertThat(
            isWon(found.get(0), -1, true) != isWon(found.get(0), probe, true)
                || isWon(found.get(0), -1, false) != isWon(found.get(0), probe, false))
        .isTrue();
  }

  @Test
  void threadsMakeNoDifferenceToWhatIsSimplest() throws IOException {
    assertThat(found(3, "f7")).hasSize(1).isEqualTo(found(1, "f7"));
  }

  /** Nothing is accepted, and then the search is stopped. */
  @Test
  void theSimplestRingIsToldOfAMoveThatStaysOpen() throws IOException {
    List<WitnessSearch.Found> refused = new ArrayList<>();
    List<ClosedRegion> open = new ArrayList<>();
    try (Database database = Database.shipped()) {
      new WitnessSearch(
              RingColorings.of(STONES, REGION, Optional.of(Edge.BOTTOM)),
              PieceLibrary.of(database, 3, BYTES),
              EntryCircuits.of(database),
              BYTES,
              1,
              () -> !refused.isEmpty())
          .search(
              cells("f7"),
              new WitnessSearch.Listener() {
                @Override
                public void step(String what, ImmutableSet<Cell> probes) {
                  assertThat(probes).containsExactly(Cell.parse("f7"));
                }

                @Override
                public boolean accept(WitnessSearch.Found found) {
                  refused.add(found);
                  return false;
                }

                @Override
                public void open(Cell probe, ClosedRegion best) {
                  open.add(best);
                }

                @Override
                public void leftOut(int subdivisions) {
                  throw new AssertionError("small contexts don't take much memory");
                }
              });
    }
    assertThat(refused).hasSize(1);
    assertThat(open).hasSize(1);
    assertThat(open.get(0).cells()).isEqualTo(REGION);
    assertThat(open.get(0).terminals())
        .hasSizeBetween(2, refused.get(0).region().terminals().size());
  }
}
