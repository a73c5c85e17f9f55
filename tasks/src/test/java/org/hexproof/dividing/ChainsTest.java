package org.hexproof.dividing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Collections;
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
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Division;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Reference;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

/** Chains on small boards, compared with all ways to share the cells between two links. */
final class ChainsTest {
  private static final int BOARDS = 200 * Integer.getInteger("hexproof.rounds", 1);
  private static final int MOST_EMPTY = 12;

  private final Random random = new Random(Long.getLong("hexproof.seed", 7));
  private final Reference reference = Reference.bruteForce();

  @Test
  void linksHoldInCellsOfTheirOwn() {
    int found = 0;
    int possible = 0;
    int missed = 0;
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < BOARDS; i++) {
        Position position = random();
        CutBoard cut = new CutBoard("random", position);
        Optional<Division> division = new Chains(cut, new Links(cut, solver)).division();
        boolean isPossible = isPossible(position);
        if (division.isPresent()) {
          found++;
          check(division.get(), position);
        }
        possible += isPossible ? 1 : 0;
        missed += isPossible && division.isEmpty() ? 1 : 0;
      }
    }
    System.out.println("chains " + found + ", of two links " + possible + ", missed " + missed);
    assertThat(found).isPositive();
    assertThat(missed).isLessThanOrEqualTo(possible / 5);
  }

  private void check(Division division, Position position) {
    Set<Cell> cells = Sets.newHashSet();
    Terminal last = Terminal.of(Edge.TOP);
    for (DividedRegion part : division.parts()) {
      assertThat(part.terminals().get(0)).isEqualTo(last);
      last = part.terminals().get(1);
      assertThat(position.empty()).containsAll(part.cells());
      assertThat(part.cells()).allMatch(cells::add);
      assertThat(joins(division.drawn(part), part.terminals())).as("%s", position).isTrue();
    }
    assertThat(last).isEqualTo(Terminal.of(Edge.BOTTOM));
  }

  /** Whether a stone is joined to both edges, by any part of the empty cells and by the rest. */
  private boolean isPossible(Position position) {
    return position.groups(Content.BLACK).stream()
        .filter(
            group ->
                Sets.intersection(group, position.board().along(Edge.TOP)).isEmpty()
                    && Sets.intersection(group, position.board().along(Edge.BOTTOM)).isEmpty())
        .anyMatch(group -> isPossible(position, group));
  }

  private boolean isPossible(Position position, ImmutableSet<Cell> group) {
    Terminal stone = Terminal.of(group.iterator().next());
    return Sets.powerSet(position.empty()).stream()
        .anyMatch(
            up ->
                joins(position, up, Edge.TOP, stone)
                    && joins(position, Sets.difference(position.empty(), up), Edge.BOTTOM, stone));
  }

  private boolean joins(Position position, Set<Cell> cells, Edge edge, Terminal stone) {
    return joins(
        Position.amidWhite(position.board(), position.black(), cells),
        ImmutableList.of(Terminal.of(edge), stone));
  }

  private boolean joins(Position position, ImmutableList<Terminal> ends) {
    return reference.winner(new Problem(position, Color.WHITE, Goal.join(ends))) == Color.BLACK;
  }

  private Position random() {
    Board board = new Board(3 + random.nextInt(3), 3 + random.nextInt(2));
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    int black = 1 + random.nextInt(4);
    int stones = Math.max(black, cells.size() - MOST_EMPTY);
    return Position.of(board, cells.subList(0, black), cells.subList(black, stones));
  }
}
