package org.hexproof.entailing.rule;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
public final class DotsAndBoxesReader {
  private static final CharMatcher DOT = CharMatcher.anyOf("+.");
  private static final CharMatcher ACROSS = CharMatcher.anyOf("-_");
  private static final CharMatcher DOWN = CharMatcher.is('|');

  /** All of which a drawing consists, spaces apart. */
  static final String SIGNS = "+.-_|";

  /** The columns have one letter each. */
  private static final int MAX_COLUMNS = 26;

  private static final int MAX_ROWS = 100;

  private final Cursor cursor;
  private final List<String> lines;
  private final List<Integer> starts = new ArrayList<>();

  /** Rows and columns of the text where dots are. */
  private final ImmutableList<Integer> rows;

  private final ImmutableList<Integer> columns;
  private final List<CoinGraph.Strand> strings = new ArrayList<>();

  /** The boxes that are not complete, by row and column of the dot at the upper left. */
  private final Map<List<Integer>, Integer> boxes = new LinkedHashMap<>();

  private DotsAndBoxesReader(Cursor cursor, String text) {
    this.cursor = cursor;
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
  public static CoinGraph read(String file, String text) throws ValueSyntaxException {
    Cursor cursor = new Cursor(file, 1, text);
    int bad = CharMatcher.anyOf(SIGNS + " \r\n").negate().indexIn(text);
    if (bad >= 0) {
      throw cursor.error(
          bad,
          "unknown sign '" + text.charAt(bad) + "' on a board of dots and boxes",
          "dots are + or ., lines - (or _) and |; all else is left empty");
    }
    return new DotsAndBoxesReader(cursor, text).graph();
  }

  private CoinGraph graph() throws ValueSyntaxException {
    checkLines();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++) {
        if (isBox(row, column) && openSides(row, column) > 0) {
          boxes.put(List.of(row, column), boxes.size());
        }
      }
    }
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++) {
        if (isOpen(row, column, true)) {
          add(row, column, name(row, column) + "-" + name(row, column + 1), row - 1, column);
        }
        if (isOpen(row, column, false)) {
          add(row, column, name(row, column) + "-" + name(row + 1, column), row, column - 1);
        }
      }
    }
    return new CoinGraph(names(), ImmutableList.copyOf(strings));
  }

  private ImmutableList<String> names() {
    return boxes.keySet().stream()
        .map(box -> name(box.get(0), box.get(1)))
        .collect(ImmutableList.toImmutableList());
  }

  /** A line that may be drawn has the box at the dot on one side, and that at the other place. */
  private void add(int row, int column, String name, int otherRow, int otherColumn)
      throws ValueSyntaxException {
    if (strings.size() == CoinGraph.MAX_STRINGS) {
      throw cursor.error(
          starts.get(rows.get(row)) + columns.get(column), CoinGraphReader.tooMany());
    }
    strings.add(
        new CoinGraph.Strand(
            name,
            boxes.getOrDefault(List.of(otherRow, otherColumn), CoinGraph.GROUND),
            boxes.getOrDefault(List.of(row, column), CoinGraph.GROUND)));
  }

  private static String name(int row, int column) {
    return (char) ('a' + column) + Integer.toString(row + 1);
  }

  private boolean isDot(int row, int column) {
    return row < rows.size()
        && column < columns.size()
        && DOT.matches(at(rows.get(row), columns.get(column)));
  }

  private boolean isBox(int row, int column) {
    return isDot(row, column)
        && isDot(row, column + 1)
        && isDot(row + 1, column)
        && isDot(row + 1, column + 1);
  }

  private int openSides(int row, int column) {
    return (isOpen(row, column, true) ? 1 : 0)
        + (isOpen(row + 1, column, true) ? 1 : 0)
        + (isOpen(row, column, false) ? 1 : 0)
        + (isOpen(row, column + 1, false) ? 1 : 0);
  }

  /** Whether a line from the dot to the right, or down, may be drawn. */
  private boolean isOpen(int row, int column, boolean across) {
    return isDot(row, column)
        && isDot(across ? row : row + 1, across ? column + 1 : column)
        && (across
            ? at(rows.get(row), columns.get(column) + 1) == ' '
            : at(rows.get(row) + 1, columns.get(column)) == ' ');
  }

  private char at(int row, int column) {
    return row < lines.size() && column < lines.get(row).length()
        ? lines.get(row).charAt(column)
        : ' ';
  }

  private void checkLines() throws ValueSyntaxException {
    if (columns.size() > MAX_COLUMNS || rows.size() > MAX_ROWS) {
      throw cursor.error(
          starts.get(rows.get(0)),
          "a board with " + columns.size() + " columns and " + rows.size() + " rows of dots",
          "dots stand one below the other; there may be %s columns and %s rows"
              .formatted(MAX_COLUMNS, MAX_ROWS));
    }
    for (int row = 0; row < lines.size(); row++) {
      for (int column = 0; column < lines.get(row).length(); column++) {
        char sign = at(row, column);
        if (ACROSS.matches(sign) || DOWN.matches(sign)) {
          checkLine(row, column, sign, ACROSS.matches(sign));
        }
      }
    }
    for (int i = 1; i < columns.size(); i++) {
      checkRoom(columns.get(i) - columns.get(i - 1), rows.get(0), columns.get(i), "columns");
    }
    for (int i = 1; i < rows.size(); i++) {
      checkRoom(rows.get(i) - rows.get(i - 1), rows.get(i), 0, "rows");
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

  /** A line goes all the way from one dot to the next. */
  private void checkLine(int row, int column, char sign, boolean across)
      throws ValueSyntaxException {
    ImmutableList<Integer> dots = across ? columns : rows;
    int along = across ? column : row;
    int next = 0;
    while (next < dots.size() && dots.get(next) < along) {
      next++;
    }
    boolean joins = next > 0 && next < dots.size() && dots.get(next) > along;
    for (int i = joins ? dots.get(next - 1) : 0; joins && i <= dots.get(next); i++) {
      char here = across ? at(row, i) : at(i, column);
      boolean end = i == dots.get(next - 1) || i == dots.get(next);
      joins = end ? DOT.matches(here) : (across ? ACROSS : DOWN).matches(here);
    }
    if (!joins) {
      throw cursor.error(
          starts.get(row) + column,
          "this " + sign + " is no part of a line from a dot to the next",
          "lines join dots that are next to each other in a row or a column, as in '+-+'");
    }
  }
}
