package org.hexproof.rule;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.hexproof.cgt.Comparison;
import org.hexproof.cgt.Side;
import org.hexproof.hot.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who wins where moves cover cells, against trying all moves. */
final class CoveringTest {
  private static final int ROUNDS = 12 * Integer.getInteger("hexproof.rounds", 1);

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));

  /** A position and who moves, as play reaches it. */
  private record Turns(Grid grid, Side mover) {}

  private boolean firstWins(BoardRules rules, Grid grid, Side first, Map<Turns, Boolean> known) {
    Turns here = new Turns(grid, first);
    if (!known.containsKey(here)) {
      known.put(
          here,
          Set.copyOf(rules.options(grid, first)).stream()
              .anyMatch(after -> !firstWins(rules, after, first.opponent(), known)));
    }
    return known.get(here);
  }

  private String board(int rows, int columns) {
    return "."
        + IntStream.range(1, rows * columns)
            .mapToObj(
                cell -> (cell % columns == 0 ? "\n" : "") + (random.nextInt(5) == 0 ? '#' : '.'))
            .collect(Collectors.joining());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Left . / . -> # / #\nRight . . -> # #",
        "Both . . -> # # ; any way",
        "Left . . / . . -> # # / # #\nRight . . . -> # # #",
        "Left . . . -> # # # ; any way\nRight . -> #",
        "Left . . -> # # ; both ways"
      })
  void whoWinsIsAsPlayTells(String moves) throws Exception {
    BoardRules rules = (BoardRules) RuleReader.read("rule", "board\n" + moves + "\n");
    for (int round = 0; round < ROUNDS; round++) {
      String board = round % 3 == 0 ? board(1, 18) : round % 3 == 1 ? board(4, 4) : board(3, 5);
      Grid grid = GridReader.read("board", board, rules);
      Map<Turns, Boolean> known = new HashMap<>();
      Comparison expected =
          Comparison.of(
              !firstWins(rules, grid, Side.LEFT, known),
              !firstWins(rules, grid, Side.RIGHT, known));
      assertThat(new Situation<>(rules, grid).outcome(new Games(), () -> {}))
          .as("%s on %s", moves, board)
          .isEqualTo(expected);
    }
  }

  /** No bound is better for a side than the position. */
  @ParameterizedTest
  @ValueSource(strings = {"", "; any way"})
  void boundsHold(String ways) throws Exception {
    BoardRules rules =
        (BoardRules)
            RuleReader.read("rule", "board\nLeft . / . -> # / # " + ways + "\nRight . . -> # #\n");
    Set<Boolean> told = new HashSet<>();
    for (int round = 0; round < ROUNDS; round++) {
      Grid grid = GridReader.read("board", board(4, 5), rules);
      Games games = new Games();
      RuleValues<Grid> values = new RuleValues<>(rules, games);
      Comparison outcome = games.compare(values.of(grid), games.zero());
      Covering covering = rules.covering(grid);
      CoveringBounds.Bounds bounds =
          new CoveringBounds(covering, values, games).of(covering.parts(covering.start()));
      Map<Side, Boolean> wins =
          Map.of(
              Side.LEFT, List.of(Comparison.GREATER, Comparison.CONFUSED).contains(outcome),
              Side.RIGHT, List.of(Comparison.LESS, Comparison.CONFUSED).contains(outcome));
      for (Side side : ImmutableList.copyOf(Side.values())) {
        if (bounds.firstWins(side)) {
          assertThat(wins.get(side)).as("%s first on %s", side, grid).isTrue();
          told.add(true);
        }
        if (bounds.firstLoses(side)) {
          assertThat(wins.get(side)).as("%s first on %s", side, grid).isFalse();
          told.add(false);
        }
      }
    }
    assertThat(told).hasSize(2);
  }
}
