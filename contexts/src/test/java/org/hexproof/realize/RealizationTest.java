package org.hexproof.realize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.shannon.RandomGames;
import org.hexproof.shannon.ShannonGame;
import org.junit.jupiter.api.Test;

class RealizationTest {
  private static final Effort QUICK = new Effort(1, 5, 200);

  @Test
  void filledBoardsAreWonAsTheGames() {
    Random random = new Random(15);
    int black = 0;
    int white = 0;
    for (int round = 0; round < 8; round++) {
      ShannonGame game = RandomGames.planar(4 * round + 1, random);
      HexRealization board = HexRealization.of(game.graph(), QUICK);
      assertThat(board.position().empty()).containsExactlyInAnyOrderElementsOf(board.cells());
      assertThat(board.cells()).hasSameSizeAs(game.cells());
      for (int filling = 0; filling < 40; filling++) {
        BitSet colors = new BitSet();
        IntStream.range(0, game.cells().size())
            .filter(cell -> random.nextInt(3) > 0)
            .forEach(colors::set);
        boolean wanted = RandomGames.joined(game.graph(), colors).get(1) == 0;
        assertThat(wins(board, colors)).as("%s %s", game, colors).isEqualTo(wanted);
        black += wanted ? 1 : 0;
        white += wanted ? 0 : 1;
      }
    }
    assertThat(black).isGreaterThan(20);
    assertThat(white).isGreaterThan(20);
  }

  private static boolean wins(HexRealization board, BitSet black) {
    Position filled = board.position();
    for (int cell = 0; cell < board.cells().size(); cell++) {
      filled =
          filled.with(board.cells().get(cell), black.get(cell) ? Content.BLACK : Content.WHITE);
    }
    Set<Cell> reached = new HashSet<>(filled.board().along(Edge.TOP));
    reached.retainAll(filled.black());
    Deque<Cell> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      for (Cell next : filled.board().neighbors(open.remove())) {
        if (filled.at(next) == Content.BLACK && reached.add(next)) {
          open.add(next);
        }
      }
    }
    return reached.stream().anyMatch(cell -> board.position().board().touches(cell, Edge.BOTTOM));
  }

  private static Hypergraph graph(int second, int[]... cells) {
    return new Hypergraph(
        ImmutableIntArray.of(1, second),
        Arrays.stream(cells)
            .map(ImmutableIntArray::copyOf)
            .collect(ImmutableList.toImmutableList()));
  }

  @Test
  void gamesThatAreOverKeepTheirCells() {
    for (Hypergraph over :
        ImmutableList.of(
            graph(1, new int[] {1, 2}, new int[] {2}),
            graph(2),
            graph(1),
            graph(2, new int[] {1, 3}, new int[0]))) {
      HexRealization board = HexRealization.of(over, QUICK);
      assertThat(board.position().empty()).hasSameSizeAs(over.cells());
      boolean won = over.terminals().get(0) == over.terminals().get(1);
      for (int mask = 0; mask < 1 << over.cells().size(); mask++) {
        assertThat(wins(board, RandomGames.bits(mask))).isEqualTo(won);
      }
    }
  }

  @Test
  void whatNoBoardCanBeIsRefused() {
    Hypergraph wide =
        graph(
            2,
            new int[] {1, 3, 4, 5},
            new int[] {3, 2},
            new int[] {4, 2},
            new int[] {5, 2},
            new int[] {3, 4},
            new int[] {4, 5});
    assertThatThrownBy(() -> HexRealization.of(wide, QUICK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("4 nodes");
    Hypergraph three = new Hypergraph(ImmutableIntArray.of(1, 2, 3), ImmutableList.of());
    assertThatThrownBy(() -> HexRealization.of(three, QUICK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("two terminals");
  }
}
