package org.hexproof.realize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.RegionText;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.shannon.RandomHypergraphs;
import org.junit.jupiter.api.Test;

class JuxtapositionTest {
  /** How many shapes with many stones. */
  private static final int CROWDED = 12 * Integer.getInteger("hexproof.rounds", 1);

  private static final Effort LITTLE = new Effort(1, 0, 10_000);
  private static final Effort QUICK = new Effort(1, 10, 10_000);

  /** A template by its stones, carrier, A and B. */
  private record ForkTemplate(Position stones, ImmutableSet<Cell> carrier, Cell a, Cell b) {}

  /** III-2-g, III-2-e and III-2-f with B black, and a fork whose B is empty. */
  private static final List<ForkTemplate> SHAPES =
      List.of(
          shape(new Board(3, 3), "c1 a2", "b1 b2 c2 a3 b3 c3", "c1", "a2"),
          shape(new Board(4, 3), "d1 b2", "c2 d2 a3 b3 c3 d3", "d1", "b2"),
          shape(new Board(5, 3), "b1 d1", "c1 e1 b2 c2 d2 e2 a3 b3 c3 d3 e3", "b1", "d1"),
          shape(new Board(5, 3), "e1", "c1 b2 c2 d2 e2 a3 b3 c3 d3 e3", "e1", "c1"));

  private final Random random = new Random(3);

  private static ForkTemplate shape(Board board, String black, String carrier, String a, String b) {
    return new ForkTemplate(
        Position.of(board, RegionText.cells(black), List.of()),
        RegionText.cells(carrier),
        Cell.parse(a),
        Cell.parse(b));
  }

  /** A context that joins no two terminals for good. */
  private Hypergraph context() {
    while (true) {
      Hypergraph graph = RandomHypergraphs.of(1 + random.nextInt(8), random).pruned();
      if (graph.terminals().stream()
          .allMatch(node -> graph.cells().stream().anyMatch(cell -> cell.contains(node)))) {
        return graph;
      }
    }
  }

  @Test
  void filledBoardsJoinTopAndBottomAsTheSumDoes() {
    for (int round = 0; round < 24; round++) {
      ForkTemplate shape = SHAPES.get(round % SHAPES.size());
      // Towers have drawings that are shipped, for which templates are mirrored.
      Hypergraph context =
          round % 3 == 0
              ? NamedContexts.hypergraph("simpleswitch:" + (1 + round / 12), true).orElseThrow()
              : context();
      Composition all =
          Juxtaposition.compose(shape.stones, shape.carrier, shape.a, shape.b, context, QUICK);
      checkFillings(all, shape, context);
    }
  }

  @Test
  void superswitchesOfTwoStepsFitThirteenByThirteen() {
    Hypergraph context = NamedContexts.hypergraph("superswitch:2", true).orElseThrow();
    for (ForkTemplate shape : SHAPES) {
      Composition all =
          Juxtaposition.compose(
              shape.stones, shape.carrier, shape.a, shape.b, context, Effort.MODEST.within(13));
      assertThat(all.position().board().cols()).isLessThanOrEqualTo(13);
      assertThat(all.position().board().rows()).isLessThanOrEqualTo(13);
      checkFillings(all, shape, context);
    }
  }

  /** Two terminals of the context, or all, are one from the start. */
  @Test
  void contextsThatJoinTerminalsFromTheStartAreDrawn() {
    int drawn = 0;
    int decided = 0;
    for (int round = 0; round < CROWDED; round++) {
      ForkTemplate shape = round % 2 == 0 ? SHAPES.get(round / 2 % SHAPES.size()) : crowded();
      Hypergraph context = joined(context(), round % 4);
      try {
        Composition all =
            Juxtaposition.compose(shape.stones, shape.carrier, shape.a, shape.b, context, LITTLE);
        checkFillings(all, shape, context);
        drawn++;
      } catch (IllegalArgumentException e) {
        assertThat(e.getMessage()).containsAnyOf("can't be reached", "nothing to decide");
        decided += e.getMessage().contains("nothing") ? 1 : 0;
        assertThat(round % 2).as(e.getMessage()).isEqualTo(1);
      }
    }
    assertThat(drawn).isGreaterThan(CROWDED / 2);
    assertThat(decided).isPositive();
  }

  /** The graph with two of its terminals made one, or with all three. */
  private static Hypergraph joined(Hypergraph graph, int which) {
    List<Integer> terminals = graph.terminals().asList();
    List<Integer> one = which == 3 ? terminals : new ArrayList<>(terminals);
    if (which < 3) {
      one.remove(which);
    }
    UnaryOperator<Integer> image = node -> one.contains(node) ? one.get(0) : node;
    return new Hypergraph(
            ImmutableIntArray.copyOf(terminals.stream().map(image).toList()),
            graph.cells().stream()
                .map(
                    cell ->
                        ImmutableIntArray.copyOf(
                            cell.asList().stream().map(image).distinct().sorted().toList()))
                .collect(ImmutableList.toImmutableList()))
        .pruned();
  }

  /** Unnamed stones may touch A, B, each other and the edge, and so may A and B. */
  @Test
  void stonesThatHangTogetherWithTerminalsAreDrawn() {
    int drawn = 0;
    int tied = 0;
    for (int round = 0; round < CROWDED; round++) {
      ForkTemplate shape = crowded();
      Hypergraph context =
          NamedContexts.hypergraph("simpleswitch:" + (1 + round % 2), true).orElseThrow();
      try {
        Composition all =
            Juxtaposition.compose(shape.stones, shape.carrier, shape.a, shape.b, context, LITTLE);
        checkFillings(all, shape, context);
        drawn++;
        tied += isTied(shape) ? 1 : 0;
      } catch (IllegalArgumentException e) {
        assertThat(e).hasMessageContaining("can't be reached");
      }
    }
    assertThat(drawn).isGreaterThan(CROWDED / 2);
    assertThat(tied).isGreaterThan(CROWDED / 5);
  }

