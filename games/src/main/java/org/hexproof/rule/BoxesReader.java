package org.hexproof.rule;

import static java.util.stream.Collectors.joining;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
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
  private final List<Integer> starts = new ArrayList<>();

  /** Rows and columns of the text where dots are. */
  private final ImmutableList<Integer> rows;

  private final ImmutableList<Integer> columns;
  private final EdgeCollector strings;

  /** Where the text has lines that go from one dot to the next. */
  private final BitSet drawn = new BitSet();

  private BoxesReader(Cursor cursor, String text) {
    this.cursor = cursor;
    this.text = text;
    this.strings = CoinReader.collector(cursor);
    this.lines = Splitter.on('\n').splitToList(text.replace('\r', ' '));
    ImmutableList.Builder<Integer> withDots = ImmutableList.builder();
    ImmutableSortedSet.Builder<Integer> ofDots = ImmutableSortedSet.naturalOrder();
    int start = 0;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      starts.add(start);
      start += line.length() + 1;
      if (DOT.matchesAnyOf(line)) {
        withDots.add(i);
      }
      IntStream.range(0, line.length())
          .filter(c -> DOT.matches(line.charAt(c)))
          .forEach(ofDots::add);
    }
    this.rows = withDots.build();
    this.columns = ofDots.build().asList();
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
    if (columns.size() > MAX_COLUMNS || rows.size() > MAX_ROWS) {
      throw cursor.error(
          starts.get(rows.get(0)),
          "a board with " + columns.size() + " columns and " + rows.size() + " rows of dots",
          "dots stand one below the other; there may be %s columns and %s rows"
              .formatted(MAX_COLUMNS, MAX_ROWS));
    }
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++) {
        if (isOpen(row, column, true)) {
          add(row, column, name(row, column + 1), row - 1, column);
        }
        if (isOpen(row, column, false)) {
          add(row, column, name(row + 1, column), row, column - 1);
        }
      }
    }
    checkLines();
    for (int i = 1; i < columns.size(); i++) {
      checkRoom(columns.get(i) - columns.get(i - 1), rows.get(0), columns.get(i), "columns");
    }
    for (int i = 1; i < rows.size(); i++) {
      checkRoom(rows.get(i) - rows.get(i - 1), rows.get(i), 0, "rows");
    }
    return strings.graph();
  }

  /** A line that may be drawn has the box at the dot on one side, and that at the other place. */
  private void add(int row, int column, String to, int otherRow, int otherColumn)
      throws ValueSyntaxException {
    strings.add(
        name(row, column) + "-" + to,
        box(otherRow, otherColumn),
        box(row, column),
        place(row, column));
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
        && row < rows.size()
        && column >= 0
        && column < columns.size()
        && DOT.matches(at(rows.get(row), columns.get(column)));
  }

  private int place(int row, int column) {
    return starts.get(rows.get(row)) + columns.get(column);
  }

  private char at(int row, int column) {
    return column < lines.get(row).length() ? lines.get(row).charAt(column) : ' ';
  }

  /** Whether a line from the dot to the right, or down, may be drawn; notes one that is drawn. */
  private boolean isOpen(int row, int column, boolean across) {
    if (!isDot(row, column) || !isDot(across ? row : row + 1, across ? column + 1 : column)) {
      return false;
    }
    int y = rows.get(row);
    int x = columns.get(column);
    String between =
        across
            ? IntStream.range(x + 1, columns.get(column + 1))
                .mapToObj(i -> "" + at(y, i))
                .collect(joining())
            : IntStream.range(y + 1, rows.get(row + 1))
                .mapToObj(i -> "" + at(i, x))
                .collect(joining());
    if ((across ? ACROSS : DOWN).matchesAllOf(between)) {
      for (int i = 1; i <= between.length(); i++) {
        drawn.set(across ? starts.get(y) + x + i : starts.get(y + i) + x);
      }
    }
    return between.startsWith(" ");
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

  private void checkRoom(int distance, int row, int column, String what)
      throws ValueSyntaxException {
    if (distance < 2) {
      throw cursor.error(
          starts.get(row) + column,
          "no room for lines between two " + what + " of dots",
          "dots have a space or a line between them, as in '+ +', and a row of text below");
    }
  }
}
