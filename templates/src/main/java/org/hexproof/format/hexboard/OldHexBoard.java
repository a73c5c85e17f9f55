package org.hexproof.format.hexboard;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;

/**
 * The body of an older {@code <hex>} tag: words such as {@code R5 C9 Q1 Vc2 H3c4 Sa1 Mb3} in any
 * order. R and C with a number give the size, V or R a red stone, H or B a blue one, a digit before
 * the cell numbers the move, S or * marks with a star, P or + with a plus, M plays numbered moves
 * in turn with Red first, {@code 1:BBR__} fills a row. Q and {@code B:on} are layout. Small letters
 * mean the same.
 */
final class OldHexBoard {
  private static final Pattern WORD = Pattern.compile("[^\\s\u00a0]+");
  private static final Pattern SIZE = Pattern.compile("([RC])([0-9]{1,3})");
  private static final Pattern LAYOUT = Pattern.compile("Q[0-9]+|B:(on|off)");
  private static final Pattern STONE = Pattern.compile("([RVBH])([0-9]?)([A-Za-z]{1,2}[0-9]{1,3})");
  private static final Pattern MARK = Pattern.compile("([S*P+])([A-Za-z]{1,2}[0-9]{1,3})");
  private static final Pattern MOVE = Pattern.compile("M([A-Za-z]{1,2}[0-9]{1,3})");
  private static final Pattern ROW = Pattern.compile("([0-9]{1,3}):([RVBHSP*+_.]*)");

  /** A command in small letters, and a row in them. */
  private static final Pattern SMALL =
      Pattern.compile("[rc][0-9]{1,3}|q[0-9]+|[rvbhspm][0-9]?[A-Za-z]{1,2}[0-9]{1,3}");

  private static final Pattern SMALL_ROW = Pattern.compile("[0-9]{1,3}:[rvbhspRVBHSP*+_.]*");

  /** A cell or a row in a word that is not known otherwise. */
  private static final Pattern MAY_PLACE = Pattern.compile("[A-Za-z][0-9]|^[0-9]+:");

  private static final ImmutableMap<String, String> MARKS =
      ImmutableMap.of("S", "*", "*", "*", "P", "+", "+", "+");

  private record Word(String text, Place place) {}

  private final String name;
  private final Place place;
  private final List<Word> words = new ArrayList<>();
  private final Map<Cell, String> labels = new TreeMap<>();
  private final Collection<String> remarks;
  private int moves;

  /** A board that is to be drawn, and where to remark on what is passed over. */
  OldHexBoard(String name, Place place, HexboardText body, Collection<String> remarks) {
    this.remarks = remarks;
    this.name = name;
    this.place = place;
    Matcher word = WORD.matcher(body.text());
    while (word.find()) {
      words.add(new Word(capital(word.group()), body.place(word.start())));
    }
  }

  private static String capital(String word) {
    if (SMALL_ROW.matcher(word).matches()) {
      return Ascii.toUpperCase(word);
    }
    return SMALL.matcher(word).matches()
        ? Ascii.toUpperCase(word.charAt(0)) + word.substring(1)
        : word;
  }

  Diagram diagram() throws FormatException {
    int cols = side("C");
    int rows = side("R");
    Board board = place.read(() -> new Board(cols, rows));
    Position position = Position.empty(board);
    for (Word word : words) {
      position = put(position, word);
    }
    return Diagram.of(position, Optional.empty()).withName(name).withLabels(labels);
  }

  private int side(String command) throws FormatException {
    Optional<Word> found = Optional.empty();
    for (Word word : words) {
      Matcher size = SIZE.matcher(word.text());
      if (size.matches() && size.group(1).equals(command)) {
        if (found.isPresent()) {
          throw new FormatException(word.place(), "the size is given twice: " + word.text());
        }
        found = Optional.of(word);
      }
    }
    if (found.isEmpty()) {
      throw new FormatException(
          place,
          "the board has no " + (command.equals("R") ? "number of rows" : "number of columns"),
          "a board of 5 rows and 9 columns begins <hex>R5 C9");
    }
    return Integer.parseInt(found.get().text().substring(1));
  }

