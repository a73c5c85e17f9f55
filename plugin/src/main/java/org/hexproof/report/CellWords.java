package org.hexproof.report;

import java.util.Collection;
import java.util.List;
import org.hexproof.board.Cell;

/** Names of cells in a sentence. */
public final class CellWords {
  private CellWords() {}

  /** As in {@code a1, b2 and c3}. */
  public static String and(Collection<Cell> cells) {
    return list(cells, "and");
  }

  /** As in {@code a1, b2 or c3}. */
  static String or(Collection<Cell> cells) {
    return list(cells, "or");
  }

  private static String list(Collection<Cell> cells, String last) {
    List<String> names = cells.stream().map(Cell::toString).toList();
    int end = names.size() - 1;
    return end < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, end)) + " " + last + " " + names.get(end);
  }
}
