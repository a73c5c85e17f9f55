package org.hexproof.local;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.library.Library;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Limits;
import org.hexproof.spot.Match;
import org.hexproof.spot.Spotter;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

final class BondsTest {
  private static final int BOARDS = 300 * Integer.getInteger("hexproof.rounds", 1);

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private final Spotter spotter = Story.spotter(Library.read());
  private final Judge judge = new Judge(new BruteForceSolver(), Limits.DEFAULT);

  @Test
  void whatIsConnectedStaysSoThoughTheOtherSideMoves() {
    int joined = 0;
    int byTemplates = 0;
    for (int i = 0; i < BOARDS; i++) {
      Position position = Judge.crowded(random);
      Color side = random.nextBoolean() ? Color.BLACK : Color.WHITE;
      List<Cell> stones = position.cells(side.stone()).asList();
      if (stones.isEmpty()) {
        continue;
      }
      List<Match> candidates = new ArrayList<>(spotter.spot(position, side));
      Collections.shuffle(candidates, random);
      Bonds bonds = Bonds.of(position, side, candidates);
      byTemplates += bonds.used().size();
      Cell one = stones.get(random.nextInt(stones.size()));
      if (!bonds.span()) {
        joined += checkEdges(position, side, bonds, one);
        joined += checkStones(position, side, bonds, one);
      } else {
        check(position, side, Judge.edges(side));
      }
    }
    assertThat(joined).isGreaterThan(BOARDS / 4);
    assertThat(byTemplates).isGreaterThan(BOARDS / 4);
  }

  @Test
  void stonesThatCountAsOneGroupHaveToBeOne() {
    int apart = 0;
    for (Template template : Library.read()) {
      if (template.kind() == Kind.EDGE && template.promise().named().size() > 1) {
        // A row higher, so that no stone touches the other edge.
        UnaryOperator<Cell> place = cell -> cell.moved(0, 1);
        Board board = new Board(template.board().cols(), template.board().rows() + 1);
        Position position = template.surrounded().amidWhite(board, place);
        ImmutableSet<Cell> named = Cell.moved(template.promise().named(), place);
        boolean isOne = position.group(named.iterator().next()).containsAll(named);
        ImmutableList<Match> matches =
            Spotter.of(ImmutableList.of(template)).spot(position, Color.BLACK);
        assertThat(matches).isNotEmpty();
        assertThat(Bonds.of(position, Color.BLACK, matches).used().isEmpty()).isEqualTo(!isOne);
        apart += isOne ? 0 : 1;
      }
    }
    assertThat(apart).isPositive();
  }

  private int checkEdges(Position position, Color side, Bonds bonds, Cell stone) {
    int reached = 0;
    for (Edge edge : bonds.edges()) {
      if (bonds.reaches(stone, edge)) {
        check(position, side, ImmutableList.of(Terminal.of(stone), Terminal.of(edge)));
        reached++;
      }
    }
    return reached;
  }

  /** Those that an edge joins are joined only if the edge counts. */
  private int checkStones(Position position, Color side, Bonds bonds, Cell stone) {
    int joined = 0;
    for (Cell other : bonds.joinedTo(stone)) {
      if (!other.equals(stone) && bonds.edges().stream().noneMatch(e -> bonds.reaches(stone, e))) {
        check(position, side, ImmutableList.of(Terminal.of(stone), Terminal.of(other)));
        joined++;
      }
    }
    return joined;
  }

  private void check(Position position, Color side, ImmutableList<Terminal> ends) {
    assertThat(judge.winner(position, side, side.opposite(), ends))
        .as("%s: %s joins %s", position, side, ends)
        .isEqualTo(Optional.of(side));
  }
}
