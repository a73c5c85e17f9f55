package org.hexproof.database;

import java.util.Arrays;

/**
 * For each orbit the fewest cells so far and where they come from: a primary position or a pinwheel
 * of three parts. A recipe's cells are the sum of its parts' once {@link Closure} has settled them.
 */
final class Recipes {
  /** No way to make the value is known. */
  static final int UNKNOWN = Integer.MAX_VALUE;

  private static final int WIDTH = 4;

  private int[] cells = new int[0];
  private int[] origins = new int[0];
  private int realised;

  /** The fewest cells of an orbit's values, or {@link #UNKNOWN}. */
  int cells(int orbit) {
    return orbit < cells.length ? cells[orbit] : UNKNOWN;
  }

  /** How many orbits can be made. */
  int realised() {
    return realised;
  }

  /** Whether the orbit comes from a primary position. */
  boolean isPrimary(int orbit) {
    return origins[WIDTH * orbit + 1] < 0;
  }

  /** The number of the primary position. */
  int primary(int orbit) {
    return origins[WIDTH * orbit + 2];
  }

  /** One of the pinwheel's three parts, by its place from 0. */
  int part(int orbit, int place) {
    return origins[WIDTH * orbit + 1 + place];
  }

  /** The symmetry that takes the orbit's representative to what the recipe makes. */
  int member(int orbit) {
    return origins[WIDTH * orbit];
  }

  void setPrimary(int orbit, int count, int member, int primary) {
    set(orbit, count, member, -1, primary, 0);
  }

  void setPinwheel(int orbit, int count, int member, int first, int second, int third) {
    set(orbit, count, member, first, second, third);
  }

  private void set(int orbit, int count, int member, int first, int second, int third) {
    if (orbit >= cells.length) {
      int old = cells.length;
      cells = Arrays.copyOf(cells, Math.max(orbit + 1, old + old / 2));
      Arrays.fill(cells, old, cells.length, UNKNOWN);
      origins = Arrays.copyOf(origins, WIDTH * cells.length);
    }
    realised += cells[orbit] == UNKNOWN ? 1 : 0;
    cells[orbit] = count;
    origins[WIDTH * orbit] = member;
    origins[WIDTH * orbit + 1] = first;
    origins[WIDTH * orbit + 2] = second;
    origins[WIDTH * orbit + 3] = third;
  }
}
