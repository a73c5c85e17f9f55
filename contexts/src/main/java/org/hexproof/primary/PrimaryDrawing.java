package org.hexproof.primary;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.region.Region;
import org.hexproof.shannon.Corners;
import org.hexproof.shannon.Hypergraph;

/**
 * A small region as it stands on a board. As text, each row is half a cell further right than the
 * one above:
 *
 * <pre>
 * O 1
 *  2 . O
 *   O 3
 * </pre>
 *
 * <p>{@code .} is an empty cell of the region, a digit a stone of a black terminal, {@code X}
 * another black stone, {@code O} a white stone; blanks are outside.
 *
 * @param stones the stones on the least board that holds them and the cells
 * @param terminals stones of each terminal, clockwise around the region
 */
public record PrimaryDrawing(
    Position stones, ImmutableSet<Cell> cells, ImmutableList<Terminal> terminals) {
  private static final CharMatcher SIGNS = CharMatcher.anyOf(" .XO123");

  /** Checks that the cells are empty and the terminals' stones are there. */
  public PrimaryDrawing {
    checkArgument(
        cells.stream().allMatch(cell -> stones.at(cell) == Content.EMPTY),
        "a cell of the region has a stone");
    for (Terminal terminal : terminals) {
      checkArgument(
          terminal.cells().stream().allMatch(cell -> stones.at(cell) == Content.BLACK),
          "a terminal has no black stone where it should");
    }
  }

  /** A drawing from the signs of cells, shifted so that the least row and column are 0. */
  static PrimaryDrawing of(Map<LatticePoint, Character> signs) {
    int rows = 0;
    int cols = 0;
    Set<Cell> empty = new LinkedHashSet<>();
    Set<Cell> black = new LinkedHashSet<>();
    Set<Cell> white = new LinkedHashSet<>();
    Map<Character, ImmutableSet.Builder<Cell>> terminals = new TreeMap<>();
    for (LatticePoint point : new TreeMap<>(signs).keySet()) {
      Cell cell = new Cell(point.col(), point.row());
      rows = Math.max(rows, point.row() + 1);
      cols = Math.max(cols, point.col() + 1);
      char sign = signs.get(point);
      (sign == '.' ? empty : sign == 'O' ? white : black).add(cell);
      if (Character.isDigit(sign)) {
        terminals.computeIfAbsent(sign, key -> ImmutableSet.builder()).add(cell);
      }
    }
    checkArgument(
        new ArrayList<>(terminals.keySet())
            .equals(List.of('1', '2', '3').subList(0, terminals.size())),
        "the terminals are not numbered 1, 2, 3");
    return new PrimaryDrawing(
        Position.of(new Board(cols, rows), black, white),
        ImmutableSet.copyOf(empty),
        terminals.values().stream()
            .map(stones -> Terminal.of(stones.build()))
            .collect(ImmutableList.toImmutableList()));
  }

  /** Reads rows as {@link #rows} writes them, or fails with an {@link IllegalArgumentException}. */
  public static PrimaryDrawing read(List<String> rows) {
    Map<LatticePoint, Character> signs = new LinkedHashMap<>();
    for (int row = 0; row < rows.size(); row++) {
      String text = rows.get(row);
      for (int i = 0; i < text.length(); i++) {
        char sign = text.charAt(i);
        checkArgument(SIGNS.matches(sign), "unknown sign '%s' in a drawing", sign);
        if (sign != ' ') {
          checkArgument(
              i >= row && (i - row) % 2 == 0, "'%s' in row %s stands between cells", sign, row + 1);
          signs.put(new LatticePoint(row, (i - row) / 2), sign);
        }
      }
    }
    checkArgument(signs.containsValue('.'), "a drawing without empty cells");
    return of(signs);
  }

  /** The text, row by row, without blanks at the ends of rows. */
  public ImmutableList<String> rows() {
    ImmutableList.Builder<String> rows = ImmutableList.builder();
    Board board = stones.board();
    for (int row = 0; row < board.rows(); row++) {
      StringBuilder text = new StringBuilder(" ".repeat(row));
      for (int col = 0; col < board.cols(); col++) {
        text.append(sign(new Cell(col, row))).append(' ');
      }
      rows.add(CharMatcher.is(' ').trimTrailingFrom(text));
    }
    return rows.build();
  }

  private char sign(Cell cell) {
    for (int i = 0; i < terminals.size(); i++) {
      if (terminals.get(i).cells().contains(cell)) {
        return (char) ('1' + i);
      }
    }
    return switch (stones.at(cell)) {
      case BLACK -> 'X';
      case WHITE -> 'O';
      case EMPTY -> cells.contains(cell) ? '.' : ' ';
    };
  }

  /** The region with its terminals; everything else is White's. */
  public Region region() {
    return Region.closed(stones, cells, terminals);
  }

  /**
   * The drawing with the colours exchanged, if the white arcs are drawn. Its terminal i is the
   * white arc that faces terminal i.
   */
  public PrimaryDrawing dual() {
    return new PrimaryDrawing(
        Position.of(stones.board(), /* black= */ stones.white(), /* white= */ stones.black()),
        cells,
        IntStream.range(0, terminals.size())
            .mapToObj(i -> Terminal.of(facing(i)))
            .collect(ImmutableList.toImmutableList()));
  }

  /** The group of white stones that touches all terminals but this one. */
  private ImmutableSet<Cell> facing(int terminal) {
    for (ImmutableSet<Cell> group : stones.groups(Content.WHITE)) {
      boolean faces = true;
      for (int i = 0; i < terminals.size(); i++) {
        ImmutableSet<Cell> other = terminals.get(i).cells();
        boolean touches =
            group.stream()
                .anyMatch(
                    cell -> stones.board().neighbors(cell).stream().anyMatch(other::contains));
        faces &= touches == (i != terminal);
      }
      if (faces) {
        return group;
      }
    }
    throw new IllegalArgumentException("no white arc faces terminal " + (terminal + 1));
  }

  /** The region as a hypergraph, its cells in reading order, if it has more than one terminal. */
  public Hypergraph hypergraph() {
    return Corners.of(stones, cells, terminals);
  }
}
