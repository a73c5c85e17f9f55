package org.hexproof.compose;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Problem;
import org.junit.jupiter.api.Test;

/**
 * A framed problem is the same game as the problem: their empty cells correspond, and whichever way
 * these are filled, Black has joined top and bottom exactly if Black has reached the goal.
 */
final class FramedProblemTest {
  private static final ImmutableList<Edge> EDGES = ImmutableList.copyOf(Edge.values());
  private static final int CASES = 1200;
  private static final int MOST_EMPTY = 6;

  @Test
  void everyFillingHasTheSameOutcome() {
    Random random = new Random(20261121);
    int framed = 0;
    int interior = 0;
    for (int i = 0; i < CASES; i++) {
      Problem problem = randomProblem(random);
      Optional<FramedProblem> frame = FramedProblem.of(problem);
      if (frame.isPresent()) {
        framed++;
        interior += isInterior(problem.goal()) ? 1 : 0;
        checkEveryFilling(problem, frame.get());
      }
    }
    assertThat(framed).isGreaterThan(CASES / 4);
    assertThat(interior).isGreaterThan(CASES / 20);
  }

  private static boolean isInterior(Goal goal) {
    return goal.alternatives().get(0).stream().allMatch(terminal -> terminal.edges().isEmpty());
  }

  private static void checkEveryFilling(Problem problem, FramedProblem frame) {
    assertThat(frame.problem().toMove()).isEqualTo(problem.toMove());
    assertThat(frame.problem().goal()).isEqualTo(Goal.TOP_TO_BOTTOM);
    List<Cell> images = frame.problem().position().empty().asList();
    List<Cell> origins = images.stream().map(frame::origin).toList();
    assertThat(ImmutableSet.copyOf(origins)).isEqualTo(problem.position().empty());
    for (int mask = 0; mask < 1 << images.size(); mask++) {
      boolean expected = reached(filled(problem.position(), origins, mask), problem.goal());
      boolean actual =
          reached(filled(frame.problem().position(), images, mask), Goal.TOP_TO_BOTTOM);
      assertThat(actual).as("%s filled %s, framed %s", problem, mask, frame).isEqualTo(expected);
    }
  }

  private static Position filled(Position position, List<Cell> empty, int mask) {
    Position filled = position;
    for (int i = 0; i < empty.size(); i++) {
      filled = filled.with(empty.get(i), (mask >> i & 1) == 1 ? Content.BLACK : Content.WHITE);
    }
    return filled;
  }

  /** Floods from one terminal of an alternative, through the others, and looks for all of them. */
  private static boolean reached(Position filled, Goal goal) {
    return goal.alternatives().stream().anyMatch(terminals -> joined(filled, terminals));
  }

  private static boolean joined(Position filled, ImmutableList<Terminal> terminals) {
    Set<Terminal> reached = new HashSet<>(List.of(terminals.get(0)));
    Set<Cell> group = new HashSet<>();
    Deque<Cell> open = new ArrayDeque<>(cells(filled, terminals.get(0)));
    while (!open.isEmpty()) {
      Cell cell = open.remove();
      if (!group.add(cell)) {
        continue;
      }
      open.addAll(
          filled.board().neighbors(cell).stream().filter(filled.black()::contains).toList());
      for (Terminal terminal : terminals) {
        if (cells(filled, terminal).contains(cell) && reached.add(terminal)) {
          open.addAll(cells(filled, terminal));
        }
      }
    }
    return reached.size() == terminals.size();
  }

  /** The black stones that belong to a terminal. */
  private static ImmutableSet<Cell> cells(Position filled, Terminal terminal) {
    return filled.black().stream()
        .filter(
            cell ->
                terminal.cells().contains(cell)
                    || terminal.edges().stream()
                        .anyMatch(edge -> filled.board().touches(cell, edge)))
        .collect(ImmutableSet.toImmutableSet());
  }

  private static Problem randomProblem(Random random) {
    Board board = new Board(1 + random.nextInt(5), 2 + random.nextInt(4));
    Position position = Position.empty(board);
    List<Cell> black = new ArrayList<>();
    int empty = 0;
    for (Cell cell : board.cells()) {
      int roll = random.nextInt(10);
      if (roll < 3) {
        position = position.with(cell, Content.BLACK);
        black.add(cell);
      } else if (roll < 6 || empty == MOST_EMPTY) {
        position = position.with(cell, Content.WHITE);
      } else {
        empty++;
      }
    }
    Terminal first = randomTerminal(random, black);
    Terminal second = randomTerminal(random, black);
    while (second.equals(first)) {
      second = randomTerminal(random, black);
    }
    return new Problem(
        position,
        random.nextBoolean() ? Color.BLACK : Color.WHITE,
        Goal.join(ImmutableList.of(first, second)));
  }

  private static Terminal randomTerminal(Random random, List<Cell> black) {
    if (black.size() < 3 || random.nextInt(3) == 0) {
      return Terminal.of(EDGES.get(random.nextInt(4)));
    }
    ImmutableSet.Builder<Cell> cells = ImmutableSet.builder();
    for (int i = random.nextInt(2); i >= 0; i--) {
      cells.add(black.get(random.nextInt(black.size())));
    }
    return Terminal.of(cells.build());
  }

  @Test
  void threeTerminalsCantBeFramed() {
    Position position =
        Position.of(
            new Board(3, 3),
            ImmutableList.of(Cell.parse("a1"), Cell.parse("c1")),
            ImmutableList.of());
    Goal goal =
        Goal.join(
            ImmutableList.of(
                Terminal.of(Cell.parse("a1")),
                Terminal.of(Cell.parse("c1")),
                Terminal.of(Edge.BOTTOM)));
    assertThat(FramedProblem.of(new Problem(position, Color.WHITE, goal))).isEmpty();
  }

  @Test
  void anEnclosedStoneCantBeFramed() {
    Position position =
        Position.of(new Board(3, 3), ImmutableList.of(Cell.parse("b2")), ImmutableList.of());
    Goal goal =
        Goal.join(ImmutableList.of(Terminal.of(Cell.parse("b2")), Terminal.of(Edge.BOTTOM)));
    assertThat(FramedProblem.of(new Problem(position, Color.WHITE, goal))).isEmpty();
  }
}
