package org.hexproof.embed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.switching.SwitchingPlayer;
import org.hexproof.switching.SwitchingPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bridg-It on Hex boards. */
final class BridgitTest {
  @Test
  void theHexPositionIsTheShannonGame() {
    for (int cols = 1; cols <= 6; cols++) {
      for (int rows = 1; rows <= 6; rows++) {
        Bridgit game = new Bridgit(cols, rows);
        ImmutableList<Cell> crossings = game.crossings();
        assertThat(crossings).hasSize(cols * rows + (cols - 1) * (rows - 1));
        assertThat(game.hypergraph().cells()).extracting(ImmutableIntArray::length).containsOnly(2);
        assertThat(JoinedCells.of(game.position()))
            .as("%s", game)
            .isEqualTo(JoinedCells.of(game.hypergraph(), crossings));
      }
    }
  }

  /** Where Black can't join, White joins; so the two games have the same winner and moves. */
  @Test
  void blacksGameIsWhitesTurnedRound() {
    Random random = new Random(3);
    for (int round = 0; round < 1_000; round++) {
      Bridgit game = new Bridgit(1 + random.nextInt(6), 1 + random.nextInt(6));
      List<Integer> edges =
          IntStream.range(0, game.crossings().size()).boxed().collect(Collectors.toList());
      Collections.shuffle(edges, random);
      SwitchingPlayer toMove = random.nextBoolean() ? SwitchingPlayer.SHORT : SwitchingPlayer.CUT;
      SwitchingPosition black = game.game().start();
      SwitchingPosition white = game.dual().start();
      for (int edge : edges.subList(0, random.nextInt(edges.size() + 1))) {
        black = black.with(edge, toMove);
        white = white.with(edge, toMove.opposite());
        toMove = toMove.opposite();
      }
      assertThat(white.winner(toMove.opposite())).isEqualTo(black.winner(toMove).opposite());
      assertThat(white.winningMoves(toMove.opposite())).isEqualTo(black.winningMoves(toMove));
      assertThat(black.trees().isPresent())
          .isEqualTo(black.winner(SwitchingPlayer.CUT) == SwitchingPlayer.SHORT);
      assertThat(white.trees().isPresent() && black.trees().isPresent()).isFalse();
    }
  }

  /** With as many columns as rows who moves first wins, else who has the shorter way. */
  @ParameterizedTest
  @CsvSource({"4, 4", "7, 7", "5, 4", "4, 5", "9, 3", "3, 9", "12, 12"})
  void whoWinsFromTheStart(int cols, int rows) {
    SwitchingPosition start = new Bridgit(cols, rows).game().start();
    assertThat(start.winner(SwitchingPlayer.SHORT))
        .isEqualTo(cols >= rows ? SwitchingPlayer.SHORT : SwitchingPlayer.CUT);
    assertThat(start.winner(SwitchingPlayer.CUT))
        .isEqualTo(cols > rows ? SwitchingPlayer.SHORT : SwitchingPlayer.CUT);
  }

  @Test
  void edgesAreNamedByTheirDots() {
    assertThat(new Bridgit(2, 2).crossings().stream().map(Bridgit::edge))
        .containsExactly("a1-a2", "b1-b2", "a2-b2", "a2-a3", "b2-b3");
  }

  @Test
  void takesNearlyFourCellsForEachDot() {
    assertThat(new Bridgit(4, 5).position().board()).isEqualTo(new Board(7, 9));
    assertThat(new Bridgit(20, 20).position().board()).isEqualTo(new Board(39, 39));
    assertThatThrownBy(() -> new Bridgit(3, 21))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 to 20 columns and rows");
  }
}
