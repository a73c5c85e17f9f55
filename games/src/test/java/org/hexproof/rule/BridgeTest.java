package org.hexproof.rule;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.junit.jupiter.api.Test;

/** Where positions of Domineering split, by the values of whole boards. */
final class BridgeTest {
  private final BoardRules rules = (BoardRules) Rules.shipped("domineering");
  private final Games games = new Games();
  private final RuleValues<Grid> values = new RuleValues<>(rules, games);

  private ImmutableList<Bridge> bridges(Grid board) {
    return Bridge.of(rules, board, games);
  }

  @Test
  void aRowOfTwoSquaresIsWorthAsMuchWithAThird() {
    assertThat(bridges(new Grid(4, "....###.")))
        .extracting(Bridge::toString)
        .containsExactly("Bridge[square=c1, apart=[a1, b1], value=-1, rest=*]");
  }

  private static Grid with(Grid board, int square, char symbol) {
    StringBuilder cells = new StringBuilder(board.cells());
    cells.setCharAt(square, symbol);
    return new Grid(board.width(), cells.toString());
  }

  /** What hangs together with a square, on a board of the same size, by looking again and again. */
  private static Grid hanging(Grid board, int square) {
    Grid found = with(board.map(symbol -> Grid.NONE), square, '.');
    for (Grid before = null; !found.equals(before); ) {
      before = found;
      for (int place = 0; place < board.cells().length(); place++) {
        int row = place / board.width();
        int column = place % board.width();
        String around =
            ""
                + before.at(row, column - 1)
                + before.at(row, column + 1)
                + before.at(row - 1, column)
                + before.at(row + 1, column);
        if (board.at(row, column) == '.' && around.contains(".")) {
          found = with(found, place, '.');
        }
      }
    }
    return found;
  }

  /** The values of both parts, by the definition, for squares in a row. */
  private List<String> splits(Grid board) {
    List<String> splits = new ArrayList<>();
    for (int square = 0; square < board.cells().length(); square++) {
      int row = square / board.width();
      int column = square % board.width();
      if (board.at(row, column) == '.'
          && board.at(row, column - 1) == '.'
          && board.at(row, column + 1) == '.'
          && board.at(row - 1, column) != '.'
          && board.at(row + 1, column) != '.') {
        Grid cut = with(board, square, Grid.NONE);
        Grid first = hanging(cut, square - 1);
        Grid second = hanging(cut, square + 1);
        if (!first.equals(second)) {
          addSplit(first, second, square, splits);
          addSplit(second, first, square, splits);
        }
      }
    }
    return splits;
  }

  private void addSplit(Grid apart, Grid other, int square, List<String> splits) {
    Game value = values.of(apart);
    if (values.of(with(apart, square, '.')) == value) {
      splits.add(value + " and " + values.of(with(other, square, '.')));
    }
  }

  @Test
  void theWholeIsTheSumOfWhatIsSplit() {
    Random random = new Random(5);
    int found = 0;
    for (int i = 0; i < 2000; i++) {
      String cells =
          random
              .ints(2 + random.nextInt(19), 0, 5)
              .mapToObj(n -> n < 2 ? "#" : ".")
              .collect(Collectors.joining());
      int width = 1 + random.nextInt(5);
      Grid all = new Grid(width, cells.substring(0, cells.length() / width * width));
      for (Grid board : all.parts(false)) {
        ImmutableList<Bridge> bridges = bridges(board);
        bridges.forEach(
            bridge ->
                assertThat(values.of(board))
                    .as("%s %s", board, bridge)
                    .isSameAs(games.sum(bridge.value(), bridge.rest())));
        // Squares in a column are those in a row of the board that is turned, with other players.
        assertThat(bridges.size())
            .isEqualTo(splits(board).size() + splits(transposed(board)).size());
        assertThat(bridges.stream().map(bridge -> bridge.value() + " and " + bridge.rest()))
            .containsAll(splits(board));
        found += bridges.size();
      }
    }
    assertThat(found).isGreaterThan(300);
  }

  private static Grid transposed(Grid board) {
    return board.turned(
        Turn.ALL.stream()
            .filter(turn -> turn.transposes() && !turn.mirrors() && !turn.upsideDown())
            .findFirst()
            .orElseThrow());
  }
}
