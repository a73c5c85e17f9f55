package org.hexproof.primary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.format.FormatException;
import org.hexproof.region.Evaluation;
import org.hexproof.region.Outcomes;
import org.hexproof.shannon.Coloring;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrimaryListTest {
  private static final long MEMORY = 1 << 26;

  private final ImmutableList<PrimaryPosition> shipped = PrimaryList.shipped();

  private static Coloring outcomes(PrimaryDrawing drawing) {
    return Outcomes.of(
        drawing.region(), drawing.terminals().size() == 2 ? Posets.BOOLEAN : Posets.P3);
  }

  @Test
  void everyDrawingHasItsValue() {
    Values values = new Values(Posets.P3);
    for (PrimaryPosition position : shipped) {
      Coloring game = outcomes(position.drawing());
      int value;
      if (game.poset().equals(Posets.BOOLEAN)) {
        Values booleans = new Values(Posets.BOOLEAN);
        ImmutableIntArray joined = ImmutableIntArray.of(values.bottom(), Posets.P3.find("c"));
        value =
            Image.of(booleans.store(), values, joined)
                .of(new Evaluation(game, booleans, MEMORY).value());
      } else {
        value = new Evaluation(game, values, MEMORY).value();
      }
      assertThat(values.form(value)).as(position.name()).isEqualTo(position.value());
      assertThat(position.cells()).isEqualTo(game.cells());
    }
  }

  @Test
  void everyClassIsThereOnceAndNumberedInOrder() {
    Values values = new Values(Posets.P3);
    Orbits orbits = new Orbits(values);
    Set<Integer> classes = new HashSet<>();
    for (int i = 0; i < shipped.size(); i++) {
      PrimaryPosition position = shipped.get(i);
      assertThat(position.name()).isEqualTo("Q" + (i + 1));
      assertThat(classes.add(orbits.of(values.of(position.value())))).isTrue();
      if (i > 0) {
        PrimaryPosition before = shipped.get(i - 1);
        assertThat(before.cells()).isLessThanOrEqualTo(position.cells());
        if (before.cells() == position.cells()) {
          assertThat(before.value().atoms()).isLessThanOrEqualTo(position.value().atoms());
        }
      }
    }
  }

  /** Filled in any way, the nodes join the terminals as the stones do. */
  @Test
  void theNodesJoinWhatTheStonesJoin() {
    for (PrimaryPosition position : shipped) {
      Hypergraph graph = position.drawing().hypergraph();
      Coloring game = outcomes(position.drawing());
      int terminals = position.drawing().terminals().size();
      for (int coloring = 0; coloring < 1 << position.cells(); coloring++) {
        int[] blocks = IntStream.rangeClosed(0, graph.nodes()).toArray();
        for (int cell = 0; cell < position.cells(); cell++) {
          if ((coloring >> cell & 1) != 0) {
            ImmutableIntArray nodes = graph.cells().get(cell);
            nodes.forEach(node -> unite(blocks, node, nodes.get(0)));
          }
        }
        boolean c = blocks[1] == blocks[2];
        boolean b = terminals == 3 && blocks[1] == blocks[3];
        boolean a = terminals == 3 && blocks[2] == blocks[3];
        String name = (a && b) || (terminals == 2 && c) ? "⊤" : a ? "a" : b ? "b" : c ? "c" : "⊥";
        assertThat(game.poset().name(game.outcomes().get(coloring)))
            .as(position.name())
            .isEqualTo(name);
      }
    }
  }

  private static void unite(int[] blocks, int first, int second) {
    int from = blocks[first];
    int to = blocks[second];
    for (int i = 0; i < blocks.length; i++) {
      blocks[i] = blocks[i] == from ? to : blocks[i];
    }
  }

  @Test
  void cellsTouchAtMostThreeNodesAndShareOneWithEachNeighbor() {
    for (PrimaryPosition position : shipped) {
      Hypergraph graph = position.drawing().hypergraph();
      List<Cell> cells = ImmutableList.sortedCopyOf(position.drawing().cells());
      Board board = position.drawing().stones().board();
      int[] uses = new int[graph.nodes() + 1];
      for (int i = 0; i < cells.size(); i++) {
        Set<Integer> nodes = new HashSet<>(graph.cells().get(i).asList());
        assertThat(nodes).hasSize(graph.cells().get(i).length()).hasSizeBetween(1, 3);
        nodes.forEach(node -> uses[node]++);
        for (int j = 0; j < i; j++) {
          Set<Integer> shared = new HashSet<>(graph.cells().get(j).asList());
          shared.retainAll(nodes);
          assertThat(shared.isEmpty() && board.neighbors(cells.get(i)).contains(cells.get(j)))
              .isFalse();
        }
      }
      for (int node = position.drawing().terminals().size() + 1; node < uses.length; node++) {
        assertThat(uses[node]).isGreaterThan(1);
      }
    }
  }

  /** Walking round the cells and inner stones one meets terminals 1, 2, 3 in that order. */
  @Test
  void terminalsAreClockwise() {
    for (PrimaryPosition position : shipped) {
      PrimaryDrawing drawing = position.drawing();
      List<LatticePoint> shape = insideOf(drawing);
      StringBuilder met = new StringBuilder();
      Polyhex polyhex = Polyhex.of(shape);
      LatticePoint origin = shape.stream().sorted().toList().get(0).minus(polyhex.cells().get(0));
      for (LatticePoint point : polyhex.ring()) {
        Cell cell = new Cell(point.col() + origin.col(), point.row() + origin.row());
        for (int i = 0; i < drawing.terminals().size(); i++) {
          met.append(drawing.terminals().get(i).cells().contains(cell) ? "" + (i + 1) : "");
        }
      }
      String order = met.toString().replaceAll("(.)\\1+", "$1");
      String twice = "123123123".replace(drawing.terminals().size() == 2 ? "3" : "", "");
      assertThat(twice).as(position.name()).contains(order.substring(0, 2));
      assertThat(order.length()).isBetween(drawing.terminals().size(), 4);
    }
  }

  /** The empty cells and the groups of stones that don't reach the outside. */
  private static List<LatticePoint> insideOf(PrimaryDrawing drawing) {
    List<LatticePoint> inside = new ArrayList<>();
    drawing.cells().forEach(cell -> inside.add(point(cell)));
    for (ImmutableSet<Cell> stones : List.of(drawing.stones().black(), drawing.stones().white())) {
      for (Set<LatticePoint> group :
          NaiveSearch.groups(stones.stream().map(PrimaryListTest::point).toList())) {
        if (group.stream().noneMatch(stone -> reachesOutside(stone, drawing))) {
          inside.addAll(group);
        }
      }
    }
    return inside;
  }

  private static LatticePoint point(Cell cell) {
    return new LatticePoint(cell.row(), cell.col());
  }

  private static boolean reachesOutside(LatticePoint stone, PrimaryDrawing drawing) {
    Board board = drawing.stones().board();
    List<Cell> around = board.neighbors(new Cell(stone.col(), stone.row()));
    return around.size() < LatticePoint.DIRECTIONS
        || around.stream()
            .anyMatch(
                cell ->
                    drawing.stones().at(cell) == Content.EMPTY && !drawing.cells().contains(cell));
  }

  @Test
  void readsBackWhatIsWritten() throws Exception {
    String text = PrimaryList.write(shipped);
    assertThat(PrimaryList.read("test", text)).isEqualTo(shipped);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Q1 1",
        "Q1 1 {⊤|",
        "Q1 1 {⊤|⊥}",
        "Q1 2 {⊤|⊥}\n  1 O\n O . 2\n  3 O",
        "Q1 1 {⊤|⊥}\n  1 O\n  O . 2\n  3 O",
        "Q1 1 {⊤|⊥}\n  1 O\n O . 3\n  3 O",
        "Q1 1 {⊤|⊥}\n  1 O\n O . Y\n  3 O"
      })
  void whatCannotBeReadIsRefusedWithItsPlace(String text) {
    assertThatThrownBy(() -> PrimaryList.read("test", "# list\n" + text + "\n"))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("test:2:");
  }

  @Test
  void valuesAreCanonical() {
    Values values = new Values(Posets.P3);
    for (PrimaryPosition position : shipped) {
      assertThat(GameWriter.write(values.of(position.value()), values))
          .isEqualTo(GameWriter.write(position.value(), Posets.P3, false));
    }
  }
}
