package org.hexproof.realize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.circuit.CircuitGraph;
import org.hexproof.database.Database;
import org.hexproof.database.EntryCircuits;
import org.hexproof.database.Lookup;
import org.hexproof.format.RegionText;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.shannon.RandomHypergraphs;
import org.hexproof.value.GameReader;
import org.hexproof.value.Posets;
import org.junit.jupiter.api.Test;

class EnclosureTest {
  private static final int ROUNDS = 8 * Integer.getInteger("hexproof.rounds", 1);
  private static final long SEED = Long.getLong("hexproof.seed", 1);
  private static final int MOST_CELLS = 9;
  private static final Effort LITTLE = new Effort(1, 1, 10_000);

  /** The cells around the ziggurat of the library, and its probes, a column and a row aside. */
  private static final String RING = "a4 b3 c2 d1 e1 f1 f2 f3 f4";

  private static final String PROBES = "e2 c3 d3 e3 b4 c4 d4 e4";

  private final Random random = new Random(SEED);

  private static ImmutableIntArray ints(int... ints) {
    return ImmutableIntArray.copyOf(ints);
  }

  /** The ziggurat with black stones where the pattern has letters. */
  private static RingedRegion ziggurat(String pattern, String groups) {
    List<Cell> ring = RegionText.cells(RING).asList();
    Set<Cell> black = new HashSet<>(Set.of(Cell.parse("d2")));
    Set<Cell> white = new HashSet<>();
    for (int i = 0; i < ring.size(); i++) {
      (pattern.charAt(i) == '.' ? white : black).add(ring.get(i));
    }
    return new RingedRegion(
        Position.of(new Board(6, 4), black, white),
        RegionText.cells(PROBES),
        Optional.empty(),
        RegionText.cells(groups).asList());
  }

  private static Hypergraph value(String text) throws Exception {
    Database database = Database.shipped();
    int reference =
        new Lookup(database).exact(GameReader.read("test", text, Posets.P3)).orElseThrow();
    return CircuitGraph.of(EntryCircuits.of(database).circuit("G", reference));
  }

  @Test
  void theContextsOfTheZigguratHaveOneWinningProbe() throws Exception {
    check(
        ziggurat(".BC..F.H.", "b3 f1 f3"),
        ints(2, 3, 6),
        "{c|⊥}",
        ints(6, 3, 4),
        "{{⊤|b},{⊤|c}|{b|⊥},{c|⊥}}",
        3);
    check(
        ziggurat("..C..F.H.", "c2 f1 f3"),
        ints(2, 3, 6),
        "{⊤|a,{b|⊥}}",
        ints(3, 4, 5),
        "{{{⊤|a},{⊤|b}|{a|⊥},{b|⊥}}|⊥}",
        6);
    check(
        ziggurat(".B.D.F...", "b3 d1 f1"),
        ints(2, 3, 4),
        "{⊤|⊥}",
        ints(2, 4, 6),
        "{{⊤|a},{⊤|b}|{a|⊥},{b|⊥}}",
        5);
  }

  @Test
  void aStoppedDrawingIsNotBegunAgain() throws Exception {
    RingedRegion region = ziggurat(".B.D.F...", "b3 d1 f1");
    Hypergraph context =
        Hypergraph.wired(
            6,
            List.of(ints(2, 3, 4), ints(2, 4, 6)),
            List.of(value("{⊤|⊥}"), value("{{⊤|a},{⊤|b}|{a|⊥},{b|⊥}}")));
    AtomicInteger asked = new AtomicInteger();
    Enclosure.compose(
        region, context, new Effort(1, 30, 500).until(() -> asked.incrementAndGet() > 0));
    assertThat(asked).as("each beginning asks whether to go on").hasValueLessThan(4);
  }

  private static void check(
      RingedRegion region,
      ImmutableIntArray first,
      String firstValue,
      ImmutableIntArray second,
      String secondValue,
      int probe)
      throws Exception {
    Hypergraph context =
        Hypergraph.wired(6, List.of(first, second), List.of(value(firstValue), value(secondValue)));
    Composition all = Enclosure.compose(region, context, LITTLE);
    assertThat(winningForWhite(all.position()))
        .containsExactly(all.template().get(region.cells().asList().get(probe - 1)));
  }

  /** White's moves that win, by playing all out. */
  private static ImmutableSet<Cell> winningForWhite(Position position) {
    List<Cell> cells = position.empty().asList();
    boolean[] joined = joined(position, cells);
    int[] powers = IntStream.range(0, cells.size()).map(i -> (int) Math.pow(3, i)).toArray();
    byte[] known = new byte[(int) Math.pow(3, cells.size())];
    ImmutableSet.Builder<Cell> winning = ImmutableSet.builder();
    for (int i = 0; i < cells.size(); i++) {
      if (!blackWins(2 * powers[i], cells.size() - 1, 0, true, joined, powers, known)) {
        winning.add(cells.get(i));
      }
    }
    return winning.build();
  }

