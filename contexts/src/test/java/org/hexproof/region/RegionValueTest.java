package org.hexproof.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.Formats;
import org.hexproof.shannon.Coloring;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Naive;
import org.hexproof.value.Poset;
import org.hexproof.value.Posets;
import org.hexproof.value.RememberingNaive;
import org.hexproof.value.SubsetPoset;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

class RegionValueTest {
  private static final long MEMORY = 1 << 28;
  private static final Path LIBRARY = Path.of("..", "templates", "library");

  private static ImmutableSet<Cell> cells(String text) {
    return text.isEmpty()
        ? ImmutableSet.of()
        : Stream.of(text.split(" ")).map(Cell::parse).collect(ImmutableSet.toImmutableSet());
  }

  private static Position position(int cols, int rows, String black, String white) {
    return Position.of(new Board(cols, rows), cells(black), cells(white));
  }

  private static Terminal terminal(String text) {
    return Terminal.of(cells(text));
  }

  private static String value(Coloring game) {
    Values values = new Values(game.poset());
    return GameWriter.write(new Evaluation(game, values, MEMORY).value(), values);
  }

  private static String closed(
      Position stones, String region, FinitePoset poset, Terminal... terminals) {
    Region closed = Region.closed(stones, cells(region), ImmutableList.copyOf(terminals));
    return value(Outcomes.of(closed, poset));
  }

  @Test
  void theBridgeIsTopBetweenItsStones() {
    assertThat(
            closed(
                position(4, 4, "b3 c2", ""),
                "b2 c3",
                Posets.BOOLEAN,
                terminal("b3"),
                terminal("c2")))
        .isEqualTo("⊤");
  }

  @Test
  void aSingleCellBetweenTwoGroupsIsAFirstPlayerWin() {
    assertThat(
            closed(
                position(3, 1, "a1 c1", ""), "b1", Posets.BOOLEAN, terminal("a1"), terminal("c1")))
        .isEqualTo("{⊤|⊥}");
  }

  @Test
  void theCellThatReachesAllThreeTerminalsAndOneThatReachesTwo() {
    // As in [H3T], Figure 9: x = b2 touches all of a2, c1 and b3, y = c2 touches c1 and b3.
    Position stones = position(3, 3, "a2 c1 b3", "a1 b1 a3 c3");
    Region region =
        Region.closed(
            stones,
            cells("b2 c2"),
            ImmutableList.of(terminal("a2"), terminal("c1"), terminal("b3")));
    Coloring game = Outcomes.of(region, Posets.P3);
    assertThat(game.outcomes())
        .isEqualTo(
            ImmutableIntArray.of(
                Posets.P3.bottom(), Posets.P3.top(), Posets.P3.find("a"), Posets.P3.top()));
    assertThat(value(game)).isEqualTo("{⊤|{a|⊥}}");
  }

  @Test
  void anEmptyCellOfATerminalCountsOnceBlackHasTakenIt() {
    // b2 is terminal 1; the edge below is terminal 3, a1 terminal 2.
    Position stones = position(2, 2, "a1", "b1");
    assertThat(
            closed(
                stones,
                "a2 b2",
                Posets.FORK,
                terminal("b2"),
                terminal("a1"),
                Terminal.of(Edge.BOTTOM)))
        .isEqualTo("{{⊤|a},{⊤|b}|{a|⊥},{b|⊥}}");
  }

  /** Four or five stones along the border of a board, clockwise; what they join is walked. */
  @Test
  void randomRegionsOfManyTerminalsAgreeWithTheNaivePartitions() {
    Random random = new Random(4);
    for (int round = 0; round < 40; round++) {
      int count = 4 + round % 2;
      List<Cell> border = new ArrayList<>();
      Stream.of("a1 b1 c1 d1 e1 e2 e3 e4 d4 c4 b4 a4 a3 a2".split(" "))
          .forEach(name -> border.add(Cell.parse(name)));
      while (border.size() > count) {
        border.remove(random.nextInt(border.size()));
      }
      Set<Cell> region = new LinkedHashSet<>();
      while (region.size() < 5) {
        region.add(new Cell(random.nextInt(5), random.nextInt(4)));
        border.forEach(region::remove);
      }
      Position stones = Position.of(new Board(5, 4), border, ImmutableSet.of());
      ImmutableSet<Cell> cells = ImmutableSet.copyOf(region);
      ImmutableList<Terminal> terminals =
          border.stream().map(Terminal::of).collect(ImmutableList.toImmutableList());
      Coloring game = Outcomes.partitions(Region.closed(stones, cells, terminals)).orElseThrow();
      FinitePoset poset = Posets.terminals(count);
      assertThat(game.poset()).isEqualTo(poset);
      Values values = new Values(poset);
      NaiveRegion naive = new NaiveRegion(stones, cells);
      assertThat(values.form(new Evaluation(game, values, MEMORY).value()))
          .isEqualTo(naive.value(poset, filled -> poset.find(partition(filled, border))));
    }
  }

