package org.hexproof.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.function.UnaryOperator;

/**
 * A cell by column and row, both counted from 0. Cells are ordered by row, then column, as one
 * reads a board.
 */
public record Cell(int col, int row) implements Comparable<Cell> {
  private static final Comparator<Cell> READING_ORDER =
      Comparator.comparingInt(Cell::row).thenComparingInt(Cell::col);

  public Cell {
    checkArgument(col >= 0 && row >= 0, "a cell has no negative column or row: (%s, %s)", col, row);
  }

  /**
   * Reads {@code d2} or {@code AB17}, or fails with an {@link IllegalArgumentException}; columns go
   * a to z, then aa, ab and so on.
   */
  public static Cell parse(String text) {
    int letters = 0;
    int col = 0;
    while (letters < text.length() && isLetter(text.charAt(letters))) {
      col = col * 26 + (text.charAt(letters) | 0x20) - 'a' + 1;
      letters++;
    }
    int row = 0;
    int end = letters;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      row = row * 10 + text.charAt(end) - '0';
      end++;
    }
    boolean wellFormed =
        letters >= 1 && letters <= 2 && end == text.length() && end - letters <= 3 && row >= 1;
    checkArgument(wellFormed, "not a cell: '%s' (expected a column and a row, like d2)", text);
    return new Cell(col - 1, row - 1);
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  /** The letters of a column counted from 0: a, b, …, z, aa, ab, …. */
  public static String columnName(int col) {
    String last = String.valueOf((char) ('a' + col % 26));
    return col < 26 ? last : columnName(col / 26 - 1) + last;
  }

  /** The cell so many columns to the right and rows below. */
  public Cell moved(int cols, int rows) {
    return new Cell(col + cols, row + rows);
  }

  /** How many steps over touching cells it is to another cell on an empty board, at least. */
  public int steps(Cell other) {
    int cols = col - other.col;
    int rows = row - other.row;
    return Math.max(Math.max(Math.abs(cols), Math.abs(rows)), Math.abs(cols + rows));
  }

  /** Where cells come to lie. */
  public static ImmutableSet<Cell> moved(Collection<Cell> cells, UnaryOperator<Cell> place) {
    return cells.stream().map(place).collect(ImmutableSet.toImmutableSet());
  }

  /** Some names, as in {@code b2 c2}. */
  public static String list(Iterable<Cell> cells) {
    return Joiner.on(' ').join(cells);
  }

  @Override
  public int compareTo(Cell other) {
    return READING_ORDER.compare(this, other);
  }

  /** The cell's name, as in {@code d2}. */
  @Override
  public String toString() {
    return columnName(col) + (row + 1);
  }
}
