package org.hexproof.probe;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/**
 * A region drawn row by row with what is known of each move: {@code -} inferior, {@code +} White's
 * only winning move on some board, {@code ?} open. Of other empty cells those of the region are
 * {@code .}
 */
public final class TextPicture {
  private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');

  private TextPicture() {}

  /** The rows, each moved by half a cell against that above, with the names of the drawing. */
  public static List<String> of(ProbedRegion region, List<ProbeFinding> findings) {
    Map<Cell, String> marks = new HashMap<>(Maps.toMap(region.cells(), cell -> "."));
    findings.forEach(finding -> marks.put(finding.cell(), finding.mark()));
    Position stones = region.stones();
    Set<Cell> drawn = Sets.union(marks.keySet(), Sets.union(stones.black(), stones.white()));
    IntSummaryStatistics cols = drawn.stream().mapToInt(Cell::col).summaryStatistics();
    IntSummaryStatistics rows = drawn.stream().mapToInt(Cell::row).summaryStatistics();
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder("   ");
    for (int col = cols.getMin(); col <= cols.getMax(); col++) {
      head.append(' ').append(DIGITS.removeFrom(region.name(new Cell(col, rows.getMin()))));
    }
    lines.add(head.toString());
    for (int row = rows.getMin(); row <= rows.getMax(); row++) {
      String number = DIGITS.retainFrom(region.name(new Cell(cols.getMin(), row)));
      lines.add(
          " ".repeat(row - rows.getMin())
              + Strings.padStart(number, 2, ' ')
              + "  "
              + row(stones, marks, row, cols.getMin(), cols.getMax()));
    }
    if (region.edges().contains(Edge.BOTTOM)) {
      lines.add(" ".repeat(lines.size() + 4) + "-".repeat(2 * (cols.getMax() - cols.getMin()) + 1));
    }
    return lines;
  }

  /** The rows of stones and of empty cells that have a mark. */
  static List<String> of(
      Position stones, ImmutableMap<Cell, String> marks, ImmutableSet<Edge> edges) {
    Board board = stones.board();
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < board.rows(); row++) {
      rows.add((" ".repeat(row) + row(stones, marks, row, 0, board.cols() - 1)).stripTrailing());
    }
    if (edges.contains(Edge.BOTTOM)) {
      rows.add(" ".repeat(board.rows()) + "-".repeat(2 * board.cols() - 1));
    }
    rows.removeIf(String::isBlank);
    int margin =
        rows.stream().mapToInt(row -> row.length() - row.stripLeading().length()).min().orElse(0);
    return rows.stream().map(row -> row.substring(margin)).collect(Collectors.toList());
  }

  private static String row(
      Position stones, Map<Cell, String> marks, int row, int first, int last) {
    StringBuilder text = new StringBuilder();
    for (int col = first; col <= last; col++) {
      Cell cell = new Cell(col, row);
      String stone = stones.at(cell) == Content.BLACK ? "X" : "O";
      String empty = marks.getOrDefault(cell, " ");
      text.append(stones.at(cell) == Content.EMPTY ? empty : stone).append(' ');
    }
    return text.toString().stripTrailing();
  }
}
