package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
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

  /** The ways to cells that touch by sides, and then by corners. */
  private static final int[] DOWN = {-1, 1, 0, 0, -1, -1, 1, 1};

  private static final int[] ASIDE = {0, 0, -1, 1, -1, 1, -1, 1};

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
    char[] turned = new char[cells.length()];
    for (int i = 0; i < turned.length; i++) {
      turned[i] = at(turn, i);
    }
    return new Grid(width(turn), new String(turned));
  }

  private int width(Turn turn) {
    return turn.transposes() ? rows() : width;
  }

  /** The cell that gets to a place. */
  private char at(Turn turn, int place) {
    int columns = width(turn);
    int i = place / columns;
    int j = place % columns;
    int row = turn.upsideDown() ? cells.length() / columns - 1 - i : i;
    int column = turn.mirrors() ? columns - 1 - j : j;
    return cells.charAt(turn.transposes() ? column * width + row : row * width + column);
  }

  /** Whether it comes before another when it is turned and its symbols are changed. */
  boolean isBefore(Grid other, Turn turn, IntUnaryOperator symbols) {
    int order = width(turn) - other.width;
    for (int i = 0; i < cells.length() && order == 0; i++) {
      order = symbols.applyAsInt(at(turn, i)) - other.cells.charAt(i);
    }
    return order < 0;
  }

  /** The parts that hang together by sides, or by corners too, each in its own rectangle. */
  ImmutableList<Grid> parts(boolean byCorners) {
    boolean[] seen = new boolean[cells.length()];
    ImmutableList.Builder<Grid> parts = ImmutableList.builder();
    for (int first = 0; first < seen.length; first++) {
      if (!seen[first] && cells.charAt(first) != NONE) {
        seen[first] = true;
        IntArrayList part = new IntArrayList(new int[] {first});
        for (int next = 0; next < part.size(); next++) {
          addNeighbors(part.getInt(next), byCorners, seen, part);
        }
        parts.add(cut(part.toIntArray()));
      }
    }
    return parts.build();
  }

  private void addNeighbors(int place, boolean byCorners, boolean[] seen, IntArrayList part) {
    neighbors(place, byCorners ? 8 : 4)
        .filter(next -> !seen[next])
        .forEach(
            next -> {
              seen[next] = true;
              part.add(next);
            });
  }

  private IntStream neighbors(int place, int sides) {
    return IntStream.range(0, sides)
        .filter(side -> at(place / width + DOWN[side], place % width + ASIDE[side]) != NONE)
        .map(side -> place + DOWN[side] * width + ASIDE[side]);
  }

  /** The cells that touch one by a side. */
  IntStream beside(int place) {
    return neighbors(place, 4);
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
