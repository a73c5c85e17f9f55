package org.hexproof.witness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.region.Cells.cells;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.circuit.CircuitGraph;
import org.hexproof.database.Database;
import org.hexproof.database.EntryCircuits;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.Outcomes;
import org.hexproof.region.RingColorings;
import org.hexproof.shannon.Coloring;
import org.hexproof.shannon.Hypergraph;
import org.junit.jupiter.api.Test;

/** What becomes of probes when pieces are put around a region, against games played out. */
final class FillingSearchTest {
  private static final long BYTES = 1L << 28;

  /** The ziggurat with its stone at f6 and the cells of its probes 1 to 8 in their order. */
  static final ImmutableList<Cell> ZIGGURAT = cells("g6 e7 f7 g7 d8 e8 f8 g8");

  /** A region at the bottom of a board, with some cells of its ring black and the others white. */
  static ClosedRegion closed(String stones, List<Cell> region, String blackRing) {
    Position position =
        Position.of(new Board(12, 8), stones.isEmpty() ? List.of() : cells(stones), List.of());
    RingColorings rings =
        RingColorings.of(position, ImmutableSet.copyOf(region), Optional.of(Edge.BOTTOM));
    int black = 0;
    for (Cell cell : cells(blackRing)) {
      assertThat(rings.unknown()).contains(cell);
      black |= 1 << rings.unknown().indexOf(cell);
    }
    return rings.closed(black, 0).orElseThrow();
  }

  private static Hypergraph graph(Filling filling, EntryCircuits circuits) {
    return filling.graph(
        filling.references().stream()
            .mapToObj(reference -> CircuitGraph.of(circuits.circuit("G", reference)))
            .collect(ImmutableList.toImmutableList()));
  }

  private static FillingSearch search(
      Coloring region, Subdivision subdivision, PieceLibrary library) {
    return new FillingSearch(
        region,
        ViableRing.probes(region, BYTES),
        subdivision,
        library,
        new FillingSearch.Limits(1000, BYTES, () -> false));
  }

  @Test
  void fillingsKeepProbesViableExactlyIfTheGamesSaySo() throws IOException {
    Random random = new Random(7);
    ClosedRegion region = closed("", cells("e7 f7 e8 f8"), "d7 f6 g7");
    Coloring game = Outcomes.partitions(region.region()).orElseThrow();
    List<Subdivision> subdivisions = new ArrayList<>(Subdivisions.of(3, 2));
    subdivisions.addAll(Subdivisions.of(3, 1));
    subdivisions.addAll(Subdivisions.of(3, 3));
    int viable = 0;
    try (Database database = Database.shipped()) {
      PieceLibrary library = PieceLibrary.of(database, 3, BYTES);
      EntryCircuits circuits = EntryCircuits.of(database);
      for (int i = 0; i < 500 && viable < 4; i++) {
        Subdivision subdivision = subdivisions.get(random.nextInt(subdivisions.size()));
        ImmutableIntArray.Builder references = ImmutableIntArray.builder();
        FillingSearch search = search(game, subdivision, library);
        for (int piece = 0; piece < subdivision.pieces().size(); piece++) {
          int[] choice = search.all(piece, 99);
          references.add(choice[random.nextInt(choice.length)]);
        }
        Filling filling = new Filling(subdivision, references.build(), 0);
        Hypergraph context = graph(filling, circuits);
        if (context.cells().size() > 4) {
          continue;
        }
        int probe = random.nextInt(game.cells());
        boolean differ = NaiveProbe.differ(region, context, probe);
        assertThat(search.isViable(probe, filling.references()))
            .as("%s with %s, probe %s", subdivision, context, probe)
            .isEqualTo(differ);
        viable += differ ? 1 : 0;
      }
    }
    assertThat(viable).isEqualTo(4);
  }

  @Test
  void aProbeOfTheZigguratIsTheOnlyWinningMove() throws IOException {
    ClosedRegion region = closed("f6", ZIGGURAT, "d7 e6 h5 h7");
    Coloring game = Outcomes.partitions(region.region()).orElseThrow();
    int probe = ImmutableList.sortedCopyOf(region.cells()).indexOf(ZIGGURAT.get(2));
    try (Database database = Database.shipped()) {
      PieceLibrary library = PieceLibrary.of(database, 3, BYTES);
      EntryCircuits circuits = EntryCircuits.of(database);
      Optional<Filling> found = Optional.empty();
      for (Subdivision subdivision : Subdivisions.of(3, 2)) {
        if (found.isEmpty()) {
          found = search(game, subdivision, library).find(probe, 3);
        }
      }
      assertThat(found).isPresent();
      Hypergraph context = graph(found.get(), circuits);
      assertThat(context.cells()).hasSizeLessThanOrEqualTo(3);
      NaiveProbe played = new NaiveProbe(region, context, -1);
      List<Integer> winning = new ArrayList<>();
      for (int cell = 0; cell < game.cells() + context.cells().size(); cell++) {
        if (!played.isWon(0, 1 << cell, true)) {
          winning.add(cell);
        }
      }
      assertThat(winning).containsExactly(probe);
    }
  }

  @Test
  void anArchOfSmallPiecesMakesTheProbeMatter() throws IOException {
    ClosedRegion region = closed("f6", ZIGGURAT, "d7 e6 h5 h7");
    Coloring game = Outcomes.partitions(region.region()).orElseThrow();
    List<Integer> matter = new ArrayList<>();
    try (Database database = Database.shipped()) {
      PieceLibrary library = PieceLibrary.of(database, 3, BYTES);
      EntryCircuits circuits = EntryCircuits.of(database);
      for (Subdivision arch : Arches.of(3, 3)) {
        FillingSearch search = search(game, arch, library);
        for (int probe : search.viable()) {
          Optional<Filling> found = search.findAlong(probe, 1);
          if (found.isPresent()) {
            Hypergraph context = graph(found.get(), circuits);
            assertThat(NaiveProbe.differ(region, context, probe))
                .as("%s with %s, probe %s", arch, context, probe)
                .isTrue();
            matter.add(probe);
          }
        }
      }
    }
    assertThat(matter).isNotEmpty();
  }
}
