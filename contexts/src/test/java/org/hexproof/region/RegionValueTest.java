package org.hexproof.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hexproof.region.Evaluations.MEMORY;
import static org.hexproof.region.Evaluations.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Posets;
import org.hexproof.value.SubsetPoset;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

class RegionValueTest {
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
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("15 empty cells")
        .hasMessageContaining("limit is 14")
        .hasMessageContaining("--max-cells");
    assertThatThrownBy(() -> RegionLimit.check(21, 25)).hasMessageContaining("at most 20");
    assertThatThrownBy(() -> RegionLimit.checkInParts(41, 45)).hasMessageContaining("at most 40");
    Position stones = position(6, 4, "", "");
    assertThatThrownBy(() -> Outcomes.found(Region.open(stones, stones.empty(), ImmutableSet.of())))
        .isInstanceOf(GameTooLargeException.class)
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
        .isInstanceOf(GameTooLargeException.class)
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
}
