package org.hexproof.format.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Naming;
import org.hexproof.board.Position;
import org.hexproof.format.FormatException;
import org.hexproof.format.Lattice;
import org.hexproof.format.Place;
import org.hexproof.format.Shading;
import org.hexproof.format.TextLine;

/**
 * The slanted drawing of plain text and of YAML files.
 *
 * <p>Each cell is two characters from the next in its row, and each row is shifted by one character
 * against the row above. {@code .} is an empty cell, {@code X} a black stone, {@code O} a white
 * one, {@code #} a cell outside the template, {@code :} one of a template on a larger board; any
 * other capital letter is a black stone with that label, its small letter an empty cell with that
 * label, but see {@link StoneLetters}; a digit, {@code *} and {@code +} are labels of empty cells.
 * Blanks are cells that are not drawn. A line of dashes above or below is the top or bottom edge, a
 * {@code \} at the beginning or end of every row the left or right edge. With a line of column
 * letters above, each row begins with its number; the letters stand as a row above the first.
 */
public record SlantedDrawing(
    Position position,
    ImmutableSet<Cell> visible,
    ImmutableSet<Cell> shaded,
    Shading shading,
    ImmutableSet<Edge> edges,
    ImmutableMap<Cell, String> labels,
    ImmutableMap<Cell, Lattice.Symbol> symbols,
    Naming naming,
    ImmutableList<String> remarks) {
  private static final Pattern ROW_NUMBER = Pattern.compile(" *([0-9]{1,4})(?= |$)");
  private static final int PITCH = 2;

  public static SlantedDrawing read(ImmutableList<TextLine> lines) throws FormatException {
    return new Parts(lines, /* straight= */ false, /* lenient= */ false).read();
  }

  /**
   * Reads a drawing whose rows are slanted, or all begin in the same column, and whose stones may
   * be small letters.
   */
  static SlantedDrawing readLeniently(ImmutableList<TextLine> lines) throws FormatException {
    try {
      return new Parts(lines, /* straight= */ false, /* lenient= */ true).read();
    } catch (FormatException slanted) {
      try {
        return new Parts(lines, /* straight= */ true, /* lenient= */ true).read();
      } catch (FormatException straight) {
        throw slanted;
      }
    }
  }

  /** The drawing while it is taken apart, from the outside in. */
  private static final class Parts {
    private final List<TextLine> rows;
    private final Place start;
    private final boolean straight;
    private final boolean lenient;
    private final List<String> remarks = new ArrayList<>();
    private final Set<Edge> edges = EnumSet.noneOf(Edge.class);
    private OptionalInt margin = OptionalInt.empty();
    private OptionalInt cols = OptionalInt.empty();
    private OptionalInt rightMark = OptionalInt.empty();

    Parts(ImmutableList<TextLine> lines, boolean straight, boolean lenient) {
      this.rows = new ArrayList<>(lines);
      this.straight = straight;
      this.lenient = lenient;
      this.start = lines.get(0).start();
    }

    SlantedDrawing read() throws FormatException {
      takeEdge(0, Edge.TOP);
      boolean numbered = takeLetters();
      takeEdge(0, Edge.TOP);
      takeEdge(rows.size() - 1, Edge.BOTTOM);
      if (rows.isEmpty()) {
        throw new FormatException(start, "the drawing has no rows");
      }
      for (TextLine row : rows) {
        if (row.isEdge()) {
          throw new FormatException(
              row.at(row.indent()),
              "a line of dashes between rows",
              "an edge is drawn above the first or below the last row");
        }
      }
      if (numbered) {
        takeNumbers();
      }
      if (straight) {
        slant();
      }
      takeRightEdge();
      takeLeftEdge();
      measure();
      Lattice lattice = Lattice.read(ImmutableList.copyOf(rows), PITCH, margin, cols);
      return draw(lenient ? withCapitals(lattice) : lattice);
    }

    private void takeEdge(int index, Edge edge) {
      if (index >= 0 && index < rows.size() && rows.get(index).isEdge()) {
        rows.remove(index);
        edges.add(edge);
      }
    }

    private boolean takeLetters() {
      int next = rows.size() > 1 && rows.get(1).isEdge() ? 2 : 1;
      if (rows.size() <= next || !ROW_NUMBER.matcher(rows.get(next).text()).lookingAt()) {
        return false;
      }
      TextLine letters = rows.get(0);
      String text = letters.text().substring(letters.indent());
      for (int i = 0; i < text.length(); i++) {
        if (text.charAt(i) != (i % PITCH == 0 ? (char) ('a' + i / PITCH % 26) : ' ')) {
          return false;
        }
      }
      margin = OptionalInt.of(letters.indent() + 1);
      cols = OptionalInt.of(text.length() / PITCH + 1);
      rows.remove(0);
      return true;
    }

    private void takeNumbers() throws FormatException {
      for (int row = 0; row < rows.size(); row++) {
        TextLine line = rows.get(row);
        Matcher number = ROW_NUMBER.matcher(line.text());
        if (!number.lookingAt() || Integer.parseInt(number.group(1)) != row + 1) {
          throw new FormatException(
              line.at(line.indent()), "expected the row number " + (row + 1) + " here");
        }
        rows.set(row, line.blanked(number.end()));
      }
    }

    /** Shifts rows that all begin in the same column, and letters right above it. */
    private void slant() throws FormatException {
      int indent = rows.get(0).indent();
      for (int row = 0; row < rows.size(); row++) {
        TextLine line = rows.get(row);
        if (line.indent() != indent || rows.size() == 1) {
          throw new FormatException(line.start(), "the rows don't begin in the same column");
        }
        Place shifted =
            new Place(line.start().file(), line.start().line(), line.start().column() - row);
        rows.set(row, new TextLine(shifted, " ".repeat(row) + line.text()));
      }
      if (margin.isPresent()) {
        margin = OptionalInt.of(margin.getAsInt() - 1);
      }
      remarks.add("the rows are not slanted, and read as if they were");
    }

    private void takeLeftEdge() throws FormatException {
      for (int row = 0; row < rows.size(); row++) {
        TextLine line = rows.get(row);
        int x = line.indent();
        boolean marked = x < line.text().length() && line.text().charAt(x) == '\\';
        if (sideMark(Edge.LEFT, row, marked, line.at(x))) {
          int origin = x + PITCH - row;
          if (margin.isPresent() && margin.getAsInt() != origin) {
            throw new FormatException(
                line.at(x), "the mark of the left edge does not stand beside column a");
          }
          margin = OptionalInt.of(origin);
          rows.set(row, line.blanked(x + 1));
        }
      }
    }

    private void takeRightEdge() throws FormatException {
      for (int row = 0; row < rows.size(); row++) {
        TextLine line = rows.get(row);
        int x = line.text().length() - 1;
        boolean marked = x >= 0 && line.text().charAt(x) == '\\' && !isLeftMark(row, x);
        if (sideMark(Edge.RIGHT, row, marked, line.at(Math.max(x, 0)))) {
          if (rightMark.orElse(x - row) != x - row) {
            throw new FormatException(
                line.at(x), "the mark of the right edge does not stand in line with the row above");
          }
          rightMark = OptionalInt.of(x - row);
          rows.set(row, new TextLine(line.start(), line.text().substring(0, x)));
        }
      }
    }

    /** Whether a row that is blank but for a mark has it at its left. */
    private boolean isLeftMark(int row, int x) {
      return x == rows.get(row).indent() && (margin.isEmpty() || x - row < margin.getAsInt());
    }

    /** Both side edges together tell the number of columns. */
    private void measure() throws FormatException {
      if (margin.isEmpty() || rightMark.isEmpty()) {
        return;
      }
      int span = rightMark.getAsInt() - margin.getAsInt();
      if (span < PITCH || span % PITCH != 0 || cols.orElse(span / PITCH) != span / PITCH) {
        throw new FormatException(
            rows.get(0).at(rows.get(0).text().length()),
            "the mark of the right edge does not stand beside the last column");
      }
      cols = OptionalInt.of(span / PITCH);
    }

    private boolean sideMark(Edge edge, int row, boolean marked, Place place)
        throws FormatException {
      if (row == 0 && marked) {
        edges.add(edge);
      } else if (marked != edges.contains(edge)) {
        throw new FormatException(
            place,
            "the " + edge.label() + " edge is marked in some rows only",
            "put a \\ at that side of every row or of none");
      }
      return marked;
    }

    /** With capitals for small letters that stand for stones. */
    private Lattice withCapitals(Lattice lattice) {
      String stones = StoneLetters.small(lattice.characters());
      if (lattice.symbols().values().stream()
          .noneMatch(symbol -> stones.indexOf(symbol.character()) >= 0)) {
        return lattice;
      }
      remarks.add("small letters are read as stones, as capitals are");
      return lattice.map(
          character -> stones.indexOf(character) >= 0 ? Ascii.toUpperCase(character) : character);
    }

    private SlantedDrawing draw(Lattice lattice) throws FormatException {
      ImmutableSet.Builder<Cell> black = ImmutableSet.builder();
      ImmutableSet.Builder<Cell> white = ImmutableSet.builder();
      ImmutableSet.Builder<Cell> outside = ImmutableSet.builder();
      ImmutableSet.Builder<Cell> template = ImmutableSet.builder();
      ImmutableMap.Builder<Cell, String> labels = ImmutableMap.builder();
      StoneLetters letters = letters(lattice);
      for (Map.Entry<Cell, Lattice.Symbol> entry : lattice.symbols().entrySet()) {
        Cell cell = entry.getKey();
        char symbol = entry.getValue().character();
        switch (symbol) {
          case '.' -> {}
          case '#' -> outside.add(cell);
          case ':' -> template.add(cell);
          case 'X' -> black.add(cell);
          case 'O' -> white.add(cell);
          case 'x', 'o' -> throw unknown(entry.getValue(), "stones are the capitals X and O");
          default -> {
            if (letters.isColor(symbol)) {
              (letters.isWhite(symbol) ? white : black).add(cell);
              continue;
            }
            if (Ascii.isUpperCase(symbol)) {
              black.add(cell);
            } else if (!Ascii.isLowerCase(symbol) && "0123456789*+".indexOf(symbol) < 0) {
              throw unknown(
                  entry.getValue(),
                  ". empty, X black, O white, # outside, a letter a named stone or cell");
            }
            labels.put(cell, String.valueOf(Ascii.toUpperCase(symbol)));
          }
        }
      }
      ImmutableSet<Cell> marked = template.build();
      ImmutableSet<Cell> shaded = outside.build();
      if (!marked.isEmpty() && !shaded.isEmpty()) {
        throw new FormatException(
            lattice.symbols().get(shaded.asList().get(0)).place(),
            "a drawing with both # and :",
            "# is a cell outside a template, : a cell of a template on a larger board");
      }
      return new SlantedDrawing(
          Position.of(lattice.board(), black.build(), white.build()),
          lattice.symbols().keySet(),
          marked.isEmpty() ? shaded : marked,
          marked.isEmpty() ? Shading.OUTSIDE : Shading.TEMPLATE,
          ImmutableSet.copyOf(edges),
          labels.buildOrThrow(),
          lattice.symbols(),
          letters.naming(),
          ImmutableList.copyOf(remarks));
    }

    private StoneLetters letters(Lattice lattice) throws FormatException {
      StoneLetters letters = StoneLetters.of(Sets.filter(lattice.characters(), Ascii::isUpperCase));
      if (letters == StoneLetters.UNCLEAR) {
        for (Lattice.Symbol symbol : lattice.symbols().values()) {
          if (letters.isColor(symbol.character())) {
            throw new FormatException(
                symbol.place(),
                Lattice.quote(symbol) + " may be a colour or the label of a black stone",
                "X is a black stone, O a white one; R and B together, without X and others, are Red"
                    + " and Blue; B beside A is the second stone of a template");
          }
        }
      }
      if (!letters.remark().isEmpty()) {
        remarks.add(letters.remark());
      }
      return letters;
    }

    private static FormatException unknown(Lattice.Symbol symbol, String hint) {
      return new FormatException(
          symbol.place(), Lattice.quote(symbol) + " is no symbol of a drawing", hint);
    }
  }
}
