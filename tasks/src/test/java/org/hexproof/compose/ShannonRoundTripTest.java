package org.hexproof.compose;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.realize.Effort;
import org.hexproof.realize.HexRealization;
import org.hexproof.shannon.Settled;
import org.hexproof.shannon.ShannonGame;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

/**
 * Random positions become Shannon games and boards again ([H3T], Theorem 2.3). The solver judges
 * both boards, and the definition the games, where they are small.
 */
class ShannonRoundTripTest {
  private static final int COUNT = 8 * Integer.getInteger("hexproof.rounds", 1);
  private static final int MOST_SIDE = 6;

  /** A game of so many cells has at most 3^8 positions. */
  private static final int NAIVE_CELLS = 8;

  private static final ImmutableList<Terminal> ENDS =
      ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM));

  /** The winner and the names of the cells that win for the side to move. */
  private record Verdict(Color winner, Set<String> winning) {
    Verdict among(List<String> cells) {
      return new Verdict(winner, winning.stream().filter(cells::contains).collect(toSet()));
    }
  }

  @Test
  void thereAndBackTheSameSideWinsByTheSameCells() {
    Random random = new Random(20);
    int naive = 0;
    int settled = 0;
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int round = 0; round < COUNT; round++) {
        Position position = position(random);
        ShannonGame game = ShannonGame.of(position, position.empty(), ENDS);
        assertThat(game.cells()).isEqualTo(position.empty().stream().map(Cell::toString).toList());
        HexRealization back = HexRealization.of(game.graph(), new Effort(round, 5, 200));
        assertThat(back.position().empty()).hasSameSizeAs(game.cells());
        ShannonGame reduced = Settled.of(game.graph()).outOf(game);
        settled += game.cells().size() - reduced.cells().size();
        HexRealization small = HexRealization.of(reduced.graph(), new Effort(round, 5, 200));
        for (Color toMove : Color.values()) {
          Verdict wanted =
              solved(solver, position, position.empty().asList(), game.cells(), toMove);
          assertThat(solved(solver, back.position(), back.cells(), game.cells(), toMove))
              .as("%s, %s to move, %s", position, toMove, back)
              .isEqualTo(wanted);
          assertThat(solved(solver, small.position(), small.cells(), reduced.cells(), toMove))
              .as("%s, %s to move, reduced to %s", position, toMove, reduced)
              .isEqualTo(wanted.among(reduced.cells()));
          if (game.cells().size() <= NAIVE_CELLS) {
            assertThat(naive(game, toMove)).as("%s, %s to move", game, toMove).isEqualTo(wanted);
            naive++;
          }
        }
      }
    }
    assertThat(naive).isGreaterThan(COUNT / 4);
    assertThat(settled).isGreaterThan(COUNT);
  }

  private static Position position(Random random) {
    Board board = new Board(1 + random.nextInt(MOST_SIDE), 1 + random.nextInt(MOST_SIDE));
    double stones = random.nextDouble();
    Position position = Position.empty(board);
    for (Cell cell : board.cells()) {
      if (random.nextDouble() < stones) {
        position = position.with(cell, random.nextBoolean() ? Content.BLACK : Content.WHITE);
      }
    }
    return position;
  }

  private static Verdict solved(
      HexSolver solver, Position position, List<Cell> cells, List<String> names, Color toMove) {
    HexSolver.Moves moves =
        solver.winningMoves(new Problem(position, toMove, Goal.TOP_TO_BOTTOM), Limits.DEFAULT);
    return new Verdict(
        ((Answer.Decided) moves.answer()).winner(),
        moves.winning().stream().map(cell -> names.get(cells.indexOf(cell))).collect(toSet()));
  }

  /** Straight from [H3T], section 2.1. */
  private static Verdict naive(ShannonGame game, Color toMove) {
    Map<List<Integer>, Boolean> known = new HashMap<>();
    boolean black = wins(game, 0, 0, toMove, known);
    Set<String> winning =
        IntStream.range(0, game.cells().size())
            .filter(
                cell ->
                    toMove == Color.BLACK
                        ? wins(game, 1 << cell, 0, Color.WHITE, known)
                        : !wins(game, 0, 1 << cell, Color.BLACK, known))
            .mapToObj(game.cells()::get)
            .collect(toSet());
    return new Verdict(black ? Color.BLACK : Color.WHITE, winning);
  }

  private static boolean wins(
      ShannonGame game, int black, int white, Color toMove, Map<List<Integer>, Boolean> known) {
    int cells = game.cells().size();
    if ((black | white) == (1 << cells) - 1) {
      return joins(game, black);
    }
    List<Integer> key = List.of(black, white, toMove == Color.BLACK ? 1 : 0);
    Boolean before = known.get(key);
    if (before != null) {
      return before;
    }
    boolean isBlack = toMove == Color.BLACK;
    boolean wins = !isBlack;
    for (int cell = 0; cell < cells && wins != isBlack; cell++) {
      int bit = 1 << cell;
      if (((black | white) & bit) == 0) {
        wins =
            isBlack
                ? wins(game, black | bit, white, Color.WHITE, known)
                : wins(game, black, white | bit, Color.BLACK, known);
      }
    }
    known.put(key, wins);
    return wins;
  }

  private static boolean joins(ShannonGame game, int black) {
    BitSet reached = new BitSet();
    reached.set(game.graph().terminals().get(0));
    int before;
    do {
      before = reached.cardinality();
      for (int cell = 0; cell < game.cells().size(); cell++) {
        List<Integer> nodes = game.graph().cells().get(cell).asList();
        if ((black >> cell & 1) != 0 && nodes.stream().anyMatch(reached::get)) {
          nodes.forEach(reached::set);
        }
      }
    } while (reached.cardinality() > before);
    return reached.get(game.graph().terminals().get(1));
  }
}
