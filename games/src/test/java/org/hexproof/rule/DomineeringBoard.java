package org.hexproof.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/** Squares of a grid: that of row r and column c, both from 0, is bit {@code r * columns + c}. */
public record DomineeringBoard(int rows, int columns, long cells) {
  /** The most squares of the rectangle around a board. */
  public static final int MAX_CELLS = 64;

  public DomineeringBoard {
    checkArgument(
        rows >= 0 && columns >= 0 && (long) rows * columns <= MAX_CELLS, "the board is too large");
  }

  public int size() {
    return Long.bitCount(cells);
  }

  DomineeringBoard without(long taken) {
    return new DomineeringBoard(rows, columns, cells & ~taken);
  }

  /** The squares that have one below them on the board. */
  long withBelow() {
    return columns >= 64 ? 0 : cells & (cells >>> columns);
  }

  /** The squares that have one to the right of them on the board. */
  long withRight() {
    return cells & (cells >>> 1) & ~column(columns - 1);
  }

  private long column(int column) {
    long bits = 0;
    for (int bit = column; bit < rows * columns; bit += columns) {
      bits |= 1L << bit;
    }
    return bits;
  }

  /** The parts that hang together by sides of squares, each in its own rectangle. */
  ImmutableList<DomineeringBoard> components() {
    ImmutableList.Builder<DomineeringBoard> components = ImmutableList.builder();
    long notFirst = ~column(0);
    long notLast = ~column(columns - 1);
    for (long rest = cells; rest != 0; ) {
      long part = Long.lowestOneBit(rest);
      for (long before = 0; part != before; ) {
        before = part;
        long beside = (part & notLast) << 1 | (part & notFirst) >>> 1;
        long above = columns >= 64 ? 0 : part << columns | part >>> columns;
        part |= (beside | above) & rest;
      }
      rest &= ~part;
      components.add(new DomineeringBoard(rows, columns, part).trimmed());
    }
    return components.build();
  }

  /** In the smallest rectangle. */
  DomineeringBoard trimmed() {
    int top = rows;
    int bottom = -1;
    int first = columns;
    int last = -1;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      int row = bit / columns;
      int column = bit % columns;
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
      first = Math.min(first, column);
      last = Math.max(last, column);
    }
    if (bottom < 0) {
      return new DomineeringBoard(0, 0, 0);
    }
    int width = last - first + 1;
    long moved = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      moved |= 1L << ((bit / columns - top) * width + bit % columns - first);
    }
    return new DomineeringBoard(bottom - top + 1, width, moved);
  }

  /** Above and below exchanged, left and right, and at last rows and columns. */
  DomineeringBoard turned(boolean upsideDown, boolean mirrored, boolean transposed) {
    long turned = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      int row = upsideDown ? rows - 1 - bit / columns : bit / columns;
      int column = mirrored ? columns - 1 - bit % columns : bit % columns;
      turned |= 1L << (transposed ? column * rows + row : row * columns + column);
    }
    return transposed
        ? new DomineeringBoard(columns, rows, turned)
        : new DomineeringBoard(rows, columns, turned);
  }
}