  private ForkTemplate crowded() {
    Board board = new Board(3 + random.nextInt(3), 2 + random.nextInt(2));
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    Cell a = cells.get(0);
    Cell b = cells.get(1);
    Set<Cell> black = new HashSet<>(List.of(a, b));
    Set<Cell> carrier = new HashSet<>();
    for (Cell cell : cells.subList(2, cells.size())) {
      int roll = random.nextInt(4);
      if (roll == 0) {
        black.add(cell);
      } else if (roll < 3) {
        carrier.add(cell);
      }
    }
    if (carrier.isEmpty()) {
      return crowded();
    }
    return new ForkTemplate(
        Position.of(board, black, List.of()), ImmutableSet.copyOf(carrier), a, b);
  }

  /** Whether A or B hangs together with the edge or with each other. */
  private static boolean isTied(ForkTemplate shape) {
    return Stream.of(shape.a, shape.b)
        .anyMatch(
            cell ->
                shape.stones.board().touches(cell, Edge.BOTTOM)
                    || shape.stones.board().neighbors(cell).stream()
                        .anyMatch(shape.stones.black()::contains));
  }

  private void checkFillings(Composition all, ForkTemplate shape, Hypergraph context) {
    assertThat(all.context()).hasSize(context.cells().size());
    assertThat(all.position().empty()).hasSize(context.cells().size() + shape.carrier.size());
    for (int filling = 0; filling < 60; filling++) {
      Set<Cell> black = some(shape.carrier);
      Set<Integer> cells = some(indices(context));
      Position board = all.position();
      for (Cell cell : shape.carrier) {
        board = board.with(all.template().get(cell), stone(black.contains(cell)));
      }
      for (int i = 0; i < context.cells().size(); i++) {
        board = board.with(all.context().get(i), stone(cells.contains(i)));
      }
      assertThat(joinsTopAndBottom(board))
          .as("%s %s %s %s", shape, context, black, cells)
          .isEqualTo(joins(shape, black, context, cells));
    }
  }

  @Test
  void aCellThatIsShutInCanNotBeB() {
    ForkTemplate shape = SHAPES.get(3);
    assertThatThrownBy(
            () ->
                Juxtaposition.compose(
                    shape.stones, shape.carrier, shape.a, Cell.parse("c3"), context(), QUICK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("can't be reached");
  }

  private static Content stone(boolean black) {
    return black ? Content.BLACK : Content.WHITE;
  }

  private static List<Integer> indices(Hypergraph graph) {
    List<Integer> indices = new ArrayList<>();
    for (int i = 0; i < graph.cells().size(); i++) {
      indices.add(i);
    }
    return indices;
  }

  private <T> Set<T> some(Iterable<T> all) {
    ImmutableSet.Builder<T> chosen = ImmutableSet.builder();
    for (T each : all) {
      if (random.nextInt(3) > 0) {
        chosen.add(each);
      }
    }
    return chosen.build();
  }

  private static boolean joinsTopAndBottom(Position board) {
    Set<Cell> reached = new HashSet<>();
    Deque<Cell> open = new ArrayDeque<>();
    for (Cell cell : board.board().along(Edge.TOP)) {
      if (board.at(cell) == Content.BLACK && reached.add(cell)) {
        open.add(cell);
      }
    }
    while (!open.isEmpty()) {
      for (Cell next : board.board().neighbors(open.remove())) {
        if (board.at(next) == Content.BLACK && reached.add(next)) {
          open.add(next);
        }
      }
    }
    return reached.stream().anyMatch(cell -> board.board().touches(cell, Edge.BOTTOM));
  }

  /** The same for template and context side by side: from terminal 3 of one to the edge. */
  private static boolean joins(
      ForkTemplate shape, Set<Cell> black, Hypergraph context, Set<Integer> cells) {
    Set<Object> reached = new HashSet<>();
    reached.add(context.terminals().get(2));
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int cell : cells) {
        ImmutableList<Integer> nodes = ImmutableList.copyOf(context.cells().get(cell).asList());
        grows |= nodes.stream().anyMatch(reached::contains) && reached.addAll(nodes);
      }
      for (Cell cell :
          ImmutableSet.<Cell>builder().addAll(shape.stones.black()).addAll(black).build()) {
        grows |=
            shape.stones.board().neighbors(cell).stream().anyMatch(reached::contains)
                && reached.add(cell);
      }
      grows |= link(reached, context.terminals().get(0), shape.b, shape, black);
      grows |= link(reached, context.terminals().get(1), shape.a, shape, black);
    }
    return reached.stream()
        .anyMatch(
            each -> each instanceof Cell cell && cell.row() == shape.stones.board().rows() - 1);
  }

  private static boolean link(
      Set<Object> reached, int node, Cell cell, ForkTemplate shape, Set<Cell> black) {
    boolean isBlack = black.contains(cell) || shape.stones.at(cell) == Content.BLACK;
    boolean either = reached.contains(node) || reached.contains(cell);
    return isBlack && either && reached.addAll(List.of(node, cell));
  }
}
