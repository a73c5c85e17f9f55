package org.hexproof.format.text;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Source;
import org.hexproof.template.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole boards as others draw them, without edge lines. */
class PlainBoardTest {
  private static final int CASES = 60;

  /** How programs and people draw a board; each is as plain as theirs. */
  @SuppressWarnings("ImmutableEnumChecker") // what draws keeps no state
  private enum Manner {
    SLANTED(p -> rows(p, ".XO", " ", 1)),
    STRAIGHT(p -> rows(p, ".XO", " ", 0)),
    COMPACT(p -> rows(p, ".XO", "", 1)),
    SMALL(p -> rows(p, ".xo", " ", 1)),
    WIDE(p -> rows(p, ".XO", "   ", 2)),
    BULLETS(p -> rows(p, "\u00b7\u25cf\u25cb", " ", 1)),
    HEXAGONS(p -> rows(p, ".\u2b22\u2b21", " ", 1)),
    OUTLINES(p -> rows(p, "\u2b21\u25cf\u25cb", " ", 1)),
    IN_FRONT(p -> "   " + letters(p, " ") + "\n" + numbered(p, ".XO", " ", i -> "")),
    AT_BOTH_ENDS(
        p ->
            "  "
                + letters(p, " ").toUpperCase(Locale.ROOT)
                + "\n"
                + numbered(p, ".bw", " ", i -> "  " + (i + 1))),
    RED_AND_BLUE(p -> "   " + letters(p, " ") + "\n" + numbered(p, ".RB", " ", i -> "")),
    LAST_MOVE(p -> rows(p, ".XO", " ", 1).replaceFirst(" O ", "(O)")),
    BORDER(
        p ->
            "# ".repeat(p.board().cols() + 2)
                + "\n"
                + framed(p, ".XO", "#")
                + " ".repeat(p.board().rows() + 1)
                + "# ".repeat(p.board().cols() + 2)),
    STARS_ABOVE_AND_BELOW(
        p ->
            " -"
                + "*".repeat(p.board().cols())
                + "-\n"
                + sides(p)
                + " ".repeat(p.board().rows() + 2)
                + "-"
                + "*".repeat(p.board().cols())
                + "-"),
    PROTOCOL(
        p ->
            "=\n  "
                + letters(p, "  ")
                + "\n"
                + numberedBySlashes(p)
                + " ".repeat(p.board().rows() + 3)
                + letters(p, "  ")
                + "\n"
                + " ".repeat(p.board().rows() + 4)
                + "@"),
    WITH_A_HASH(
        p ->
            "=\n  0a9f3c5512cb7e60\n  "
                + letters(p, "  ")
                + "\n"
                + numberedBySlashes(p).replaceFirst("B", "b")),
    LOGGED(p -> rows(p, ".xo", " ", 1).replaceAll("(?m)^ ", "#")),
    SIDES_ONLY(p -> rows(p, ".XO", " ", 1).replaceAll("(?m)^( *) (.*) $", "$1\\\\ $2 \\\\")),
    VERTICAL_AND_HORIZONTAL(p -> rows(p, ".VH", " ", 1)),
    WITHOUT_THE_LETTER_I(
        p ->
            "   "
                + IntStream.range(0, p.board().cols())
                    .mapToObj("ABCDEFGHJKLMN"::charAt)
                    .map(String::valueOf)
                    .collect(joining(" "))
                + "\n"
                + numbered(p, ".XO", " ", i -> "")),
    STARS_AROUND_OTHER_STONES(
        p ->
            " "
                + "* ".repeat(p.board().cols())
                + "\n"
                + framed(p, ".XO", "o")
                + " ".repeat(p.board().rows() + 2)
                + "* ".repeat(p.board().cols())),
    BETWEEN_PROSE(p -> "Red to play\n" + rows(p, ".XO", " ", 1) + "\nand to win.\n\nSee above.\n"),
    EDGES_OF_STONES(
        p ->
            "  "
                + letters(p, "  ").toUpperCase(Locale.ROOT)
                + "\n"
                + numbered(p, ".BW", "  ", i -> "  W")
                + " ".repeat(p.board().rows() + 3)
                + "B  ".repeat(p.board().cols())),
    COUNTED_FROM_0(
        p ->
            "   "
                + IntStream.range(0, p.board().cols())
                    .mapToObj(String::valueOf)
                    .collect(joining(" "))
                + "\n"
                + IntStream.range(0, p.board().rows())
                    .mapToObj(row -> number(row) + " " + "  ".repeat(row) + row(p, row, ".RB", " "))
                    .collect(joining("\n")));

