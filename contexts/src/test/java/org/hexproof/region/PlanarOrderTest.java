package org.hexproof.region;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.file.Formats;
import org.hexproof.shannon.Coloring;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The order of outcomes, against everything that can lie around a region. */
final class PlanarOrderTest {
  private static final Path LIBRARY = Path.of("..", "templates", "library");
  private static final ImmutableSet<Edge> BLACK = ImmutableSet.of(Edge.TOP, Edge.BOTTOM);

  /** A region with stones on its ring, or anywhere. */
  private record Sample(Position position, ImmutableSet<Cell> cells) {}

  /**
   * Each row: a board, the region's first cell, and how many regions. Production may tell apart
   * what nothing around can tell; it does so only where the ring doesn't show all that is known.
   */
  @ParameterizedTest
  @CsvSource({
    "away from all edges, 11, 11, 5, 5, 50",
    "at the bottom, 11, 9, 5, 8, 50",
    "at the top, 11, 9, 5, 0, 30",
    "at the left, 9, 11, 0, 5, 30",
    "at the right, 9, 11, 8, 5, 30",
    "between top and bottom, 11, 3, 5, 1, 40",
    "between left and right, 3, 11, 1, 5, 40",
    "in the acute corner, 9, 9, 0, 0, 30",
    "in the obtuse corner, 9, 9, 8, 0, 30"
  })
  void outcomesAreOrderedByAllThatCanBeAround(
      String where, int cols, int rows, int col, int row, int regions) {
    Random random = new Random(where.hashCode());
    int compared = 0;
    int plain = 0;
    while (compared < regions) {
      Sample sample = sample(random, new Board(cols, rows), new Cell(col, row));
      if (NaiveRing.unknown(sample.position(), sample.cells()).size() > 6
          || !NaiveRing.isDisc(new Board(cols, rows), sample.cells())) {
        continue;
      }
      NaiveOutsides naive = new NaiveOutsides(sample.position(), sample.cells());
      if (naive.ring().isBesideEdge()) {
        continue;
      }
      Coloring game = Outcomes.found(Region.open(sample.position(), sample.cells(), BLACK));
      boolean isPlain = naive.ring().isPlain();
      for (int one = 0; one < 1 << sample.cells().size(); one++) {
        for (int other = 0; other < 1 << sample.cells().size(); other++) {
          boolean leq = game.poset().leq(game.outcomes().get(one), game.outcomes().get(other));
          if (leq || isPlain) {
            assertThat(naive.leq(one, other))
                .as("%s: %s: %s <= %s", where, sample, one, other)
                .isEqualTo(leq);
          }
        }
      }
      compared++;
      plain += isPlain ? 1 : 0;
    }
    assertThat(plain).as(where).isGreaterThan(regions / 8);
  }

  private static Sample sample(Random random, Board board, Cell first) {
    Set<Cell> cells = grown(random, board, first, 1 + random.nextInt(6));
    List<Cell> ring = NaiveRing.unknown(Position.empty(board), cells).asList();
    return new Sample(
        withStones(random, board, ring, 1 + random.nextInt(3)), ImmutableSet.copyOf(cells));
  }

  private static Set<Cell> grown(Random random, Board board, Cell first, int size) {
    Set<Cell> cells = new TreeSet<>(Set.of(first));
    while (cells.size() < size) {
      List<Cell> around =
          cells.stream()
              .flatMap(cell -> board.neighbors(cell).stream())
              .filter(cell -> !cells.contains(cell))
              .toList();
      cells.add(around.get(random.nextInt(around.size())));
    }
    return cells;
  }

  /** Stones on these cells, with a chance of so many quarters each. */
  private static Position withStones(Random random, Board board, List<Cell> cells, int quarters) {
    Set<Cell> black = new TreeSet<>();
    Set<Cell> white = new TreeSet<>();
    for (Cell cell : cells) {
      if (random.nextInt(4) < quarters) {
        (random.nextBoolean() ? black : white).add(cell);
      }
    }
    return Position.of(board, black, white);
  }

  /** The definition itself against real stones: with every filling of the rest of a board. */
  @Test
  void whatIsAtMostAnotherWinsAtMostAsOftenOnWholeBoards() {
    Random random = new Random(7);
    int compared = 0;
    while (compared < 60) {
      Board board = new Board(2 + random.nextInt(3), 2 + random.nextInt(3));
      Cell first = board.cell(random.nextInt(board.size()));
      int size = Math.min(board.size(), 1 + random.nextInt(5));
      ImmutableSet<Cell> cells = ImmutableSet.copyOf(grown(random, board, first, size));
      List<Cell> others = board.cells().stream().filter(cell -> !cells.contains(cell)).toList();
      Position position = withStones(random, board, others, 1 + random.nextInt(2));
      List<Cell> rest = others.stream().filter(position.empty()::contains).toList();
      if (rest.size() > 7 || !NaiveRing.isDisc(board, cells)) {
        continue;
      }
      NaiveOutsides naive = new NaiveOutsides(position, cells);
      if (naive.ring().isBesideEdge()) {
        continue;
      }
      List<BitSet> won = new ArrayList<>();
      List<Cell> inside = ImmutableList.sortedCopyOf(cells);
      for (int filling = 0; filling < 1 << size; filling++) {
        BitSet wins = new BitSet();
        for (int around = 0; around < 1 << rest.size(); around++) {
          wins.set(
              around,
              FilledBoard.topIsJoinedToBottom(
                  FilledBoard.of(FilledBoard.of(position, inside, filling), rest, around)));
        }
        won.add(wins);
      }
      for (int one = 0; one < won.size(); one++) {
        for (int other = 0; other < won.size(); other++) {
          if (naive.leq(one, other)) {
            BitSet more = (BitSet) won.get(one).clone();
            more.andNot(won.get(other));
            assertThat(more.isEmpty()).as("%s %s: %s <= %s", position, cells, one, other).isTrue();
          }
        }
      }
      compared++;
    }
  }

  /** Each row: a template, a white stone on its ring ("-": none), and how many outcomes it has. */
  @ParameterizedTest
  @CsvSource({
    "edge/row-3/iii-1-a.yaml, -, 31",
    "edge/row-3/iii-1-a.yaml, a2, 12",
    "interior/trapezoid.yaml, -, 7",
    "interior/crescent.yaml, -, 6",
    "interior/span.yaml, -, 15",
    "interior/parallelogram.yaml, -, 18"
  })
  void knownShapesHaveKnownOutcomes(String file, String white, int outcomes) throws Exception {
    Template template = Formats.entries(LIBRARY.resolve(file)).get(0).template(Optional.empty());
    int below = template.promise().edges().contains(Edge.BOTTOM) ? 0 : 3;
    Position position =
        Position.of(
            new Board(template.board().cols() + 6, template.board().rows() + 3 + below),
            moved(template.stones().black()),
            moved(template.stones().white()));
    if (!white.equals("-")) {
      position = position.with(moved(Cell.parse(white)), Content.WHITE);
    }
    ImmutableSet<Cell> carrier = moved(template.carrier());
    NaiveOutsides naive = new NaiveOutsides(position, carrier);
    assertThat(Outcomes.found(Region.open(position, carrier, BLACK)).poset().size())
        .isEqualTo(outcomes);
    assertThat(naive.outcomes()).isEqualTo(outcomes);
  }

  private static ImmutableSet<Cell> moved(ImmutableSet<Cell> cells) {
    return cells.stream().map(PlanarOrderTest::moved).collect(ImmutableSet.toImmutableSet());
  }

  private static Cell moved(Cell cell) {
    return new Cell(cell.col() + 3, cell.row() + 3);
  }
}
