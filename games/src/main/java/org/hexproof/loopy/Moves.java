package org.hexproof.loopy;

import java.util.Arrays;
import java.util.function.IntFunction;

/** Who may move from where to where: for each position its options, ascending and each once. */
final class Moves {
  private static final int[] NONE = {};

  private final int[][] options;

  private Moves(int[][] options) {
    this.options = options;
  }

  /** Of so many positions, by the options of each, in any order and possibly several times. */
  static Moves of(int positions, IntFunction<int[]> options) {
    int[][] sets = new int[positions][];
    Arrays.setAll(sets, position -> set(options.apply(position)));
    return new Moves(sets);
  }

  private static int[] set(int[] options) {
    Arrays.sort(options);
    int size = 0;
    for (int option : options) {
      if (size == 0 || options[size - 1] != option) {
        options[size++] = option;
      }
    }
    return size == options.length ? options : Arrays.copyOf(options, size);
  }

  /** The first so many moves from {@code from[i]} to {@code to[i]}. */
  static Moves of(int positions, int[] from, int[] to, int count) {
    int[] sizes = new int[positions];
    for (int i = 0; i < count; i++) {
      sizes[from[i]]++;
    }
    int[][] rows = rows(sizes);
    for (int i = 0; i < count; i++) {
      rows[from[i]][--sizes[from[i]]] = to[i];
    }
    return of(positions, position -> rows[position]);
  }

  private static int[][] rows(int[] sizes) {
    int[][] rows = new int[sizes.length][];
    Arrays.setAll(rows, i -> sizes[i] == 0 ? NONE : new int[sizes[i]]);
    return rows;
  }

  /** From where it is possible to move to each position. */
  Moves reversed() {
    int[] sizes = new int[options.length];
    for (int[] row : options) {
      for (int option : row) {
        sizes[option]++;
      }
    }
    int[][] origins = rows(sizes);
    for (int position = options.length - 1; position >= 0; position--) {
      for (int option : options[position]) {
        origins[option][--sizes[option]] = position;
      }
    }
    return new Moves(origins);
  }

  /** The options of a position, which stay as they are. */
  int[] from(int position) {
    return options[position];
  }

  /** How many moves there are, of all positions. */
  int size() {
    int size = 0;
    for (int[] row : options) {
      size = Math.addExact(size, row.length);
    }
    return size;
  }

  boolean sameAs(Moves other) {
    return this == other || Arrays.deepEquals(options, other.options);
  }
}
