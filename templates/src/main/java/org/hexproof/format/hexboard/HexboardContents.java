package org.hexproof.format.hexboard;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;

/**
 * The {@code contents} of a hexboard: the letters R, B, E and S say what the cells after them
 * become (red, blue, empty, shaded); a label or, for shading, a colour may stand before a cell or a
 * group. Shading says nothing of stones.
 */
final class HexboardContents {
  private static final Pattern LABEL = Pattern.compile("[0-9]{1,6}|[A-Za-z]|[-+*]");
  private static final Pattern COLOR = Pattern.compile("[a-z]{3,12}");

  private final HexboardScanner scanner;
  private final HexboardCells cells;
  private final Map<Cell, Place> stonePlaces = new TreeMap<>();
  private final Map<Cell, String> labels = new TreeMap<>();
  private final TreeSet<Cell> shaded = new TreeSet<>();
  private final Map<Cell, String> tints = new TreeMap<>();
  private Position position;

  /** The letter whose turn it is, a blank before the first. */
  private char mode = ' ';

  /** The colour before the cells that are shaded next, if there is one. */
  private String tint = "";

  private HexboardContents(Board board, HexboardText text) {
    this.scanner = new HexboardScanner(text);
    this.cells = new HexboardCells(board, scanner);
    this.position = Position.empty(board);
  }

  /** Without the attribute the board is empty. */
  static HexboardContents read(Board board, Optional<HexboardText> text) throws FormatException {
    HexboardContents contents = new HexboardContents(board, text.orElse(HexboardText.EMPTY));
    contents.read();
    return contents;
  }

  Position position() {
    return position;
  }

  ImmutableSet<Cell> shaded() {
    return ImmutableSet.copyOf(shaded);
  }

  ImmutableMap<Cell, String> tints() {
    return ImmutableMap.copyOf(tints);
  }

  ImmutableMap<Cell, String> labels() {
    return ImmutableMap.copyOf(labels);
  }

  private void read() throws FormatException {
    scanner.skipBlanks();
    while (!scanner.atEnd()) {
      if (!mode()) {
        tint = "";
        Optional<String> label = prefix();
        Place place = scanner.place();
        put(cells.term(), label, place);
      }
      if (!scanner.atBoundary()) {
        throw new FormatException(
            scanner.place(), "expected a blank before " + scanner.rest(), hint());
      }
      if (scanner.at(")")) {
        throw new FormatException(scanner.place(), "a ')' without its '('", hint());
      }
      scanner.skipBlanks();
    }
  }

  private static String hint() {
    return "contents are written like R a1 1:b2 B 2:c3 E *:d4 S area(a1,c1,c3)";
  }

  private boolean mode() {
    int start = scanner.position();
    String word = scanner.word();
    if (word.length() == 1 && "RBES".contains(word) && scanner.atBoundary()) {
      mode = word.charAt(0);
      return true;
    }
    scanner.back(start);
    return false;
  }

  /** Steps over a label or a colour with its colon; the label, if it was one. */
  private Optional<String> prefix() throws FormatException {
    int start = scanner.position();
    String word = scanner.word();
    if (word.equals("arrow") && scanner.at("(")) {
      return Optional.of(arrow(start));
    }
    if (word.isEmpty() && !scanner.at("(") && !scanner.at(")")) {
      word = scanner.sign();
    }
    if (!scanner.take(":")) {
      scanner.back(start);
      return Optional.empty();
    }
    Optional<HexboardArrow> arrow = HexboardArrow.parse(word);
    if (arrow.isPresent()) {
      return Optional.of(arrow.get().label());
    }
    if (LABEL.matcher(word).matches()) {
      return Optional.of(word);
    }
    if (mode == 'S' && COLOR.matcher(word).matches()) {
      tint = word;
      return Optional.empty();
    }
    throw new FormatException(
        scanner.place(start),
        "'" + word + "' is not a label",
        "labels are numbers, single letters, *, + and -, arrow signs and arrow(1) to arrow(12)");
  }

  private String arrow(int start) throws FormatException {
    scanner.expect("(", hint());
    String hour = scanner.word();
    scanner.expect(")", hint());
    scanner.expect(":", "a label and its cell are written arrow(3):c4");
    return HexboardArrow.parse("arrow(" + hour + ")")
        .map(HexboardArrow::label)
        .orElseThrow(
            () ->
                new FormatException(
                    scanner.place(start),
                    "no hour of the clock: arrow(" + hour + ")",
                    "arrows point to 1 to 12 o'clock"));
  }

  private void put(ImmutableSet<Cell> group, Optional<String> label, Place place)
      throws FormatException {
    for (Cell cell : group) {
      switch (mode) {
        case 'R' -> stone(cell, Color.BLACK, place);
        case 'B' -> stone(cell, Color.WHITE, place);
        case 'E' -> position = position.with(cell, Content.EMPTY);
        case 'S' -> shade(cell);
        default ->
            throw new FormatException(
                place, "cell " + cell + " stands before any of R, B, E and S", hint());
      }
      label.ifPresent(text -> labels.put(cell, text));
    }
  }

  private void shade(Cell cell) {
    shaded.add(cell);
    tints.remove(cell);
    if (!tint.isEmpty()) {
      tints.put(cell, tint);
    }
  }

  private void stone(Cell cell, Color color, Place place) throws FormatException {
    if (position.at(cell) == color.opposite().stone()) {
      throw new FormatException(
          place,
          "both a red and a blue stone on " + cell + "; the other is at " + stonePlaces.get(cell),
          "write E " + cell + " between them if the first is to go");
    }
    position = position.with(cell, color.stone());
    stonePlaces.put(cell, place);
  }
}
