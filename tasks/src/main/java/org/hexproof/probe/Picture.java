package org.hexproof.probe;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/**
 * A region drawn row by row with what is known of each move: {@code -} inferior, {@code +} White's
 * only winning move on some board, {@code ?} open. Other empty cells are left out.
 */
public final class Picture {
  private Picture() {}

  /** The rows, each moved by half a cell against that above. */
  public static List<String> of(ProbedRegion region, List<Finding> findings) {
    return of(
        region.stones(),
        findings.stream().collect(ImmutableMap.toImmutableMap(Finding::cell, Finding::mark)),
        region.edges());
  }

  /** The rows of stones and of empty cells that have a mark. */
  static List<String> of(
      Position stones, ImmutableMap<Cell, String> marks, ImmutableSet<Edge> edges) {
    Board board = stones.board();
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < board.rows(); row++) {
      StringBuilder text = new StringBuilder(" ".repeat(row));
      for (int col = 0; col < board.cols(); col++) {
        Cell cell = new Cell(col, row);
        String stone = stones.at(cell) == Content.BLACK ? "X" : "O";
        String empty = marks.getOrDefault(cell, " ");
        text.append(stones.at(cell) == Content.EMPTY ? empty : stone).append(' ');
      }
      rows.add(text.toString().stripTrailing());
    }
    if (edges.contains(Edge.BOTTOM)) {
      rows.add(" ".repeat(board.rows()) + "-".repeat(2 * board.cols() - 1));
    }
    rows.removeIf(String::isBlank);
    int margin =
        rows.stream().mapToInt(row -> row.length() - row.stripLeading().length()).min().orElse(0);
    return rows.stream().map(row -> row.substring(margin)).collect(Collectors.toList());
  }
}
