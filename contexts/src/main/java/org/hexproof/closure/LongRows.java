package org.hexproof.closure;

import java.util.Arrays;

/** Rows of so many longs, each once, numbered from 0 in the order in which they came. */
final class LongRows {
  private final int width;
  private long[] rows;

  /** One more than the number of a row, by its hash. */
  private int[] table = new int[1 << 10];

  private int size;

  LongRows(int width) {
    this.width = width;
    this.rows = new long[width << 8];
  }

  /** A long of a row, by its place from 0. */
  long get(int row, int place) {
    return rows[row * width + place];
  }

  /** The number of the row, which is put there if it was not. */
  int add(long[] row) {
    int slot = slot(row, 0);
    while (table[slot] != 0) {
      int start = (table[slot] - 1) * width;
      if (Arrays.equals(rows, start, start + width, row, 0, width)) {
        return table[slot] - 1;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    if (2 * (size + 1) > table.length) {
      growTable();
      return add(row);
    }
    if ((size + 1) * width > rows.length) {
      rows = Arrays.copyOf(rows, 2 * rows.length);
    }
    System.arraycopy(row, 0, rows, size * width, width);
    table[slot] = ++size;
    return size - 1;
  }

  private int slot(long[] from, int start) {
    long hash = 0;
    for (int i = start; i < start + width; i++) {
      hash = (hash ^ from[i]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    return (int) hash & (table.length - 1);
  }

  private void growTable() {
    table = new int[2 * table.length];
    for (int row = 0; row < size; row++) {
      int slot = slot(rows, row * width);
      while (table[slot] != 0) {
        slot = (slot + 1) & (table.length - 1);
      }
      table[slot] = row + 1;
    }
  }
}