    private final Function<Position, String> drawing;

    Manner(Function<Position, String> drawing) {
      this.drawing = drawing;
    }

    private static String row(Position position, int row, String signs, String gap) {
      return IntStream.range(0, position.board().cols())
          .mapToObj(col -> String.valueOf(signs.charAt(sign(position.at(new Cell(col, row))))))
          .collect(joining(gap));
    }

    private static int sign(Content content) {
      return content == Content.EMPTY ? 0 : content == Content.BLACK ? 1 : 2;
    }

    private static String rows(Position position, String signs, String gap, int shift) {
      return IntStream.range(0, position.board().rows())
          .mapToObj(row -> "  " + " ".repeat(shift * row) + row(position, row, signs, gap) + " ")
          .collect(joining("\n"));
    }

    private static String number(int number) {
      return Strings.padStart(Integer.toString(number), 2, ' ');
    }

    private static String letters(Position position, String gap) {
      return IntStream.range(0, position.board().cols())
          .mapToObj(Cell::columnName)
          .collect(joining(gap));
    }

    private static String numbered(
        Position position, String signs, String gap, IntFunction<String> end) {
      return IntStream.range(0, position.board().rows())
          .mapToObj(
              row ->
                  " ".repeat(row)
                      + number(row + 1)
                      + " "
                      + row(position, row, signs, gap)
                      + end.apply(row)
                      + "\n")
          .collect(joining());
    }

    private static String numberedBySlashes(Position position) {
      return IntStream.range(0, position.board().rows())
          .mapToObj(
              row ->
                  " ".repeat(row)
                      + number(row + 1)
                      + "\\"
                      + row(position, row, ".BW", "  ")
                      + "\\"
                      + (row + 1)
                      + (row == position.board().rows() / 2 ? "  O\n" : "\n"))
          .collect(joining());
    }

    private static String framed(Position position, String signs, String side) {
      return IntStream.range(0, position.board().rows())
          .mapToObj(
              row -> " ".repeat(row + 1) + side + " " + row(position, row, signs, " ") + " " + side)
          .collect(joining("\n", "", "\n"));
    }

    private static String sides(Position position) {
      return IntStream.range(0, position.board().rows())
          .mapToObj(row -> " ".repeat(row + 2) + "o" + row(position, row, ".*o", "") + "o\n")
          .collect(joining());
    }
  }

  private static Entry read(String drawing) throws FormatException {
    ImmutableList<Entry> entries = new TextReader().entries(new Source("drawing", drawing));
    assertThat(entries).as(drawing).hasSize(1);
    return entries.get(0);
  }

  private static Position random(Random random, int least) {
    Board board = new Board(least + random.nextInt(12), least + random.nextInt(12));
    Position position = Position.empty(board);
    // One of each kind tells R and B from B and W, and open hexagons from white ones.
    Content[] contents = {Content.EMPTY, Content.BLACK, Content.WHITE};
    for (int i = 0; i < board.size(); i++) {
      Content content = i < 3 ? contents[i] : contents[random.nextInt(3)];
      position = position.with(board.cell(i), content);
    }
    return position;
  }

  @ParameterizedTest
  @EnumSource(Manner.class)
  void aBoardIsReadInEachManner(Manner manner) throws FormatException {
    Random random = new Random(42);
    for (int i = 0; i < CASES; i++) {
      Position position = random(random, 2);
      String drawing = manner.drawing.apply(position);
      Diagram read = read(drawing).diagram();
      assertThat(read.position()).as(drawing).isEqualTo(position);
      assertThat(read.edges()).as(drawing).isEqualTo(EnumSet.allOf(Edge.class));
      assertThat(read(drawing).remarks().get(0)).contains("read as a whole board");
    }
  }