  /**
   * Who wins.
   *
   * @param at of each cell 0 if it is empty, 1 if black, 2 if white, to base 3
   */
  private static boolean blackWins(
      int at,
      int left,
      int black,
      boolean blackMoves,
      boolean[] joined,
      int[] powers,
      byte[] known) {
    if (left == 0) {
      return joined[black];
    }
    if (known[at] == 0) {
      boolean wins = !blackMoves;
      for (int i = 0; i < powers.length && wins != blackMoves; i++) {
        if (at / powers[i] % 3 == 0) {
          int next = at + (blackMoves ? 1 : 2) * powers[i];
          int more = blackMoves ? black | 1 << i : black;
          wins = blackWins(next, left - 1, more, !blackMoves, joined, powers, known);
        }
      }
      known[at] = (byte) (wins ? 1 : 2);
    }
    return known[at] == 1;
  }

  @Test
  void filledBoardsJoinTopAndBottomAsRegionAndContextDo() {
    RandomRings rings = new RandomRings(random);
    int drawn = 0;
    int interior = 0;
    for (int round = 0; round < ROUNDS; round++) {
      RingedRegion region = rings.next(5);
      Hypergraph context;
      do {
        context = context(region.groups().size() + 3);
      } while (context.pruned().cells().size() + region.cells().size() > MOST_CELLS);
      try {
        checkFillings(Enclosure.compose(region, context, LITTLE), region, context);
        drawn++;
        interior += region.bottom().isPresent() ? 1 : 0;
      } catch (IllegalArgumentException e) {
        assertThat(e.getMessage()).containsAnyOf("can't be reached", "nothing to decide");
      }
    }
    assertThat(drawn).isGreaterThan(ROUNDS / 3);
    assertThat(interior).isGreaterThan(ROUNDS / 8);
  }

  /** A planar context: pieces at terminals that lie side by side, from the outside inwards. */
  private Hypergraph context(int terminals) {
    List<Integer> front = new ArrayList<>();
    IntStream.rangeClosed(1, terminals).forEach(front::add);
    int[] next = {terminals + 1};
    List<ImmutableIntArray> places = new ArrayList<>();
    List<Hypergraph> parts = new ArrayList<>();
    // The top comes into it in the end.
    for (int i = 1 + random.nextInt(4); i >= 0; i--) {
      int at = i == 0 ? front.indexOf(terminals) : random.nextInt(front.size());
      int second = (at + 1) % front.size();
      if (random.nextInt(5) == 0) {
        places.add(ints(front.get(at), front.get(second)));
        parts.add(new Hypergraph(ints(1, 1), ImmutableList.of()));
        front.remove(front.get(second) == terminals ? at : second);
      } else if (random.nextBoolean() || front.size() < 4 || front.get(second) == terminals) {
        places.add(ints(front.get(at), front.get(second), next[0]));
        parts.add(RandomHypergraphs.of(1 + random.nextInt(3), random));
        front.add(second, next[0]++);
      } else {
        int third = (second + 1) % front.size();
        places.add(ints(front.get(at), front.get(second), front.get(third)));
        parts.add(RandomHypergraphs.of(1 + random.nextInt(3), random));
        front.remove(second);
      }
      if (front.size() < 2) {
        break;
      }
    }
    return Hypergraph.wired(terminals, places, parts);
  }

  private void checkFillings(Composition all, RingedRegion region, Hypergraph context) {
    ImmutableIntArray kept = context.pruning().cells();
    assertThat(all.context()).hasSize(kept.length());
    List<Cell> cells = new ArrayList<>(all.context());
    region.cells().forEach(cell -> cells.add(all.template().get(cell)));
    assertThat(all.position().empty()).containsExactlyInAnyOrderElementsOf(cells);
    boolean[] joined = joined(all.position(), cells);
    for (int filling = 0; filling < joined.length; filling++) {
      Set<Integer> blackOfContext = new HashSet<>();
      for (int i = 0; i < context.cells().size(); i++) {
        int at = kept.asList().indexOf(i);
        if (at < 0 ? random.nextBoolean() : (filling >> at & 1) != 0) {
          blackOfContext.add(i);
        }
      }
      Set<Cell> black = new HashSet<>(region.stones().black());
      for (Cell cell : region.cells()) {
        if ((filling >> cells.indexOf(all.template().get(cell)) & 1) != 0) {
          black.add(cell);
        }
      }
      assertThat(joined[filling])
          .as("%s %s %s", region, context, Integer.toBinaryString(filling))
          .isEqualTo(joins(region, black, context, blackOfContext));
    }
  }

