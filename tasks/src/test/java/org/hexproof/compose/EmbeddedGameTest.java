package org.hexproof.compose;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.embed.Bridgit;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.switching.SwitchingPlayer;
import org.hexproof.switching.SwitchingPosition;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The solver on games inside larger boards, against the games themselves. */
final class EmbeddedGameTest {
  /** Positions of Bridg-It that are solved; of one in ten, all winning moves are looked for. */
  private static final int POSITIONS = 30 * Integer.getInteger("hexproof.rounds", 1);

  private static final int MOST_COLS = 5;
  private static final int MOST_ROWS = 5;

  private final HexSolver solver = EmbeddedLibrary.load().newSolver(1);

  @AfterEach
  void close() {
    solver.close();
  }

  private Color winner(Position position, Color toMove) {
    Problem problem = new Problem(position, toMove, Goal.TOP_TO_BOTTOM);
    return ((Answer.Decided) solver.solve(problem, Limits.DEFAULT)).winner();
  }

  private ImmutableSet<Cell> winningMoves(Position position, Color toMove) {
    Problem problem = new Problem(position, toMove, Goal.TOP_TO_BOTTOM);
    return solver.winningMoves(problem, Limits.DEFAULT).winning();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void everyOpeningOfHexIsWorthTheSame(int times) {
    Position small = Position.empty(new Board(4, 4));
    EmbeddedGame large = EmbeddedGame.hex(4, times);
    for (Cell cell : small.empty()) {
      Cell image = large.cells().get(cell.toString());
      for (Color first : Color.values()) {
        assertThat(winner(large.position().with(image, first.stone()), first.opposite()))
            .as("%s at %s, %s times", first, cell, times)
            .isEqualTo(winner(small.with(cell, first.stone()), first.opposite()));
      }
    }
  }

  @Test
  void positionsOfHexHaveTheSameWinningMoves() {
    Random random = new Random(11);
    Board board = new Board(3, 3);
    for (int round = 0; round < 200; round++) {
      int times = 1 + random.nextInt(4);
      EmbeddedGame game = EmbeddedGame.hex(3, times);
      Position small = Position.empty(board);
      Position large = game.position();
      List<Cell> cells = new ArrayList<>(board.cells());
      Collections.shuffle(cells, random);
      for (Cell cell : cells.subList(0, random.nextInt(7))) {
        Color color = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        small = small.with(cell, color.stone());
        large = large.with(game.cells().get(cell.toString()), color.stone());
      }
      for (Color toMove : Color.values()) {
        Set<Cell> expected =
            winningMoves(small, toMove).stream()
                .map(cell -> game.cells().get(cell.toString()))
                .collect(Collectors.toSet());
        assertThat(winner(large, toMove)).isEqualTo(winner(small, toMove));
        assertThat(winningMoves(large, toMove))
            .as("%s, %s times", small, times)
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void squaringChangesNothing() {
    EmbeddedGame game = EmbeddedGame.hex(3, 1);
    EmbeddedGame squared = game.squared();
    Board board = squared.position().board();
    assertThat(board.cols()).isEqualTo(board.rows());
    for (Color toMove : Color.values()) {
      Set<String> winning = names(squared, winningMoves(squared.position(), toMove));
      assertThat(winning).isEqualTo(names(game, winningMoves(game.position(), toMove)));
    }
  }

  private static Set<String> names(EmbeddedGame game, Set<Cell> cells) {
    return game.cells().entrySet().stream()
        .filter(move -> cells.contains(move.getValue()))
        .map(move -> move.getKey())
        .collect(Collectors.toSet());
  }

  /** The solver, which searches, and two trees, which don't. */
  @Test
  void bridgitIsWonByWhoHasTheTrees() {
    Random random = new Random(5);
    int blackWins = 0;
    for (int round = 0; round < POSITIONS; round++) {
      Bridgit bridgit = new Bridgit(1 + random.nextInt(MOST_COLS), 1 + random.nextInt(MOST_ROWS));
      EmbeddedGame game = EmbeddedGame.bridgit(bridgit, 0);
      ImmutableList<Cell> cells = game.cells().values().asList();
      List<Integer> moves = new ArrayList<>();
      for (int move = 0; move < cells.size(); move++) {
        moves.add(move);
      }
      Collections.shuffle(moves, random);
      Color toMove = random.nextBoolean() ? Color.BLACK : Color.WHITE;
      Position position = game.position();
      SwitchingPosition switching = bridgit.game().start();
      for (int move : moves.subList(0, random.nextInt(moves.size()))) {
        position = position.with(cells.get(move), toMove.stone());
        switching = switching.with(move, player(toMove));
        toMove = toMove.opposite();
      }
      SwitchingPlayer winner = switching.winner(player(toMove));
      assertThat(player(winner(position, toMove)))
          .as("%s, %s to move", position, toMove)
          .isEqualTo(winner);
      if (round % 10 == 0) {
        Set<Cell> winning =
            switching.winningMoves(player(toMove)).stream()
                .map(cells::get)
                .collect(Collectors.toSet());
        assertThat(winningMoves(position, toMove))
            .as("%s, %s to move", position, toMove)
            .isEqualTo(winning);
      }
      blackWins += winner == SwitchingPlayer.SHORT ? 1 : 0;
    }
    assertThat(blackWins).isBetween(POSITIONS / 4, 3 * POSITIONS / 4);
  }

  private static SwitchingPlayer player(Color color) {
    return color == Color.BLACK ? SwitchingPlayer.SHORT : SwitchingPlayer.CUT;
  }
}