  @Test
  void oneCellIsABoardToo() throws FormatException {
    assertThat(read("O").diagram().position()).hasToString("1x1 black - white a1");
    assertThat(read("X").diagram().edges()).hasSize(4);
    assertThat(read(".").diagram().edges()).hasSize(4);
  }

  @Test
  void chainsThatTellTheirEdges() throws FormatException {
    assertThat(read(". y p\n q x .\n  z O . ").diagram().position())
        .hasToString("3x3 black b1 b2 a3 white c1 a2 b3");
  }

  @Test
  void marksOfRecentMovesAreNoCells() throws FormatException {
    assertThat(read("  A B C\n1 X1O2. \n 2 . X3O\n").diagram().position())
        .hasToString("3x2 black a1 b2 white b1 c2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A . .\n . . A", // A is named by a promise
        "X . #\n # . X", // # is outside
        "X . a\n . . X", // a letter is a label
        ". X\n X", // a cell is missing
        "edges: none\nX .\n . X",
        "shaded: b1\nX .\n . X",
        "label: a1 A\nX .\n . X",
        "X . .\n . . X\n -----",
      })
  void whatMayPromiseSomethingIsNoPlainBoard(String drawing) throws FormatException {
    Entry entry = read(drawing);
    assertThat(entry.remarks()).isEmpty();
    assertThat(entry.diagram().edges()).hasSizeLessThan(2);
  }

  @Test
  void itPromisesNothingUnlessSaidSo() throws FormatException {
    String bridge = "X .\n . X\n";
    assertThatThrownBy(() -> read(bridge).interpret(Optional.empty()))
        .hasMessageStartingWith("drawing:1:1: this is a whole board")
        .hasMessageContaining("hint: 'hexproof solve' tells who wins it");
    assertThat(read(bridge).template(Optional.of(Kind.INTERIOR)))
        .isEqualTo(read("edges: none\n" + bridge).template(Optional.empty()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"B . .\n . . .", "b . o\n . . .", "  a b c\n1 . B .\n 2 . . .\n"})
  void whoIsMeantByBIsAsked(String drawing) {
    assertThatThrownBy(() -> read(drawing))
        .hasMessageStartingWith("drawing:")
        .hasMessageContaining("hint: ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2 0 0\n 1 2 0", // digits are no stones
        ". 1 .\n 1 2 2",
        "P Q .\n . P Q", // whose are they?
        "O . #\n . # O", // # would be outside
        "o . *\n . * o",
        "  O .\n X .\n. X", // leans to the left
        "O .\n X O\n. X", // goes to and fro
      })
  void whatMayBeABoardIsNoTemplate(String drawing) {
    assertThatThrownBy(() -> read(drawing))
        .hasMessageContaining("edges: none")
        .extracting(fault -> ((FormatException) fault).place().line())
        .isIn(1, 2);
  }

  @Test
  void whatIsPassedOverIsTold() throws FormatException {
    assertThat(read("to move black\nX .\n . O\n").remarks())
        .contains("'to move black' is passed over");
  }

  @Test
  void answersWithoutATextAreNoBoards() throws FormatException {
    assertThat(new TextReader().read(new Source("log", "= \n\n=2\n\nX .\n . O\n\n=\n"))).hasSize(1);
  }

  @Test
  void aBorderThatTurnsTheBoardIsRefused() {
    assertThatThrownBy(() -> read("  A  B\n1 .  B  B\n 2 W  .  B\n   W  W"))
        .hasMessageContaining("the border gives top and bottom to White");
  }

  @Test
  void theWriterSaysThatThereAreNoEdges() throws FormatException {
    Diagram bridge = read("X .\n . X\n").diagram().withEdges(ImmutableSet.of());
    String text = new TextWriter().write(bridge);
    assertThat(text).startsWith("edges: none\n");
    assertThat(read(text).diagram()).isEqualTo(bridge);
  }
}
