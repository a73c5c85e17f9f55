package org.hexproof.rule;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Side;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.hexproof.value.ValueSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules from files, against play without parts and symmetries, twins, and published values. */
final class RuleFilesTest {
  private static final int ROUNDS = 40 * Integer.getInteger("hexproof.rounds", 1);

  private final Games games = new Games();
  private final Random random = new Random(Long.getLong("hexproof.seed", 1));

  private Game read(String text) throws ValueSyntaxException {
    return CgtReader.read("expected", text, games);
  }

  private Game value(Rules rules, String position) throws ValueSyntaxException {
    return rules.subject("position", position.replace('/', '\n'), games).value();
  }

  /** All of the tree, without parts. */
  private <P> Game naive(Ruleset<P> rule, P position) {
    return games.of(
        rule.options(position, Side.LEFT).stream().map(next -> naive(rule, next)).toList(),
        rule.options(position, Side.RIGHT).stream().map(next -> naive(rule, next)).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "domineering; ..../..../..../....; ±{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}",
        "domineering; ./.; 1",
        "toads-and-frogs; TT..FF; *",
        "toads-and-frogs; T..F; 0",
        "cashing-cheques; 8|-4 5|-5 1|-13 2; -2±7±6±5",
        "cashing-cheques; 1|3; 2",
        "cashing-cheques; [1|-1,4|-2]; {±1,{4|-2}|±1,{4|-2}}",
        "clobber; XO; *",
        "clobber; XXO; ^",
        "clobber; XOO; v",
        "snort; .; *",
        "snort; ..; ±1",
        "snort; ...; ±2",
        "snort; X.; 1",
        "col; .; *",
        "col; ..; 0",
        "col; X.; -1",
        "hackenbush; ground a L/a b R; 1/2",
        "hackenbush; ground a L/a b L/b c R; 3/2",
        "hackenbush; ground a b c G; *3",
        "hackenbush; ground a G/a b L; {0,*|0}",
        "hackenbush; ground a L/ground b R; 0",
        "hackenbush; ground a L/ground b L/a b R; 1",
        "amazons; X.; 1",
        "amazons; X...; 3"
      })
  void publishedValues(String rules, String position, String value) throws Exception {
    assertThat(value(Rules.shipped(rules), position)).isSameAs(read(value));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "octal 0.77; 0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4",
        "octal .137; 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4",
        "octal 0.07; 0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4",
        "takes any leaves 0,1; 0 1 2 3 4 5 6 7 8",
        "takes 1,2,3 leaves 0,1; 0 1 2 3 0 1 2 3 0",
        "takes 1,2 leaves 0,1,2; 0 1 2 3 1 4 3 2 1 4 2 6 4"
      })
  void nimbersOfHeaps(String move, String nimbers) throws Exception {
    HeapRules heaps = (HeapRules) RuleReader.read("rule", "heaps\nBoth " + move);
    int largest = (int) nimbers.chars().filter(c -> c == ' ').count();
    HeapTable table = heaps.table(largest, heap -> false);
    assertThat(
            IntStream.rangeClosed(0, largest)
                .mapToObj(heap -> "" + table.value(heap).nimber().getAsInt())
                .collect(joining(" ")))
        .isEqualTo(nimbers);
  }

  /** Kayles has the period 12 from 71 on. */
  @Test
  void kaylesIsPeriodic() {
    HeapTable table = ((HeapRules) Rules.shipped("kayles")).table(400, heap -> false);
    for (int heap = 71; heap <= 388; heap++) {
      assertThat(table.value(heap + 12)).isEqualTo(table.value(heap));
    }
    assertThat(table.value(70)).isNotEqualTo(table.value(82));
  }

  /** Nimbers may be as large as heaps. */
  @Test
  void nimHasLargeNimbers() throws Exception {
    HeapRules nim = (HeapRules) RuleReader.read("nim", "heaps\nBoth takes any leaves 0,1\n");
    HeapTable table = nim.table(8300, heap -> false);
    for (int heap = 8100; heap <= 8300; heap++) {
      assertThat(table.value(heap).nimber()).hasValue(heap);
    }
  }

  private String board(String symbols, int rows, int columns) {
    StringBuilder board = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        board.append(symbols.charAt(random.nextInt(symbols.length())));
      }
      board.append('\n');
    }
    return board.toString();
  }

  /** Parts, symmetries, and symbols that don't matter change no value. */
  @ParameterizedTest
  @CsvSource({
    "domineering, ..#, 3, 3",
    "clobber, XO., 2, 4",
    "snort, ..XO#, 2, 3",
    "col, ..XO#, 2, 3",
    "amazons, ..XO##, 2, 3",
    "toads-and-frogs, TF.., 1, 7"
  })
  void positionsAreWorthWhatAllPlayTells(String name, String symbols, int rows, int columns)
      throws Exception {
    BoardRules rules = (BoardRules) Rules.shipped(name);
    RuleValues<Grid> values = new RuleValues<>(rules, games);
    for (int round = 0; round < ROUNDS; round++) {
      Grid grid = new Grid(columns, board(symbols, rows, columns).replace("\n", ""));
      assertThat(values.of(grid)).as("%s", grid).isSameAs(naive(rules, grid));
    }
  }

  /** The same for rules that nobody plays. */
  @Test
  void rulesOfAllSortsAreWorthWhatAllPlayTells() throws Exception {
    String[] ways = {
      "", " ; any way", " ; both ways", " ; any way and diagonal", " ; not beside X"
    };
    for (int round = 0; round < ROUNDS; round++) {
      StringBuilder text = new StringBuilder("board\n");
      for (String player : new String[] {"Left", "Right"}) {
        for (int i = random.nextInt(2); i >= 0; i--) {
          // A move uses up a cell, so that play ends.
          String size = random.nextBoolean() ? "" : "XO.".charAt(random.nextInt(3)) + "";
          text.append(player + " ." + size + " -> #" + size + ways[random.nextInt(5)] + "\n");
        }
      }
      BoardRules rules = (BoardRules) RuleReader.read("rule", text.toString());
      RuleValues<Grid> values = new RuleValues<>(rules, games);
      for (int i = 0; i < 5; i++) {
        Grid grid = new Grid(3, board("..XO#", 2, 3).replace("\n", ""));
        assertThat(values.of(grid)).as("%s%s", text, grid).isSameAs(naive(rules, grid));
      }
    }
  }

  /** A queen's move and a shot, written out. */
  @Test
  void amazonsMoveAsQueensDo() {
    BoardRules rules = (BoardRules) Rules.shipped("amazons");
    for (int round = 0; round < ROUNDS; round++) {
      Grid grid = new Grid(4, board("...XO#", 4, 4).replace("\n", ""));
      List<Grid> expected = new ArrayList<>();
      for (int place = 0; place < 16; place++) {
        if (grid.cells().charAt(place) == 'X') {
          for (Grid moved : slides(grid, place, 'X')) {
            for (int to = 0; to < 16; to++) {
              if (moved.cells().charAt(to) == 'X' && grid.cells().charAt(to) != 'X') {
                for (Grid shot : slides(moved, to, '#')) {
                  StringBuilder cells = new StringBuilder(shot.cells());
                  cells.setCharAt(to, 'X');
                  expected.add(new Grid(4, cells.toString()));
                }
              }
            }
          }
        }
      }
      assertThat(rules.options(grid, Side.LEFT))
          .containsExactlyInAnyOrderElementsOf(new HashSet<>(expected));
    }
  }

  private static List<Grid> slides(Grid grid, int from, char symbol) {
    List<Grid> slides = new ArrayList<>();
    for (int dr = -1; dr <= 1; dr++) {
      for (int dc = -1; dc <= 1; dc++) {
        int row = from / 4 + dr;
        int column = from % 4 + dc;
        while ((dr != 0 || dc != 0) && grid.at(row, column) == '.') {
          StringBuilder cells = new StringBuilder(grid.cells());
          cells.setCharAt(from, '.');
          cells.setCharAt(row * 4 + column, symbol);
          slides.add(new Grid(4, cells.toString()));
          row += dr;
          column += dc;
        }
      }
    }
    return slides;
  }

  @Test
  void hackenbushIsWorthWhatAllPlayTells() throws Exception {
    Rules hackenbush = Rules.shipped("hackenbush");
    for (int round = 0; round < ROUNDS; round++) {
      StringBuilder text = new StringBuilder();
      String[] vertices = {"ground", "a", "b", "c", "d"};
      for (int edge = 0; edge < 7; edge++) {
        text.append(vertices[random.nextInt(5)] + " " + vertices[random.nextInt(5)] + " ");
        text.append("LRG".charAt(random.nextInt(3)) + "\n");
      }
      Situation<?> situation = hackenbush.situation("graph", text.toString());
      EdgeCutting cutting = (EdgeCutting) situation.rules();
      long all = (Long) situation.position();
      long rooted = cutting.parts(all).stream().mapToLong(Ruleset.Component::position).sum();
      assertThat(new RuleValues<>(cutting, games).of(all))
          .as("%s", text)
          .isSameAs(naive(cutting, rooted));
    }
  }

  /** Berlekamp's rule: a string of Hackenbush is a number by its colors. */
  @Test
  void stringsOfHackenbushAreNumbers() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      double expected = 0;
      double step = 1;
      boolean turned = false;
      StringBuilder text = new StringBuilder();
      String first = random.nextBoolean() ? "L" : "R";
      for (int edge = 0; edge < 8; edge++) {
        String color = random.nextBoolean() ? "L" : "R";
        color = edge == 0 ? first : color;
        turned |= !color.equals(first);
        step = turned ? step / 2 : 1;
        expected += color.equals("L") ? step : -step;
        text.append((edge == 0 ? "ground" : "v" + edge) + " v" + (edge + 1) + " " + color + "\n");
      }
      assertThat(
              value(Rules.shipped("hackenbush"), text.toString()).number().orElseThrow().toDouble())
          .isEqualTo(expected);
    }
  }

  @Test
  void partizanHeapsAreWorthWhatAllPlayTells() throws Exception {
    Rules rules =
        RuleReader.read("rule", "heaps\nLeft takes 1 leaves 0,1\nRight takes 2 leaves 0,1,2\n");
    HeapRules play = (HeapRules) rules;
    for (int heap = 0; heap <= 9; heap++) {
      Game naive = naive(play, ImmutableIntArray.of(heap));
      assertThat(value(rules, "" + heap)).isSameAs(naive);
      assertThat(value(rules, heap + "+3"))
          .isSameAs(games.sum(naive, naive(play, ImmutableIntArray.of(3))));
    }
  }

  @Test
  void movesInHeapsAreThoseOfTheFile() throws Exception {
    HeapRules heaps = (HeapRules) RuleReader.read("rule", "heaps\nBoth takes 1,4 leaves 1,2\n");
    assertThat(heaps.table(5, heap -> false).moves(5))
        .containsExactly(
            HeapPosition.free(4),
            HeapPosition.free(1, 3),
            HeapPosition.free(2, 2),
            HeapPosition.free(1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; 1:1: there are no rules",
        "chess; 1:1: 'chess' is nothing to play on",
        "board/Up . -> #; 2:1: expected a move",
        "board/Left . #; 2:6: expected one -> between",
        "board/Left . -> # #; 2:6: both sides of -> need cells in the same places",
        "board/Left X .* . -> . .* . X; 2:6: both sides of -> need cells in the same places`  hint:"
            + " a star is for cells of a row, which '$ down' makes a column",
        "board/Left . -> # $ sideways; 2:6: 'sideways' says nothing of a move",
        "board/Left ->; 2:6: both sides of -> need cells",
        "board/Left # . -> # X; 2:6: a move looks at cells only",
        "board/Left . -> X $ not beside #; 2:6: 'not beside #' says nothing of a move",
        "heaps/Both takes; 2:6: expected how many tokens",
        "heaps/Both takes 0 leaves 1; 2:6: a move that takes nothing",
        "heaps/Left takes 1 leaves 1$ entails; 2:1: moves that entail are for both players",
        "heaps/Both takes 1 leaves 2$ entails; 2:6: a move that entails leaves one heap, or none",
        "sum/a|a is {a|a}; 2:1: a letter stands twice in a|a",
        "graph/Left burns L; 2:6: expected the colors",
        "graph/who frees a vertex moves again/Left cuts L; 3:1: expected 'most freed win' or the"
            + " end",
        "graph/most freed win; 2:1: expected a move",
        "sum/a; 2:1: expected how a word is written"
      })
  void aRuleThatCannotBeReadIsToldWithItsPlace(String text, String message) {
    assertThatThrownBy(() -> RuleReader.read("rule", text.replace('/', '\n').replace('$', ';')))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith("rule:" + message.replace('`', '\n').replace('$', ';'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "clobber; XO/.A; 2:2: unknown symbol 'A'`  hint: there are # . O X; # or a blank",
        "snort; ' '; 1:1: there is no square",
        "toads-and-frogs; T/F; 1:1: a strip is one line",
        "cashing-cheques; 8|-4 x; 1:6: 'x' is no part of a position",
        "cashing-cheques; 8|501; 1:3: '501' is no number from -500 to 500",
        "cashing-cheques; [1|2,x]; 1:1: '[1|2,x]' is no part",
        "hackenbush; ground a; 1:8: expected a color, one of L, G, R, not a",
        "hackenbush; ground a B; 1:10: expected a color"
      })
  void aPositionThatCannotBeReadIsToldWithItsPlace(String rules, String text, String message) {
    assertThatThrownBy(() -> value(Rules.shipped(rules), text))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith("position:" + message.replace('`', '\n'));
  }

  @Test
  void aFaultInTheGameOfAWordIsToldAtTheWord() throws Exception {
    Rules rules = RuleReader.read("rule", "sum\na|b is {a|c}\n");
    assertThatThrownBy(() -> value(rules, "1|2"))
        .hasMessageStartingWith("position:1:1: '1|2' is {1|c} by the rules: unknown game c");
  }

  @Test
  void movesAreNamed() throws Exception {
    BoardRules rules = (BoardRules) Rules.shipped("clobber");
    Grid grid = new Grid(2, "XO.O");
    assertThat(rules.options(grid, Side.LEFT).stream().map(after -> rules.move(grid, after)))
        .containsExactly("a1-b1");
    BoardRules toads = (BoardRules) Rules.shipped("toads-and-frogs");
    Grid strip = new Grid(5, "TF.T.");
    assertThat(toads.options(strip, Side.LEFT).stream().map(after -> toads.move(strip, after)))
        .containsExactlyInAnyOrder("1-3", "4-5");
  }
}
