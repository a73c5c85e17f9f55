package org.hexproof.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Dyadic;
import org.hexproof.cgt.Side;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.hexproof.hot.Thermograph;
import org.hexproof.hot.Thermographs;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.ValueSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DomineeringTest {
  /** All connected boards of so many squares; 15 take minutes and 4 GB. */
  private static final int SQUARES = Integer.getInteger("hexproof.squares", 9);

  /** How long the snakes are. */
  private static final int SNAKES = Integer.getInteger("hexproof.snakes", 8);

  private final Games games = new Games();
  private final Domineering rule = new Domineering();
  private final RuleValues<DomineeringBoard> values = new RuleValues<>(rule, games, 20_000_000);
  private final Thermographs thermographs = new Thermographs();

  private Game value(String rows) throws ValueSyntaxException {
    return values.of(BoardReader.read("board", rows.replace('/', '\n')));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "./.; 1",
        "../##; -1",
        ".; 0",
        "../..; ±1",
        ".../.../...; ±1",
        "../.#; *",
        "#../..#; {0|-1}",
        "..../..../..../....; ±{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}",
        "..../..../..../...#; ±{1*}",
        "./././..; 1*",
        "././..; 1/2",
        "...; -1",
        "....; -2",
        "././././.; 2",
        "..; -1"
      })
  void valuesThatAreKnown(String rows, String expected) throws Exception {
    assertThat(value(rows)).isSameAs(CgtReader.read("expected", expected, games));
  }

  @Test
  void aRightAngleIsTheNegative() {
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      DomineeringBoard board = new DomineeringBoard(4, 4, random.nextInt(1 << 16));
      Game value = values.of(board);
      assertThat(values.of(board.turned(true, false, false))).isSameAs(value);
      assertThat(values.of(board.turned(false, true, false))).isSameAs(value);
      assertThat(values.of(board.turned(false, false, true))).isSameAs(games.negative(value));
    }
  }

  /** The twin lays dominoes on a grid of booleans, and knows no parts and no symmetry. */
  @Test
  void boardsAreWorthWhatATwinFinds() {
    Random random = new Random(2);
    for (int i = 0; i < 300; i++) {
      int rows = 1 + random.nextInt(4);
      int columns = 1 + random.nextInt(4);
      boolean[][] grid = new boolean[rows][columns];
      long cells = 0;
      for (int bit = 0; bit < rows * columns; bit++) {
        if (Long.bitCount(cells) < 11 && random.nextInt(5) > 0) {
          grid[bit / columns][bit % columns] = true;
          cells |= 1L << bit;
        }
      }
      assertThat(values.of(new DomineeringBoard(rows, columns, cells))).isSameAs(naive(grid));
    }
  }

  private Game naive(boolean[][] grid) {
    List<Game> left = new ArrayList<>();
    List<Game> right = new ArrayList<>();
    for (int r = 0; r < grid.length; r++) {
      for (int c = 0; c < grid[r].length; c++) {
        cover(grid, r, c, r + 1, c, left);
        cover(grid, r, c, r, c + 1, right);
      }
    }
    return games.of(left, right);
  }

  private void cover(boolean[][] grid, int r, int c, int r2, int c2, List<Game> options) {
    if (r2 < grid.length && c2 < grid[r].length && grid[r][c] && grid[r2][c2]) {
      grid[r][c] = false;
      grid[r2][c2] = false;
      options.add(naive(grid));
      grid[r][c] = true;
      grid[r2][c2] = true;
    }
  }

  /** Two squares at the end of a row may be one ([HOT], chapter 5): bridges. */
  @Test
  void aBridgeDivides() {
    Random random = new Random(3);
    int divided = 0;
    for (int i = 0; i < 2000; i++) {
      DomineeringBoard left = new DomineeringBoard(3, 2, random.nextInt(1 << 6));
      DomineeringBoard right = new DomineeringBoard(3, 2, random.nextInt(1 << 6));
      DomineeringBoard withBridge =
          beside(left, new DomineeringBoard(3, 1, 2), new DomineeringBoard(3, 2, 0));
      if (values.of(withBridge) == values.of(left)) {
        assertThat(values.of(beside(left, new DomineeringBoard(3, 1, 2), right)))
            .isSameAs(
                games.sum(
                    values.of(left),
                    values.of(
                        beside(
                            new DomineeringBoard(3, 2, 0), new DomineeringBoard(3, 1, 2), right))));
        divided++;
      }
    }
    assertThat(divided).isGreaterThan(100);
  }

  private static DomineeringBoard beside(DomineeringBoard... boards) {
    int columns = 0;
    for (DomineeringBoard board : boards) {
      columns += board.columns();
    }
    long cells = 0;
    int first = 0;
    for (DomineeringBoard board : boards) {
      for (int row = 0; row < board.rows(); row++) {
        for (int column = 0; column < board.columns(); column++) {
          if (Polyominoes.has(board, row, column)) {
            cells |= 1L << (row * columns + first + column);
          }
        }
      }
      first += board.columns();
    }
    return new DomineeringBoard(boards[0].rows(), columns, cells);
  }

  /** Berlekamp's conjecture ([HOT], section 5.0.1), on small boards; one board gets there. */
  @Test
  void noConnectedBoardIsHotterThanTwo() {
    Set<DomineeringBoard> boards = Polyominoes.single();
    List<DomineeringBoard> hottest = new ArrayList<>();
    for (int squares = 2; squares <= SQUARES; squares++) {
      boards = Polyominoes.grown(boards);
      Dyadic most = Dyadic.MINUS_ONE;
      for (DomineeringBoard board : boards) {
        Dyadic temperature = thermographs.of(values.of(board)).temperature();
        most = Dyadic.max(most, temperature);
        if (temperature.compareTo(Dyadic.of(2)) >= 0) {
          assertThat(temperature).as("%s", board).isEqualTo(Dyadic.of(2));
          hottest.add(board);
        }
      }
      if (SQUARES > 9) {
        System.out.println(squares + " squares: " + boards.size() + " boards, up to " + most);
      }
    }
    assertThat(hottest).as("%s", hottest).hasSize(SQUARES < 15 ? 0 : 1);
  }

  /** Boards on both sides of a square that the left one is worth nothing more for. */
  @Test
  void bridgesSplit() throws Exception {
    Random random = new Random(Long.getLong("hexproof.seed", 5));
    int bridges = 0;
    for (int round = 0; round < 400 * Integer.getInteger("hexproof.rounds", 1); round++) {
      StringBuilder left = new StringBuilder();
      StringBuilder right = new StringBuilder();
      StringBuilder whole = new StringBuilder();
      StringBuilder alone = new StringBuilder();
      for (int row = 0; row < 3; row++) {
        String end = row == 1 ? "." : random(random, 1);
        String before = random(random, 2) + end;
        String after = (row == 1 ? "." : random(random, 1)) + random(random, 2);
        String bridge = row == 1 ? "." : "#";
        alone.append(before).append('/');
        left.append(before).append(bridge).append('/');
        right.append(bridge).append(after).append('/');
        whole.append(before).append(bridge).append(after).append('/');
      }
      if (value(left.toString()) == value(alone.toString())) {
        bridges++;
        assertThat(value(whole.toString()))
            .as("%s", whole)
            .isSameAs(games.sum(value(alone.toString()), value(right.toString())));
      }
    }
    assertThat(bridges).isGreaterThan(20);
  }

  private static String random(Random random, int squares) {
    return random
        .ints(squares, 0, 3)
        .mapToObj(i -> i == 0 ? "#" : ".")
        .collect(Collectors.joining());
  }

  /** The bound of [HOT], chapter 6, for snakes that fit into two rows. */
  @Test
  void snakesAreNoHotterThanThree() {
    Dyadic most = Dyadic.MINUS_ONE;
    DomineeringBoard hottest = new DomineeringBoard(0, 0, 0);
    for (DomineeringBoard snake : snakes(SNAKES)) {
      Thermograph thermograph = thermographs.of(values.of(snake));
      assertThat(thermograph.temperature()).isLessThanOrEqualTo(Dyadic.of(3));
      if (thermograph.temperature().compareTo(most) > 0) {
        most = thermograph.temperature();
        hottest = snake;
      }
    }
    if (SNAKES > 8) {
      System.out.println("the hottest snake has " + most + ":\n" + hottest);
    }
    assertThat(most).as("%s", hottest).isGreaterThanOrEqualTo(Dyadic.ONE.half());
  }

  @Test
  void snakesAreAllBoardsOfTwoRowsWithoutASquareOfFour() {
    Set<DomineeringBoard> expected = new HashSet<>();
    for (long cells = 1; cells < 1 << 10; cells++) {
      DomineeringBoard board = new DomineeringBoard(2, 5, cells);
      long both = board.withBelow();
      if (board.components().size() == 1 && (both & both << 1) == 0) {
        expected.add(Domineering.standard(board.trimmed()).position());
      }
    }
    assertThat(
            snakes(5).stream()
                .map(snake -> Domineering.standard(snake).position())
                .collect(Collectors.toSet()))
        .isEqualTo(expected);
  }

  /** Connected boards of two rows, at most so many columns, without a square of four. */
  private static List<DomineeringBoard> snakes(int columns) {
    List<DomineeringBoard> snakes = new ArrayList<>();
    List<long[]> open = new ArrayList<>();
    for (int top = 0; top < 2; top++) {
      for (int bottom = 0; bottom < 2; bottom++) {
        open.add(new long[] {top, bottom});
      }
    }
    for (int width = 1; width <= columns; width++) {
      List<long[]> longer = new ArrayList<>();
      for (long[] rows : open) {
        if (rows[0] + rows[1] == 0) {
          continue;
        }
        snakes.add(new DomineeringBoard(2, width, rows[0] | rows[1] << width).trimmed());
        boolean top = (rows[0] >>> (width - 1) & 1) != 0;
        boolean bottom = (rows[1] >>> (width - 1) & 1) != 0;
        if (top) {
          longer.add(new long[] {rows[0] | 1L << width, rows[1]});
        }
        if (bottom) {
          longer.add(new long[] {rows[0], rows[1] | 1L << width});
        }
        if (!(top && bottom)) {
          longer.add(new long[] {rows[0] | 1L << width, rows[1] | 1L << width});
        }
      }
      open = longer;
    }
    return snakes;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "../.x; board:2:2: unknown symbol 'x'",
        "##/##; board:1:1: there is no square",
        "........././././././././././.; board:1:1: the board takes 11 rows and 9 columns"
      })
  void aBoardThatCannotBeReadIsToldWithItsPlace(String rows, String message) {
    assertThatThrownBy(() -> value(rows))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void tooManyPositionsAreSaid() {
    assertThatThrownBy(
            () -> new RuleValues<>(rule, games, 10).of(new DomineeringBoard(4, 4, 0xFFFF)))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("10");
  }

  @Test
  void movesAreNamed() {
    DomineeringBoard board = new DomineeringBoard(2, 3, 0b111111);
    assertThat(rule.options(board, Side.LEFT))
        .extracting(after -> rule.move(board, after))
        .containsExactly("a1-a2", "b1-b2", "c1-c2");
    assertThat(rule.options(board, Side.RIGHT))
        .extracting(after -> rule.move(board, after))
        .containsExactly("a1-b1", "b1-c1", "a2-b2", "b2-c2");
  }
}
