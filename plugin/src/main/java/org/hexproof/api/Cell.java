package org.hexproof.api;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Set;

/**
 * A cell of the board. Cells are ordered by row, then column, as one reads a board.
 *
 * @param column counted from 0, so that 0 is column {@code a}
 * @param row counted from 0, so that 0 is row 1, the topmost
 */
public record Cell(int column, int row) implements Comparable<Cell> {
  private static final Comparator<Cell> READING_ORDER =
      Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column);

  /**
   * Checks that there can be such a cell.
   *
   * @throws IllegalArgumentException if the column or the row is negative
   */
  public Cell {
    checkArgument(
        column >= 0 && row >= 0, "a cell has no negative column or row: (%s, %s)", column, row);
  }

  /**
   * Reads a name such as {@code d2}.
   *
   * @throws IllegalArgumentException if the text is not a column and a row
   */
  public static Cell of(String name) {
    return of(org.hexproof.board.Cell.parse(name));
  }

  static Cell of(org.hexproof.board.Cell cell) {
    return new Cell(cell.col(), cell.row());
  }

  /** In reading order. */
  static Set<Cell> all(Collection<org.hexproof.board.Cell> cells) {
    return cells.stream()
        .map(Cell::of)
        .collect(ImmutableSortedSet.toImmutableSortedSet(Comparator.naturalOrder()));
  }

  static ImmutableSet<org.hexproof.board.Cell> inner(Set<Cell> cells) {
    return cells.stream().map(Cell::inner).collect(ImmutableSet.toImmutableSet());
  }

  org.hexproof.board.Cell inner() {
    return new org.hexproof.board.Cell(column, row);
  }

  @Override
  public int compareTo(Cell other) {
    return READING_ORDER.compare(this, other);
  }

  /** The cell's name, as in {@code d2}. */
  @Override
  public String toString() {
    return inner().toString();
  }
}
