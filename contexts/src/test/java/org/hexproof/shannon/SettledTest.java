package org.hexproof.shannon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SettledTest {
  private final Random random = new Random(12);

  @Test
  void settledCellsChangeNeitherTheWinnerNorTheWinningMovesAmongTheOthers() {
    int settledCells = 0;
    int left = 0;
    int captured = 0;
    for (int round = 0; round < 400; round++) {
      int cells = 1 + random.nextInt(7);
      ShannonGame game =
          round % 2 == 0
              ? RandomGames.planar(cells, random)
              : RandomGames.any(cells, 3 + random.nextInt(3), 2, random);
      Settled settled = Settled.of(game.graph());
      ShannonGame small = settled.outOf(game);
      settledCells += game.cells().size() - small.cells().size();
      captured += settled.black().size() + settled.white().size();
      left += small.cells().size();
      for (boolean blackFirst : new boolean[] {true, false}) {
        assertThat(wins(small, new BitSet(), new BitSet(), blackFirst, new HashMap<>()))
            .as("%s, settled %s", game, settled)
            .isEqualTo(wins(game, new BitSet(), new BitSet(), blackFirst, new HashMap<>()));
        for (int cell = 0; cell < small.cells().size(); cell++) {
          int whole = game.cells().indexOf(small.cells().get(cell));
          assertThat(winsWith(small, cell, blackFirst))
              .as("%s, settled %s, %s", game, settled, small.cells().get(cell))
              .isEqualTo(winsWith(game, whole, blackFirst));
        }
      }
    }
    assertThat(settledCells).isGreaterThan(500);
    assertThat(captured).isGreaterThan(100);
    assertThat(left).isGreaterThan(50);
  }

  @Test
  void deadCellsNeverMatterAmidTheSettledOnes() {
    int dead = 0;
    for (int round = 0; round < 300; round++) {
      ShannonGame game = RandomGames.any(1 + random.nextInt(7), 4, 2 + random.nextInt(2), random);
      Settled settled = Settled.of(game.graph());
      if (!settled.black().isEmpty() || !settled.white().isEmpty()) {
        continue;
      }
      for (int mask = 0; mask < 1 << game.cells().size(); mask++) {
        BitSet black = RandomGames.bits(mask);
        BitSet without = (BitSet) black.clone();
        settled.dead().forEach(without::clear);
        assertThat(RandomGames.joined(game.graph(), without))
            .as("%s %s", game, settled)
            .isEqualTo(RandomGames.joined(game.graph(), black));
      }
      dead += settled.dead().size();
    }
    assertThat(dead).isGreaterThan(50);
  }

  private static boolean winsWith(ShannonGame game, int cell, boolean isBlack) {
    BitSet taken = new BitSet();
    taken.set(cell);
    return isBlack
        ? wins(game, taken, new BitSet(), false, new HashMap<>())
        : wins(game, new BitSet(), taken, true, new HashMap<>());
  }

  /** Whether Black wins, by play until all is full. */
  private static boolean wins(
      ShannonGame game,
      BitSet black,
      BitSet white,
      boolean isBlack,
      Map<List<Object>, Boolean> known) {
    int cells = game.cells().size();
    if (black.cardinality() + white.cardinality() == cells) {
      return RandomGames.joined(game.graph(), black).get(1) == 0;
    }
    List<Object> key = List.of(black, white);
    Boolean before = known.get(key);
    if (before != null) {
      return before;
    }
    boolean wins = !isBlack;
    for (int cell = 0; cell < cells && wins != isBlack; cell++) {
      if (!black.get(cell) && !white.get(cell)) {
        BitSet nextBlack = (BitSet) black.clone();
        BitSet nextWhite = (BitSet) white.clone();
        (isBlack ? nextBlack : nextWhite).set(cell);
        wins = wins(game, nextBlack, nextWhite, !isBlack, known);
      }
    }
    known.put(key, wins);
    return wins;
  }
}
