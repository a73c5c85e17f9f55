package org.hexproof.format;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;

/**
 * The symbols of a slanted drawing on their cells. The cell in row r and column c, counted from 0,
 * stands at character {@code pitch * c + pitch / 2 * r} of its line, less a common margin.
 */
public record Lattice(Board board, ImmutableMap<Cell, Symbol> symbols) {
  public record Symbol(char character, Place place) {}

  private record Spot(int row, int offset, Symbol symbol) {}

  /** Draws a board as it is read, with dashes for its edges at the top and bottom. */
  public static String write(
      Board board, Set<Edge> edges, int pitch, Function<Cell, Character> symbols) {
    String dashes = "-".repeat(pitch * board.cols() - 1) + "\n";
    StringBuilder text = new StringBuilder(edges.contains(Edge.TOP) ? dashes : "");
    for (int row = 0; row < board.rows(); row++) {
      text.append(" ".repeat(pitch / 2 * row + pitch / 2 - 1));
      for (int col = 0; col < board.cols(); col++) {
        text.append(col == 0 ? "" : " ".repeat(pitch - 1));
        text.append(symbols.apply(new Cell(col, row)));
      }
      text.append('\n');
    }
    if (edges.contains(Edge.BOTTOM)) {
      text.append(" ".repeat(pitch / 2 * board.rows())).append(dashes);
    }
    return text.toString();
  }

  /**
   * Reads rows of symbols; blanks between them are cells that are not drawn.
   *
   * @param rows at least one line; nothing but symbols
   * @param pitch the characters from one cell to the next in its row, an even number
   * @param margin the margin, if something beside the cells tells it; otherwise the leftmost
   *     symbols are in column a
   * @param cols the number of columns, if something beside the cells tells it
   * @throws FormatException if there is no symbol, or one that stands on no cell
   */
  public static Lattice read(
      ImmutableList<TextLine> rows, int pitch, OptionalInt margin, OptionalInt cols)
      throws FormatException {
    List<Spot> spots = spots(rows, pitch);
    if (spots.isEmpty()) {
      throw new FormatException(rows.get(0).start(), "the drawing has no cells");
    }
    int origin = margin.orElseGet(() -> leftmost(spots, pitch));
    int width = cols.orElse(0);
    for (Spot spot : spots) {
      int distance = spot.offset - origin;
      if (Math.floorMod(distance, pitch) != 0) {
        throw new FormatException(
            spot.symbol.place,
            quote(spot.symbol) + " stands between two columns",
            ("cells of a row are %s characters apart and each row is shifted by %s"
                    + " against the row above, or all rows of plain text begin in the same"
                    + " column")
                .formatted(pitch, pitch / 2));
      }
      if (distance < 0 || (cols.isPresent() && distance / pitch >= cols.getAsInt())) {
        throw new FormatException(
            spot.symbol.place, quote(spot.symbol) + " stands outside the columns of the board");
      }
      width = Math.max(width, distance / pitch + 1);
    }
    if (width > Board.MAX_SIDE || rows.size() > Board.MAX_SIDE) {
      throw new FormatException(
          rows.get(0).start(),
          "the board has %s columns and %s rows, at most %s of each are possible"
              .formatted(width, rows.size(), Board.MAX_SIDE));
    }
    ImmutableMap.Builder<Cell, Symbol> symbols = ImmutableMap.builder();
    for (Spot spot : spots) {
      symbols.put(new Cell((spot.offset - origin) / pitch, spot.row), spot.symbol);
    }
    return new Lattice(new Board(width, rows.size()), symbols.buildOrThrow());
  }

  /** The offset of column a: that of the leftmost symbol among those aligned with the first. */
  private static int leftmost(List<Spot> spots, int pitch) {
    int first = spots.get(0).offset;
    return spots.stream()
        .mapToInt(Spot::offset)
        .filter(offset -> (offset - first) % pitch == 0)
        .min()
        .getAsInt();
  }

  private static List<Spot> spots(ImmutableList<TextLine> rows, int pitch) throws FormatException {
    List<Spot> spots = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      TextLine line = rows.get(row);
      for (int x = 0; x < line.text().length(); x++) {
        char character = line.text().charAt(x);
        if (character == '\t') {
          throw new FormatException(
              line.at(x), "a tab in a drawing", "align the cells with spaces");
        }
        if (character != ' ') {
          spots.add(new Spot(row, x - pitch / 2 * row, new Symbol(character, line.at(x))));
        }
      }
    }
    return spots;
  }

  /** All characters that are drawn. */
  public ImmutableSet<Character> characters() {
    return symbols.values().stream().map(Symbol::character).collect(toImmutableSet());
  }

  /** With other characters in the same places. */
  public Lattice map(UnaryOperator<Character> other) {
    return new Lattice(
        board,
        ImmutableMap.copyOf(
            Maps.transformValues(
                symbols, symbol -> new Symbol(other.apply(symbol.character), symbol.place))));
  }

  /** The symbol as messages name it. */
  public static String quote(Symbol symbol) {
    return symbol.character >= ' ' && symbol.character < 127
        ? "'" + symbol.character + "'"
        : Character.isSurrogate(symbol.character)
            ? "a character beyond U+FFFF"
            : "character U+%04X".formatted((int) symbol.character);
  }
}
