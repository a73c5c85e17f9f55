package org.hexproof.shannon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.BitSet;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.junit.jupiter.api.Test;

class ShannonGameTest {
  private static final ImmutableList<Terminal> ENDS =
      ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM));

  private final Random random = new Random(11);

  private Position position(int side, double stones) {
    Position position =
        Position.empty(new Board(1 + random.nextInt(side), 1 + random.nextInt(side)));
    for (Cell cell : position.board().cells()) {
      if (random.nextDouble() < stones) {
        position = position.with(cell, random.nextBoolean() ? Content.BLACK : Content.WHITE);
      }
    }
    return position;
  }

  /** Stones as coloured vertices, then contracted, are stones contracted on the board. */
  @Test
  void contractingAndDeletingKeepsEveryFilling() {
    int checked = 0;
    for (int round = 0; round < 100; round++) {
      Position position = position(4, 0.6);
      ShannonGame coloured = ShannonGame.coloured(position);
      ShannonGame contracted = coloured.contracted();
      ShannonGame direct = ShannonGame.of(position, position.empty(), ENDS);
      assertThat(contracted.cells()).isEqualTo(direct.cells());
      int cells = contracted.cells().size();
      for (int mask = 0; mask < 1 << Math.min(cells, 10); mask++) {
        BitSet black = RandomGames.bits(mask);
        BitSet whole = new BitSet();
        coloured.black().forEach(whole::set);
        black.stream()
            .forEach(cell -> whole.set(coloured.cells().indexOf(contracted.cells().get(cell))));
        assertThat(RandomGames.joined(contracted.graph(), black))
            .as("%s %s", position, black)
            .isEqualTo(RandomGames.joined(coloured.graph(), whole))
            .isEqualTo(RandomGames.joined(direct.graph(), black));
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(2000);
  }

  @Test
  void positionsOfHexAreOfDegreeThree() {
    for (int round = 0; round < 60; round++) {
      Position position = position(6, random.nextDouble());
      assertThat(ShannonGame.of(position, position.empty(), ENDS).tooWide()).isEmpty();
      assertThat(ShannonGame.coloured(position).tooWide()).isEmpty();
      assertThat(Kuratowski.find(ShannonGame.coloured(position))).isEmpty();
    }
  }

  @Test
  void aVertexOfDegreeFourIsFound() {
    ShannonGame game =
        RandomGames.named(
            new Hypergraph(
                ImmutableIntArray.of(1, 2),
                ImmutableList.of(ImmutableIntArray.of(1), ImmutableIntArray.of(1, 2, 3, 4))));
    assertThat(game.tooWide()).contains(1);
  }

  @Test
  void namesAreDifferent() {
    Hypergraph graph = new Hypergraph(ImmutableIntArray.of(1, 2), ImmutableList.of());
    ImmutableList<String> twice = ImmutableList.of("a", "a");
    assertThatThrownBy(() -> new ShannonGame(graph, twice, ImmutableList.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("twice");
  }
}
