package org.hexproof.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.junit.jupiter.api.Test;

final class AnnotatorTest {
  private static final Duration LIMIT = Duration.ofDays(1);

  private final BruteForceSolver naive = new BruteForceSolver();

  private HexSolver.Moves moves(Position position, org.hexproof.board.Color toMove) {
    return naive.winningMoves(
        new org.hexproof.solver.Problem(position, toMove, Goal.TOP_TO_BOTTOM), Limits.DEFAULT);
  }

  private Annotated annotate(String text) throws Exception {
    try (Solver solver = Solver.open()) {
      return Annotator.annotate("a.sgf", text, solver, LIMIT);
    }
  }

  @Test
  void movesAreWorthWhatBruteForceSays() throws Exception {
    List<org.hexproof.board.Cell> cells =
        new ArrayList<>(new org.hexproof.board.Board(3, 3).cells());
    StringBuilder text = new StringBuilder();
    List<List<Annotated.Move>> games = new ArrayList<>();
    for (int seed = 0; seed < 5; seed++) {
      Collections.shuffle(cells, new Random(seed));
      Position position = Position.empty(new org.hexproof.board.Board(3, 3));
      org.hexproof.board.Color player = org.hexproof.board.Color.BLACK;
      List<Annotated.Move> moves = new ArrayList<>();
      text.append("(;FF[4]GM[11]SZ[3]");
      for (org.hexproof.board.Cell cell : cells) {
        HexSolver.Moves before = moves(position, player);
        position = position.with(cell, player.stone());
        HexSolver.Moves after = moves(position, player.opposite());
        Color winner = Color.of(after.verdict().orElseThrow().winner());
        boolean isLost = before.winning().isEmpty() || winner == Color.of(player);
        moves.add(
            new Annotated.Move(
                Color.of(player),
                cell.toString(),
                Optional.of(winner),
                isLost ? Optional.empty() : Optional.of(Cell.all(before.winning()))));
        text.append(";").append(Color.of(player) == Color.BLACK ? "B" : "W");
        text.append("[").append(cell).append("]");
        player = player.opposite();
      }
      text.append(")\n");
      games.add(moves);
    }
    Annotated annotated = annotate(text.toString());
    assertThat(annotated.games()).isEqualTo(games);
    assertThat(annotate(annotated.sgf())).isEqualTo(annotated);
  }

  @Test
  void whatAnInterruptedThreadHasNotAskedIsUndecided() throws Exception {
    String text = "(;GM[11]SZ[3];B[b2])(;GM[11]SZ[3];B[a1])";
    List<List<Annotated.Move>> games;
    try (Solver solver = Solver.open()) {
      Thread.currentThread().interrupt();
      games = Annotator.annotate("a.sgf", text, solver, LIMIT).games();
    }
    assertThat(Thread.interrupted()).isTrue();
    assertThat(games).hasSize(2);
    assertThat(games).allMatch(game -> game.get(0).winner().isEmpty());
  }

  @Test
  void gamesThatCannotBePlayedAreRefused() {
    assertThatThrownBy(() -> annotate("(;FF[4]GM[11]SZ[3];B[a1];W[a1])"))
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("a1");
    assertThatThrownBy(() -> annotate("(;FF[4]GM[11]"))
        .isInstanceOf(UnreadableException.class)
        .hasMessageStartingWith("a.sgf:1");
  }
}
