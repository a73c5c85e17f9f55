package org.hexproof.region;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.SubsetPoset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What lies around a region tells its outcomes apart. */
final class SurroundingsTest {
  private static final ImmutableSet<Edge> BLACK = ImmutableSet.of(Edge.TOP, Edge.BOTTOM);

  /** A region with some stones in it and on its ring. */
  private record Sample(Position position, ImmutableSet<Cell> cells) {}

  /**
   * Each row: a board, the region's first cell, from where it grows and meets the edges that are
   * near, and whether some meet two, so that what lies around them is asked.
   */
  @ParameterizedTest
  @CsvSource({
    "away from all edges, 9, 9, 4, 4, false",
    "at the bottom, 9, 6, 4, 5, false",
    "at the top, 9, 6, 4, 0, false",
    "at the left, 6, 9, 0, 4, false",
    "between top and bottom, 9, 3, 4, 1, true",
    "between left and right, 3, 9, 1, 4, true",
    "in the acute corner, 7, 7, 0, 0, true",
    "in the obtuse corner, 7, 7, 6, 0, true",
    "in a small board, 3, 3, 1, 1, true"
  })
  void outcomesAreOrderedByTheirFinalOutsides(
      String where, int cols, int rows, int col, int row, boolean atTwoEdges) {
    Random random = new Random(where.hashCode());
    int compared = 0;
    int asked = 0;
    for (int i = 0; i < 40; i++) {
      Sample sample = sample(random, new Board(cols, rows), new Cell(col, row));
      Optional<Ring> ring = Ring.around(sample.position(), sample.cells());
      if (ring.isEmpty() || !isPlain(ring.get(), sample.position())) {
        continue;
      }
      Region region = Region.open(sample.position(), sample.cells(), BLACK);
      Coloring game = Outcomes.found(region);
      List<BitSet> won =
          new NaiveSurroundings(sample.position(), region.cells(), BLACK, ring.get()).won();
      assertOrder(game, won, where + ": " + sample);
      compared++;
      asked += region.ring().isPresent() ? 1 : 0;
    }
    assertThat(compared).as(where).isGreaterThan(4);
    assertThat(asked > 0).as(where).isEqualTo(atTwoEdges);
  }

  private static Sample sample(Random random, Board board, Cell first) {
    Set<Cell> disc = new HashSet<>(Set.of(first));
    int size = 2 + random.nextInt(5);
    while (disc.size() < size) {
      List<Cell> around =
          disc.stream()
              .sorted()
              .flatMap(cell -> board.neighbors(cell).stream())
              .filter(cell -> !disc.contains(cell))
              .toList();
      disc.add(around.get(random.nextInt(around.size())));
    }
    Set<Cell> black = new HashSet<>();
    Set<Cell> white = new HashSet<>();
    Set<Cell> cells = new HashSet<>();
    for (Cell cell : ImmutableList.sortedCopyOf(disc)) {
      if (cells.isEmpty() || random.nextInt(10) > 0) {
        cells.add(cell);
      } else {
        (random.nextBoolean() ? black : white).add(cell);
      }
      for (Cell next : board.neighbors(cell)) {
        if (!disc.contains(next) && random.nextInt(4) == 0) {
          black.remove(next);
          white.remove(next);
          (random.nextBoolean() ? black : white).add(next);
        }
      }
    }
    return new Sample(
        Position.of(board, ImmutableSet.copyOf(black), ImmutableSet.copyOf(white)),
        ImmutableSet.copyOf(cells));
  }

  /** Whether nothing is known of the outside that the ring doesn't show, and it isn't long. */
  private static boolean isPlain(Ring ring, Position position) {
    ImmutableList<Ring.Place> places = ring.places();
    int unknown = 0;
    for (int i = 0; i < places.size(); i++) {
      if (places.get(i).cell().isEmpty()) {
        continue;
      }
      Cell cell = places.get(i).cell().get();
      unknown += position.at(cell) == Content.EMPTY ? 1 : 0;
      for (int j = 0; j < places.size(); j++) {
        int apart = Math.floorMod(i - j, places.size());
        boolean beside = apart <= 1 || apart == places.size() - 1;
        Optional<Cell> other = places.get(j).cell();
        if (!beside
            && other.isPresent()
            && position.board().neighbors(cell).contains(other.get())) {
          return false;
        }
      }
      for (Edge edge : Edge.values()) {
        if (position.board().touches(cell, edge)
            && !isEdge(places, i + 1, edge)
            && !isEdge(places, i + places.size() - 1, edge)) {
          return false;
        }
      }
    }
    return unknown <= 7;
  }

  private static boolean isEdge(ImmutableList<Ring.Place> places, int index, Edge edge) {
    return places.get(index % places.size()).edge().equals(Optional.of(edge));
  }

  private static void assertOrder(Coloring game, List<BitSet> won, String description) {
    for (int one = 0; one < won.size(); one++) {
      for (int other = 0; other < won.size(); other++) {
        BitSet more = (BitSet) won.get(one).clone();
        more.andNot(won.get(other));
        boolean leq = game.poset().leq(game.outcomes().get(one), game.outcomes().get(other));
        assertThat(leq).as("%s: %s <= %s", description, one, other).isEqualTo(more.isEmpty());
      }
    }
  }

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
          wins.set(around, wins(filled(filled(position, cells, filling), rest, around)));
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

  private static Position filled(Position position, List<Cell> cells, int filling) {
    Position filled = position;
    for (int i = 0; i < cells.size(); i++) {
      filled = filled.with(cells.get(i), (filling >> i & 1) != 0 ? Content.BLACK : Content.WHITE);
    }
    return filled;
  }

  private static boolean wins(Position full) {
    Board board = full.board();
    List<Cell> open = new ArrayList<>();
    for (Cell cell : board.along(Edge.TOP)) {
      if (full.at(cell) == Content.BLACK) {
        open.add(cell);
      }
    }
    Set<Cell> seen = new HashSet<>(open);
    for (int i = 0; i < open.size(); i++) {
      for (Cell next : board.neighbors(open.get(i))) {
        if (full.at(next) == Content.BLACK && seen.add(next)) {
          open.add(next);
        }
      }
    }
    return seen.stream().anyMatch(cell -> board.touches(cell, Edge.BOTTOM));
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
