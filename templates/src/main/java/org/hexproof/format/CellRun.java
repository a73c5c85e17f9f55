package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.TreeSet;
import org.hexproof.board.Cell;

/** Cells next to each other in a row, from the first to the last. */
public record CellRun(Cell first, Cell last) {
  /** The fewest runs that make up the cells, in reading order. */
  public static ImmutableList<CellRun> of(Collection<Cell> cells) {
    TreeSet<Cell> left = new TreeSet<>(cells);
    ImmutableList.Builder<CellRun> runs = ImmutableList.builder();
    while (!left.isEmpty()) {
      Cell first = left.pollFirst();
      Cell last = first;
      while (left.remove(right(last))) {
        last = right(last);
      }
      runs.add(new CellRun(first, last));
    }
    return runs.build();
  }

  private static Cell right(Cell cell) {
    return new Cell(cell.col() + 1, cell.row());
  }

  /** The run as text, its ends parted by a sign, or the one cell. */
  public String text(String sign) {
    return first.equals(last) ? first.toString() : first + sign + last;
  }
}
