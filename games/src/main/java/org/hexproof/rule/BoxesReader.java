package org.hexproof.rule;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads drawings of boards of Dots and Boxes. Dots are {@code +} or {@code .}, lines between them
 * {@code -} (or {@code _}) and {@code |}:
 *
 * <pre>
 * +-+ +
 * |
 * + + +
 * </pre>
 *
 * <p>Dots stand in rows and columns, whose distance is free, and between the dots of a row or a
 * column that are next to each other there may be a line. Four dots around a place with nothing
 * between make a box, so a board may have any shape. Dots are named by columns from a and rows from
 * 1 at the top, lines by their dots: {@code a1-b1}.
 */
final class BoxesReader {
  private static final CharMatcher DOT = CharMatcher.anyOf("+.");
  private static final CharMatcher ACROSS = CharMatcher.anyOf("-_");
  private static final CharMatcher DOWN = CharMatcher.is('|');

  /** All of which a drawing consists, spaces apart. */
  static final String SIGNS = "+.-_|";

  /** The columns have one letter each. */
  private static final int MAX_COLUMNS = 26;

  private static final int MAX_ROWS = 100;

  private final Cursor cursor;
  private final String text;
  private final List<String> lines;

  /** Rows and columns of the text where dots are. */
  private final int[] rows;

  private final int[] columns;
  private final EdgeCollector strings;

  /** Where the text has lines that go from one dot to the next. */
  private final BitSet drawn = new BitSet();

  private BoxesReader(Cursor cursor, String text) {
    this.cursor = cursor;
    this.text = text;
    this.strings = CoinReader.collector(cursor);
    this.lines = Splitter.on('\n').splitToList(text.replace('\r', ' '));
    this.rows = dots().mapToInt(dot -> dot[0]).distinct().toArray();
    this.columns = dots().mapToInt(dot -> dot[1]).distinct().sorted().toArray();
  }

  private Stream<int[]> dots() {
    return IntStream.range(0, lines.size())
        .boxed()
        .flatMap(
            y ->
                IntStream.range(0, lines.get(y).length())
                    .filter(x -> DOT.matches(at(y, x)))
                    .mapToObj(x -> new int[] {y, x}));
  }

  private char at(int y, int x) {
    return x < lines.get(y).length() ? lines.get(y).charAt(x) : ' ';
  }

  /** In the text. */
  private int place(int y, int x) {
    return lines.subList(0, y).stream().mapToInt(line -> line.length() + 1).sum() + x;
  }

  /** The graph of what is left to play on the board. */
  static EdgeGraph read(String file, String text) throws ValueSyntaxException {
    Cursor cursor = new Cursor(file, 1, text);
    int bad = CharMatcher.anyOf(SIGNS + " \r\n").negate().indexIn(text);
    if (bad >= 0) {
      throw cursor.error(
          bad,
          "unknown sign '" + text.charAt(bad) + "' on a board of dots and boxes",
          "dots are + or ., lines - (or _) and |; all else is left empty");
    }
    return new BoxesReader(cursor, text).graph();
  }

  private EdgeGraph graph() throws ValueSyntaxException {
    if (columns.length > MAX_COLUMNS || rows.length > MAX_ROWS) {
      throw cursor.error(
          place(rows[0], 0),
          "a board with " + columns.length + " columns and " + rows.length + " rows of dots",
          "dots stand one below the other; there may be %s columns and %s rows"
              .formatted(MAX_COLUMNS, MAX_ROWS));
    }
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < columns.length; column++) {
        // Beside a line is the box at its first dot, and the one before that.
        if (isDot(row, column + 1) && isOpen(row, column, columns, column, 0, 1)) {
          add(row, column, name(row, column + 1), box(row - 1, column));
        }
        if (isDot(row + 1, column) && isOpen(row, column, rows, row, 1, 0)) {
          add(row, column, name(row + 1, column), box(row, column - 1));
        }
      }
    }
    checkLines();
    for (int i = 1; i < columns.length; i++) {
      checkRoom(columns[i] - columns[i - 1], rows[0], columns[i], "columns");
    }
    for (int i = 1; i < rows.length; i++) {
      checkRoom(rows[i] - rows[i - 1], rows[i], 0, "rows");
    }
    return strings.graph();
  }

  private void add(int row, int column, String to, String otherBox) throws ValueSyntaxException {
    strings.add(
        name(row, column) + "-" + to,
        otherBox,
        box(row, column),
        place(rows[row], columns[column]));
  }

  /** The box to the right of a dot and below it, if there is one. */
  private String box(int row, int column) {
    boolean isBox =
        isDot(row, column)
            && isDot(row, column + 1)
            && isDot(row + 1, column)
            && isDot(row + 1, column + 1);
    return isBox ? name(row, column) : CoinReader.GROUND;
  }

  private static String name(int row, int column) {
    return (char) ('a' + column) + Integer.toString(row + 1);
  }

  private boolean isDot(int row, int column) {
    return row >= 0
        && row < rows.length
        && column >= 0
        && column < columns.length
        && DOT.matches(at(rows[row], columns[column]));
  }

  /** Whether a line from the dot to the next, down or aside, may be drawn; notes one that is. */
  private boolean isOpen(int row, int column, int[] dots, int first, int down, int aside) {
    int y = rows[row];
    int x = columns[column];
    if (!isDot(row, column)) {
      return false;
    }
    int length = dots[first + 1] - dots[first];
    CharMatcher sign = down > 0 ? DOWN : ACROSS;
    IntPredicate isDrawn = i -> sign.matches(at(y + i * down, x + i * aside));
    if (IntStream.range(1, length).allMatch(isDrawn)) {
      IntStream.range(1, length).forEach(i -> drawn.set(place(y + i * down, x + i * aside)));
    }
    return length > 1 && at(y + down, x + aside) == ' ';
  }

  /** A line goes all the way from one dot to the next. */
  private void checkLines() throws ValueSyntaxException {
    CharMatcher sign = ACROSS.or(DOWN);
    for (int i = sign.indexIn(text); i >= 0; i = sign.indexIn(text, i + 1)) {
      if (!drawn.get(i)) {
        throw cursor.error(
            i,
            "this " + text.charAt(i) + " is no part of a line from a dot to the next",
            "lines join dots that are next to each other in a row or a column, as in '+-+'");
      }
    }
  }

  private void checkRoom(int distance, int y, int x, String what) throws ValueSyntaxException {
    if (distance < 2) {
      throw cursor.error(
          place(y, x),
          "no room for lines between two " + what + " of dots",
          "dots have a space or a line between them, as in '+ +', and a row of text below");
    }
  }
}