  /**
   * Whether top and bottom are joined for each filling: bit i of its number says that cell i is
   * black.
   */
  private static boolean[] joined(Position position, List<Cell> cells) {
    Board board = position.board();
    int[][] beside =
        board.cells().stream()
            .map(cell -> board.neighbors(cell).stream().mapToInt(board::index).toArray())
            .toArray(int[][]::new);
    boolean[] black = new boolean[board.size()];
    position.black().forEach(cell -> black[board.index(cell)] = true);
    boolean[] joined = new boolean[1 << cells.size()];
    for (int filling = 0; filling < joined.length; filling++) {
      for (int i = 0; i < cells.size(); i++) {
        black[board.index(cells.get(i))] = (filling >> i & 1) != 0;
      }
      joined[filling] = joinsTopAndBottom(board, beside, black);
    }
    return joined;
  }

  private static boolean joinsTopAndBottom(Board board, int[][] beside, boolean[] black) {
    boolean[] reached = new boolean[black.length];
    int[] open = new int[black.length];
    int size = 0;
    for (int col = 0; col < board.cols(); col++) {
      if (black[col]) {
        reached[col] = true;
        open[size++] = col;
      }
    }
    for (int i = 0; i < size; i++) {
      if (open[i] >= black.length - board.cols()) {
        return true;
      }
      for (int next : beside[open[i]]) {
        if (black[next] && !reached[next]) {
          reached[next] = true;
          open[size++] = next;
        }
      }
    }
    return false;
  }

  /** The same for region and context, from the node of the top. */
  private static boolean joins(
      RingedRegion region, Set<Cell> black, Hypergraph context, Set<Integer> cells) {
    String bottom = "bottom";
    int last = context.terminals().length() - 1;
    List<Set<Object>> links = new ArrayList<>();
    cells.forEach(cell -> links.add(new HashSet<>(context.cells().get(cell).asList())));
    for (Cell cell : black) {
      for (Cell next : region.stones().board().neighbors(cell)) {
        if (black.contains(next)) {
          links.add(Set.of(cell, next));
        }
      }
      boolean atEdge =
          region.bottom().isEmpty() && cell.row() == region.stones().board().rows() - 1;
      if (atEdge || region.bottom().filter(cell::equals).isPresent()) {
        links.add(Set.of(cell, bottom));
      }
    }
    links.add(Set.of(context.terminals().get(0), bottom));
    links.add(Set.of(context.terminals().get(last - 1), bottom));
    for (int i = 0; i < region.groups().size(); i++) {
      links.add(Set.of(context.terminals().get(i + 1), region.groups().get(i)));
    }
    Set<Object> reached = new HashSet<>(Set.of(context.terminals().get(last)));
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Set<Object> link : links) {
        grows |= link.stream().anyMatch(reached::contains) && reached.addAll(link);
      }
    }
    return reached.contains(bottom);
  }

  /** The second group is joined to the bottom's right side, which has to reach the edge itself. */
  @Test
  void aGroupThatTheContextJoinsToTheBottomIsNotTheBottom() {
    RingedRegion region =
        new RingedRegion(
            Position.of(
                new Board(7, 7), RegionText.cells("f4 d5 d6"), RegionText.cells("e4 f5 f6 c7 f7")),
            RegionText.cells("e5 e6 e7 d7"),
            Optional.empty(),
            RegionText.cells("d6 f4").asList());
    Hypergraph context =
        new Hypergraph(ints(1, 2, 3, 3, 4), ImmutableList.of(ints(3, 4), ints(4, 5), ints(1, 5)));
    checkFillings(Enclosure.compose(region, context, LITTLE), region, context);
  }

  @Test
  void whatCanNotBeDrawnIsRefused() {
    RingedRegion region = ziggurat("..C..F.H.", "c2 f1 f3");
    // From the first group to the third, and from the second to the top.
    refused(region, graph(6, new int[][] {{2, 4}, {3, 6}}), "not planar");
    refused(region, graph(6, new int[][] {{2, 3}}), "does not lead");
    refused(region, graph(5, new int[][] {{2, 5}}), "5 terminals; around a region with 3 groups");
    refused(region, graph(6, new int[][] {{1, 2, 3, 6}}), "at most 3");
    Hypergraph decided = new Hypergraph(ints(1, 2, 3, 4, 5, 5), ImmutableList.of());
    refused(region, decided, "nothing to decide");
    refused(ziggurat(".B.....H.", "b3 d2 f3"), graph(6, new int[][] {{3, 6}}), "group of d2");
    assertThatThrownBy(() -> ziggurat("..C..F.H.", "c2 f1 f4"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("f4 names a group");
    assertThatThrownBy(
            () ->
                new RingedRegion(
                    region.stones(), RegionText.cells("e2 d3"), Optional.empty(), region.groups()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("e3 beside e2");
  }

  private static void refused(RingedRegion region, Hypergraph context, String message) {
    assertThatThrownBy(() -> Enclosure.compose(region, context, LITTLE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  /** Each terminal at a node of its own. */
  private static Hypergraph graph(int terminals, int[][] cells) {
    return new Hypergraph(
        ImmutableIntArray.copyOf(IntStream.rangeClosed(1, terminals)),
        Arrays.stream(cells).map(EnclosureTest::ints).collect(ImmutableList.toImmutableList()));
  }
}
