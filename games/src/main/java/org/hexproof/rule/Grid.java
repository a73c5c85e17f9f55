package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Cells with symbols, row by row. {@value #NONE} is no cell, nor is what lies around.
 *
 * @param width the cells of a row
 */
public record Grid(int width, String cells) {
  static final char NONE = '#';

  int rows() {
    return width == 0 ? 0 : cells.length() / width;
  }

  char at(int row, int column) {
    return row < 0 || row >= rows() || column < 0 || column >= width
        ? NONE
        : cells.charAt(row * width + column);
  }

  /** With other symbols. */
  Grid map(IntUnaryOperator symbols) {
    StringBuilder mapped = new StringBuilder(cells.length());
    cells.chars().map(symbols).forEach(symbol -> mapped.append((char) symbol));
    return new Grid(width, mapped.toString());
  }

  Grid turned(Turn turn) {
    int columns = turn.transposes() ? rows() : width;
    int down = turn.transposes() ? 1 : width;
    int aside = turn.transposes() ? width : 1;
    char[] turned = new char[cells.length()];
    int rows = columns == 0 ? 0 : turned.length / columns;
    int next = 0;
    for (int i = 0; i < rows; i++) {
      int row = (turn.upsideDown() ? rows - 1 - i : i) * down;
      for (int j = 0; j < columns; j++) {
        turned[next++] = cells.charAt(row + (turn.mirrors() ? columns - 1 - j : j) * aside);
      }
    }
    return new Grid(columns, new String(turned));
  }

  /** The parts that hang together by sides, or by corners too, each in its own rectangle. */
  ImmutableList<Grid> parts(boolean byCorners) {
    int[] part = new int[cells.length()];
    int[] open = new int[cells.length()];
    ImmutableList.Builder<Grid> parts = ImmutableList.builder();
    int count = 0;
    for (int first = 0; first < part.length; first++) {
      if (part[first] == 0 && cells.charAt(first) != NONE) {
        count++;
        int size = 0;
        open[size++] = first;
        part[first] = count;
        for (int next = 0; next < size; next++) {
          size = addNeighbors(open[next], byCorners, part, open, size);
        }
        parts.add(cut(Arrays.copyOf(open, size)));
      }
    }
    return parts.build();
  }

  private int addNeighbors(int place, boolean byCorners, int[] part, int[] open, int size) {
    int more = size;
    int row = place / width;
    int column = place % width;
    for (int r = Math.max(0, row - 1); r <= Math.min(rows() - 1, row + 1); r++) {
      for (int c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c++) {
        int neighbor = r * width + c;
        if ((byCorners || r == row || c == column)
            && part[neighbor] == 0
            && cells.charAt(neighbor) != NONE) {
          part[neighbor] = part[place];
          open[more++] = neighbor;
        }
      }
    }
    return more;
  }

  /** In the smallest rectangle. */
  Grid trimmed() {
    return cut(
        IntStream.range(0, cells.length()).filter(place -> cells.charAt(place) != NONE).toArray());
  }

  /** These cells alone. */
  private Grid cut(int[] places) {
    int top = Integer.MAX_VALUE;
    int bottom = -1;
    int first = Integer.MAX_VALUE;
    int last = -1;
    for (int place : places) {
      top = Math.min(top, place / width);
      bottom = Math.max(bottom, place / width);
      first = Math.min(first, place % width);
      last = Math.max(last, place % width);
    }
    if (bottom < 0) {
      return new Grid(0, "");
    }
    int columns = last - first + 1;
    char[] kept = new char[(bottom - top + 1) * columns];
    Arrays.fill(kept, NONE);
    for (int place : places) {
      kept[(place / width - top) * columns + place % width - first] = cells.charAt(place);
    }
    return new Grid(columns, new String(kept));
  }
}
