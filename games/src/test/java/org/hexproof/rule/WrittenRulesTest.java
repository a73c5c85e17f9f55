package org.hexproof.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.junit.jupiter.api.Test;

/** Games that are not shipped, written as docs/rules.md tells, against their play in Java. */
final class WrittenRulesTest {
  private static final int ROUNDS = 30 * Integer.getInteger("hexproof.rounds", 1);

  private static final String MAZE =
      """
      board
      Left  X .* . -> . .* X ; down
      Right X .* . -> . .* X
      """;

  private static final String KONANE =
      """
      board
      Left  X O . -> . . X ; any way
      Left  X O . O . -> . . . . X ; any way
      Right O X . -> . . O ; any way
      Right O X . X . -> . . . . O ; any way
      """;

  private final Games games = new Games();
  private final Random random = new Random(Long.getLong("hexproof.seed", 1));

  private String board(String symbols, int rows, int columns) {
    return IntStream.range(0, rows)
        .mapToObj(
            row ->
                IntStream.range(0, columns)
                    .mapToObj(i -> "" + symbols.charAt(random.nextInt(symbols.length())))
                    .collect(Collectors.joining()))
        .collect(Collectors.joining("\n"));
  }

  private Game value(String rules, String board) throws Exception {
    return RuleReader.read("rules", rules).subject("board", board, games).value();
  }

  private static char at(List<String> rows, int row, int column) {
    return row < 0 || row >= rows.size() || column < 0 || column >= rows.get(row).length()
        ? '#'
        : rows.get(row).charAt(column);
  }

  /** A token goes down or to the right, as far as its player likes and no wall is in the way. */
  private Game maze(List<String> rows, int row, int column) {
    List<Game> left = new ArrayList<>();
    List<Game> right = new ArrayList<>();
    for (int to = row + 1; at(rows, to, column) == '.'; to++) {
      left.add(maze(rows, to, column));
    }
    for (int to = column + 1; at(rows, row, to) == '.'; to++) {
      right.add(maze(rows, row, to));
    }
    return games.of(left, right);
  }

  @Test
  void maze() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      String board = board("...#", 4, 5);
      String rest = board.substring(1);
      assertThat(value(MAZE, "X" + rest))
          .as(board)
          .isSameAs(maze(List.of(("." + rest).split("\n")), 0, 0));
    }
  }

  /** Stones jump over one or two of the other's in a line, and take them. */
  private Game konane(String board, Map<String, Game> known) {
    if (!known.containsKey(board)) {
      known.put(board, games.of(jumps(board, 'X', 'O', known), jumps(board, 'O', 'X', known)));
    }
    return known.get(board);
  }

  private List<Game> jumps(String board, char own, char other, Map<String, Game> known) {
    List<String> rows = List.of(board.split("\n"));
    int width = rows.get(0).length() + 1;
    List<Game> options = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column + 1 < width; column++) {
        for (int[] way : new int[][] {{0, 1}, {0, -1}, {1, 0}, {-1, 0}}) {
          char[] after = board.toCharArray();
          boolean jumps = at(rows, row, column) == own;
          after[row * width + column] = '.';
          for (int far = 2; jumps && far <= 4; far += 2) {
            int overRow = row + way[0] * (far - 1);
            int overColumn = column + way[1] * (far - 1);
            int toRow = row + way[0] * far;
            int toColumn = column + way[1] * far;
            jumps = at(rows, overRow, overColumn) == other && at(rows, toRow, toColumn) == '.';
            if (jumps) {
              after[overRow * width + overColumn] = '.';
              after[toRow * width + toColumn] = own;
              options.add(konane(new String(after), known));
              after[toRow * width + toColumn] = '.';
            }
          }
        }
      }
    }
    return options;
  }

  @Test
  void konane() throws Exception {
    Map<String, Game> known = new HashMap<>();
    for (int round = 0; round < ROUNDS; round++) {
      String board = board("XO.", 3, 5);
      assertThat(value(KONANE, board)).as(board).isSameAs(konane(board, known));
    }
  }
}