  private Position put(Position position, Word word) throws FormatException {
    String text = word.text();
    Matcher stone = STONE.matcher(text);
    Matcher mark = MARK.matcher(text);
    Matcher move = MOVE.matcher(text);
    Matcher row = ROW.matcher(text);
    if (SIZE.matcher(text).matches() || LAYOUT.matcher(text).matches()) {
      return position;
    }
    if (stone.matches()) {
      Cell cell = cell(position.board(), stone.group(3), word);
      return stone(position, cell, color(stone.group(1)), stone.group(2), word);
    }
    if (mark.matches()) {
      mark(position.board(), MARKS.get(mark.group(1)), mark.group(2), word);
      return position;
    }
    if (move.matches()) {
      Color color = moves % 2 == 0 ? Color.BLACK : Color.WHITE;
      moves++;
      Cell cell = cell(position.board(), move.group(1), word);
      return stone(position, cell, color, String.valueOf(moves), word);
    }
    if (row.matches()) {
      return row(position, Integer.parseInt(row.group(1)), row.group(2), word);
    }
    if (!MAY_PLACE.matcher(text).find()) {
      remarks.add("the word '" + text + "' is unknown and places no stone; it is passed over");
      return position;
    }
    throw new FormatException(
        word.place(),
        "unknown word '" + text + "'",
        "words are like R5 (rows), C9 (columns), Vc2 or Rc2 (red), Hc4 or Bc4 (blue), Sa1 (star),"
            + " Pa1 (plus), Mb3 (numbered move) and 1:BR__ (a row)");
  }

  private Position row(Position before, int number, String letters, Word word)
      throws FormatException {
    Board board = before.board();
    boolean placesStone = letters.chars().anyMatch(letter -> "RVBH".indexOf(letter) >= 0);
    boolean isRow = number >= 1 && number <= board.rows();
    if (!isRow && placesStone) {
      throw new FormatException(
          word.place(),
          "row %s with %s cells does not fit the board of %s rows and %s columns"
              .formatted(number, letters.length(), board.rows(), board.cols()));
    }
    if (!isRow || letters.length() > board.cols()) {
      remarks.add(
          "row %s has cells off the board of %s rows and %s columns; they are passed over"
              .formatted(number, board.rows(), board.cols()));
    }
    Position position = before;
    int cols = isRow ? Math.min(letters.length(), board.cols()) : 0;
    for (int col = 0; col < cols; col++) {
      String letter = letters.substring(col, col + 1);
      Cell cell = new Cell(col, number - 1);
      if (MARKS.containsKey(letter)) {
        labels.put(cell, MARKS.get(letter));
      } else if ("RVBH".contains(letter)) {
        position = stone(position, cell, color(letter), "", word);
      }
    }
    return position;
  }

  /** Puts a mark on a cell; off the board it shows nothing. */
  private void mark(Board board, String mark, String text, Word word) throws FormatException {
    try {
      labels.put(cell(board, text, word), mark);
    } catch (FormatException e) {
      remarks.add("the mark on " + text + " is off the board, and passed over");
    }
  }

  private static Color color(String command) {
    return "RV".contains(command) ? Color.BLACK : Color.WHITE;
  }

  private Position stone(Position position, Cell cell, Color color, String label, Word word)
      throws FormatException {
    if (position.at(cell) == color.opposite().stone()) {
      throw new FormatException(word.place(), "both a red and a blue stone on " + cell);
    }
    if (!label.isEmpty()) {
      labels.put(cell, label);
    }
    return position.with(cell, color.stone());
  }

  private static Cell cell(Board board, String text, Word word) throws FormatException {
    return word.place().read(() -> board.cell(board.index(Cell.parse(text))));
  }
}