  private static String partition(Position filled, List<Cell> terminals) {
    List<String> blocks = new ArrayList<>();
    Set<Cell> done = new LinkedHashSet<>();
    for (Cell start : terminals) {
      List<Cell> reached = new ArrayList<>(List.of(start));
      for (int i = 0; i < reached.size(); i++) {
        filled.board().neighbors(reached.get(i)).stream()
            .filter(next -> filled.at(next) == Content.BLACK && !reached.contains(next))
            .forEach(reached::add);
      }
      StringBuilder block = new StringBuilder();
      for (int i = 0; i < terminals.size(); i++) {
        if (reached.contains(terminals.get(i)) && done.add(terminals.get(i))) {
          block.append((char) ('1' + i));
        }
      }
      if (block.length() > 1) {
        blocks.add(block.toString());
      }
    }
    boolean all = !blocks.isEmpty() && blocks.get(0).length() == terminals.size();
    return blocks.isEmpty() ? "⊥" : all ? "⊤" : String.join(".", blocks);
  }

  @Test
  void terminalsThatAreJoinedAcrossEachOtherHaveNoPartition() {
    Position stones = position(3, 3, "a1 c1 a3 c3", "");
    ImmutableList<Terminal> across =
        ImmutableList.of(terminal("a1"), terminal("a3"), terminal("c1"), terminal("c3"));
    assertThat(Outcomes.partitions(Region.closed(stones, cells("b1 b3"), across))).isEmpty();
    assertThat(Outcomes.partitions(Region.closed(stones, cells("a2 b3"), across))).isPresent();
    assertThatThrownBy(
            () -> Outcomes.partitions(Region.open(stones, cells("b1"), ImmutableSet.of())))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void terminalsOfOneGroupAreJoinedFromTheStart() {
    Position stones = position(3, 3, "a3 b3 c2", "");
    Region region =
        Region.closed(
            stones, cells("b2"), ImmutableList.of(terminal("c2"), terminal("a3"), terminal("b3")));
    assertThat(value(Outcomes.allJoined(region))).isEqualTo("⊤");
  }

  @Test
  void theExampleOfTwoCells() {
    // [PASS], Example 2.9: {⊤|{b|⊥}}, from x that joins all and y that
    // joins 1 and 3.
    int top = Posets.P3.top();
    int b = Posets.P3.find("b");
    Coloring game = new Coloring(Posets.P3, 2, ImmutableIntArray.of(0, top, b, top));
    assertThat(value(game)).isEqualTo("{⊤|{b|⊥}}");
    // Unsimplified as in [PASS]; options are in our order.
    assertThat(GameWriter.write(game.form(), Posets.P3, false))
        .isEqualTo("{{⊤|b},{⊤|⊤}|{b|⊥},{⊤|⊥}}");
  }

  @Test
  void thePatternFamilyOfThePaper() {
    assertThat(pattern("ooo●● ●o●o● ●●ooo", "oo●oo o●o●o")).isEqualTo("{a,{⊤|b}|b,{a|⊥}}");
    assertThat(pattern("o●", "●o")).isEqualTo("{{⊤|a},{⊤|b}|{a|⊥},{b|⊥}}");
    assertThat(pattern("o", "●")).isEqualTo("{⊤|a}");
    assertThat(pattern("●", "●")).isEqualTo("{⊤|⊥}");
    assertThat(pattern("o●● ●o●", "o●● ●●o")).isEqualTo("{a,b|⊥}");
    // As printed, a:{o●●} and b:{o●o,●o●}, this would be {⊤|a,{b|⊥}}; a:{oo●} is what gives it.
    assertThat(pattern("oo●", "o●o ●o●")).isEqualTo("{⊤|a,{b|⊥}}");
  }

  /** The value of a coloring game given by the least black sets for a and for b. */
  private static String pattern(String forA, String forB) {
    int cells = forA.indexOf(' ') < 0 ? forA.length() : forA.indexOf(' ');
    ImmutableIntArray.Builder outcomes = ImmutableIntArray.builder();
    for (int coloring = 0; coloring < 1 << cells; coloring++) {
      boolean a = reaches(coloring, forA);
      boolean b = reaches(coloring, forB);
      outcomes.add(Posets.FORK.find(a ? b ? "⊤" : "a" : b ? "b" : "⊥"));
    }
    return value(new Coloring(Posets.FORK, cells, outcomes.build()));
  }

  private static boolean reaches(int coloring, String patterns) {
    return Stream.of(patterns.split(" "))
        .anyMatch(
            pattern -> {
              for (int i = 0; i < pattern.length(); i++) {
                if (pattern.charAt(i) == '●' && ((coloring >> i) & 1) == 0) {
                  return false;
                }
              }
              return true;
            });
  }

  @Test
  void randomColoringGamesAgreeWithTheOracle() {
    Random random = new Random(21);
    for (FinitePoset poset : List.of(Posets.BOOLEAN, Posets.FORK, Posets.P3, Posets.CORNER)) {
      Values values = new Values(poset);
      for (int i = 0; i < 40; i++) {
        Coloring game = randomGame(poset, 1 + i % 5, random);
        Game naive = naiveValue(game, new RememberingOracle(poset), 0, 0, new HashMap<>());
        int value = new Evaluation(game, values, MEMORY).value();
        assertThat(values.form(value)).isEqualTo(naive);
        assertThat(values.isPassable(value)).isTrue();
      }
    }
  }

  /** Each outcome is the join of outcomes of random patterns: the first atom above all of them. */
  private static Coloring randomGame(FinitePoset poset, int cells, Random random) {
    int[] outcomes = new int[1 << cells];
    for (int i = 0; i < 2 * cells; i++) {
      int pattern = random.nextInt(1 << cells);
      int atom = random.nextInt(poset.size());
      for (int coloring = 0; coloring < outcomes.length; coloring++) {
        if ((coloring & pattern) == pattern) {
          outcomes[coloring] = join(poset, outcomes[coloring], atom);
        }
      }
    }
    return new Coloring(poset, cells, ImmutableIntArray.copyOf(outcomes));
  }

  private static int join(FinitePoset poset, int a, int b) {
    for (int atom = 0; atom < poset.size(); atom++) {
      if (poset.leq(a, atom) && poset.leq(b, atom)) {
        return atom;
      }
    }
    throw new AssertionError("no top");
  }

  private static final class RememberingOracle {
    private final Naive naive;

    RememberingOracle(Poset poset) {
      this.naive = new RememberingNaive(poset);
    }
  }

  private static Game naiveValue(
      Coloring game, RememberingOracle oracle, int black, int white, Map<Integer, Game> known) {
    if ((black | white) == (1 << game.cells()) - 1) {
      return Game.atom(game.outcomes().get(black));
    }
    int key = black << game.cells() | white;
    Game value = known.get(key);
    if (value == null) {
      List<Game> left = new ArrayList<>();
      List<Game> right = new ArrayList<>();
      for (int cell = 0; cell < game.cells(); cell++) {
        int bit = 1 << cell;
        if (((black | white) & bit) == 0) {
          left.add(naiveValue(game, oracle, black | bit, white, known));
          right.add(naiveValue(game, oracle, black, white | bit, known));
        }
      }
      value = oracle.naive.simplify(left, right);
      known.put(key, value);
    }
    return value;
  }

  @Test
  void positionsInsideARegionHaveTheValueOfTheRegionWithThoseStones() {
    Random random = new Random(22);
    Coloring game = randomGame(Posets.P3, 5, random);
    Values values = new Values(Posets.P3);
    Evaluation evaluation = new Evaluation(game, values, MEMORY);
    RememberingOracle oracle = new RememberingOracle(Posets.P3);
    Map<Integer, Game> known = new HashMap<>();
    for (int black = 0; black < 32; black++) {
      for (int white = 0; white < 32; white++) {
        if ((black & white) == 0) {
          Game expected = naiveValue(game, oracle, black, white, known);
          assertThat(values.form(evaluation.value(black, white))).isEqualTo(expected);
        }
      }
    }
  }

  static List<Template> library() throws IOException, FormatException {
    List<Template> templates = new ArrayList<>();
    List<Path> files;
    try (Stream<Path> tree = Files.walk(LIBRARY)) {
      files = tree.filter(path -> path.toString().endsWith(".yaml")).sorted().toList();
    }
    for (Path file : files) {
      for (Entry entry : Formats.read(file)) {
        templates.add(entry.template(Optional.empty()));
      }
    }
    return templates;
  }

  @Test
  void regionsOfTheLibraryAgreeWithTheNaiveComputationOverPorts() throws Exception {
    int checked = 0;
    for (Template template : library()) {
      if (template.carrier().size() <= 7) {
        checkOpen(template);
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(5);
  }

  private static void checkOpen(Template template) {
    Region region = TemplateRegions.open(template);
    ImmutableSet<Edge> edges =
        template.promise() instanceof Promise.ToEdge promise
            ? ImmutableSet.of(promise.edge())
            : template.promise() instanceof Promise.ConnectsBoth both
                ? ImmutableSet.of(both.edge())
                : template.promise() instanceof Promise.Pivoting pivoting
                    ? ImmutableSet.of(pivoting.edge())
                    : ImmutableSet.of();
    Cell shift = new Cell(edges.contains(Edge.LEFT) ? 0 : 1, edges.contains(Edge.TOP) ? 0 : 1);
    ImmutableList<Cell> cells = moved(ImmutableSet.copyOf(region.cells()), shift).asList();
    Position board =
        Position.of(
            new Board(
                template.board().cols() + 2 - (edges.contains(Edge.RIGHT) ? 1 : 0),
                template.board().rows() + 2 - (edges.contains(Edge.BOTTOM) ? 1 : 0)),
            moved(template.stones().black(), shift),
            moved(template.stones().white(), shift));
    NaiveRegion naive = new NaiveRegion(board, ImmutableSet.copyOf(cells));

    // The naive outcomes: which pairs outside are joined, for each filling.
    Map<Set<List<Object>>, Integer> numbers = new HashMap<>();
    Map<Position, Set<List<Object>>> outcomes = new HashMap<>();
    Coloring game = Outcomes.found(region);
    Map<Integer, Set<List<Object>>> byAtom = new HashMap<>();
    for (int coloring = 0; coloring < 1 << region.cells().size(); coloring++) {
      Position filled = board;
      for (int cell = 0; cell < region.cells().size(); cell++) {
        filled =
            filled.with(
                cells.get(cell), ((coloring >> cell) & 1) != 0 ? Content.BLACK : Content.WHITE);
      }
      Set<List<Object>> pairs = naive.joinedPairs(filled, edges);
      outcomes.put(filled, pairs);
      numbers.putIfAbsent(pairs, numbers.size());
      Set<List<Object>> before = byAtom.putIfAbsent(game.outcomes().get(coloring), pairs);
      assertThat(before == null || before.equals(pairs)).as(template.name()).isTrue();
    }
    assertThat(numbers).as(template.name()).hasSize(game.poset().size());
    for (int a = 0; a < game.poset().size(); a++) {
      for (int b = 0; b < game.poset().size(); b++) {
        assertThat(game.poset().leq(a, b)).isEqualTo(byAtom.get(b).containsAll(byAtom.get(a)));
      }
    }

    Map<Set<List<Object>>, Integer> atoms = new HashMap<>();
    byAtom.forEach((atom, pairs) -> atoms.put(pairs, atom));
    ToIntFunction<Position> outcome = filled -> atoms.get(outcomes.get(filled));
    Values values = new Values(game.poset());
    int value = new Evaluation(game, values, MEMORY).value();
    assertThat(values.form(value))
        .as(template.name())
        .isEqualTo(naive.value(game.poset(), outcome));
  }

  private static ImmutableSet<Cell> moved(ImmutableSet<Cell> cells, Cell shift) {
    return cells.stream()
        .map(cell -> new Cell(cell.col() + shift.col(), cell.row() + shift.row()))
        .collect(ImmutableSet.toImmutableSet());
  }

  @Test
  void promisesOfTheLibraryHoldByValue() throws Exception {
    PromiseByValue byValue = new PromiseByValue(10, MEMORY);
    int checked = 0;
    for (Template template : library()) {
      if (template.carrier().size() <= 10) {
        boolean holds = holds(byValue, template, template.carrier(), ImmutableSet.of());
        assertThat(holds).as(template.name()).isEqualTo(template.claim().valid());
        checked++;
        for (Cell cell : template.carrier()) {
          ImmutableSet<Cell> smaller =
              template.carrier().stream()
                  .filter(other -> !other.equals(cell))
                  .collect(ImmutableSet.toImmutableSet());
          Optional<ImmutableSet<Cell>> redundant = template.claim().redundant();
          if (redundant.isPresent()) {
            assertThat(holds(byValue, template, template.carrier(), ImmutableSet.of(cell)))
                .as("%s with white on %s", template.name(), cell)
                .isEqualTo(redundant.get().contains(cell));
          }
          if (redundant.isPresent() && !smaller.isEmpty() && !isPivot(cell, template)) {
            assertThat(holds(byValue, template, smaller, ImmutableSet.of()))
                .as("%s without %s", template.name(), cell)
                .isEqualTo(redundant.get().contains(cell));
          }
        }
      }
    }
    assertThat(checked).isGreaterThan(10);
  }

  /** Whether the promise names the cell, so that the shape can't do without it. */
  private static boolean isPivot(Cell cell, Template template) {
    return template.promise() instanceof Promise.Pivoting pivoting && pivoting.b().equals(cell);
  }

  private static boolean holds(
      PromiseByValue byValue,
      Template template,
      ImmutableSet<Cell> carrier,
      ImmutableSet<Cell> taken) {
    return byValue.decide(template.stones(), carrier, taken, template.promise()).holds();
  }

  @Test
  void openPortsThatTouchOutsideCarryNoInformation() {
    // One empty cell in the middle: its neighbours form a ring, so only the six opposite and the
    // six
    // skewed pairs matter.
    Region region = Region.open(position(3, 3, "", ""), cells("b2"), ImmutableSet.of());
    Coloring game = Outcomes.found(region);
    SubsetPoset poset = (SubsetPoset) game.poset();
    assertThat(poset.elements()).hasSize(15 - 6);
    assertThat(poset.size()).isEqualTo(2);
    assertThat(poset.set(poset.top())).isEqualTo(full(9));
    assertThat(value(game)).isEqualTo("{⊤|⊥}");
  }

  private static BitSet full(int size) {
    BitSet set = new BitSet();
    set.set(0, size);
    return set;
  }

  @Test
  void portsThatAFarGroupJoinsCarryNoInformation() {
    // a3 and c3 lie at Black's bottom edge, which the region does not touch.
    Region far = Region.open(position(5, 4, "", ""), cells("c3"), ImmutableSet.of(Edge.BOTTOM));
    SubsetPoset poset = (SubsetPoset) Outcomes.found(far).poset();
    assertThat(poset.elements()).doesNotContain("b4-c4").contains("d2-b4");
  }

  @Test
  void regionsThatAreTooLargeAreRefusedBeforeTheyRun() {
    assertThatThrownBy(() -> RegionLimit.check(15, 14))
        .isInstanceOf(RegionTooLargeException.class)
        .hasMessageContaining("15 empty cells")
        .hasMessageContaining("limit is 14")
        .hasMessageContaining("--max-cells");
    assertThatThrownBy(() -> RegionLimit.check(21, 25)).hasMessageContaining("at most 20");
    assertThatThrownBy(() -> RegionLimit.checkInParts(41, 45)).hasMessageContaining("at most 40");
    Position stones = position(6, 4, "", "");
    assertThatThrownBy(() -> Outcomes.found(Region.open(stones, stones.empty(), ImmutableSet.of())))
        .isInstanceOf(RegionTooLargeException.class)
        .hasMessageContaining("24 empty cells");
    Position larger = position(6, 7, "", "");
    assertThatThrownBy(() -> Region.open(larger, larger.empty(), ImmutableSet.of()))
        .hasMessageContaining("42 empty cells");
  }

  @Test
  void memoryIsBounded() {
    Position stones = position(6, 3, "", "");
    Set<Cell> block = new LinkedHashSet<>(cells("b1 c1 d1 b2 c2 d2 b3 c3 d3"));
    Region region = Region.open(stones, ImmutableSet.copyOf(block), ImmutableSet.of(Edge.BOTTOM));
    Coloring game = Outcomes.found(region);
    Values values = new Values(game.poset());
    assertThatThrownBy(() -> new Evaluation(game, values, 100_000).value())
        .isInstanceOf(RegionTooLargeException.class)
        .hasMessageContaining("positions");
  }

  @Test
  void terminalsMustBeBlackOrEmpty() {
    Position stones = position(3, 3, "a1", "b1");
    assertThatThrownBy(() -> Region.closed(stones, cells("b2"), ImmutableList.of(terminal("b1"))))
        .hasMessageContaining("terminal 1 names b1");
    assertThatThrownBy(() -> Region.closed(stones, cells("a1"), ImmutableList.of(terminal("a1"))))
        .hasMessageContaining("a1 of the region has a stone");
  }

  @Test
  void aColoringGameMustBeMonotone() {
    assertThatThrownBy(() -> new Coloring(Posets.BOOLEAN, 1, ImmutableIntArray.of(1, 0)))
        .hasMessageContaining("not monotone");
  }
}
