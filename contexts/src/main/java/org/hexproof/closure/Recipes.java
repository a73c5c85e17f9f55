package org.hexproof.closure;

import org.hexproof.value.IntChunks;

/**
 * For each orbit the fewest cells so far and where they come from: a primary position or a pinwheel
 * of three values. A recipe's cells are the sum of its parts' once {@link Closure} has settled
 * them.
 */
final class Recipes {
  /** No way to make the value is known. */
  static final int UNKNOWN = Integer.MAX_VALUE;

  private static final int WIDTH = 4;

  private final IntChunks cells = new IntChunks(UNKNOWN);
  private final IntChunks origins = new IntChunks(0);
  private int realised;

  /** The fewest cells of an orbit's values, or {@link #UNKNOWN}. */
  int cells(int orbit) {
    return cells.get(orbit);
  }

  /** How many orbits can be made. */
  int realised() {
    return realised;
  }

  boolean isPrimary(int orbit) {
    return origin(orbit, 1) < 0;
  }

  int primary(int orbit) {
    return origin(orbit, 2);
  }

  /** The value of one of the pinwheel's three parts, by its place from 0. */
  int part(int orbit, int place) {
    return origin(orbit, 1 + place);
  }

  /** The symmetry that takes the orbit's representative to what the recipe makes. */
  int member(int orbit) {
    return origin(orbit, 0);
  }

  private int origin(int orbit, int field) {
    return origins.get((long) WIDTH * orbit + field);
  }

  void setPrimary(int orbit, int count, int member, int primary) {
    set(orbit, count, member, -1, primary, 0);
  }

  void setPinwheel(int orbit, int count, int member, int first, int second, int third) {
    set(orbit, count, member, first, second, third);
  }

  private void set(int orbit, int count, int member, int first, int second, int third) {
    realised += cells(orbit) == UNKNOWN ? 1 : 0;
    cells.set(orbit, count);
    long start = (long) WIDTH * orbit;
    origins.set(start, member);
    origins.set(start + 1, first);
    origins.set(start + 2, second);
    origins.set(start + 3, third);
  }

  /** Fewer cells for a pinwheel, since its parts take fewer. */
  void lower(int orbit, int count) {
    cells.set(orbit, count);
  }
}
