package org.hexproof.coloring;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * All monotone functions of n variables as truth tables: bit x of a table is the function's value
 * where the variables that are 1 are the bits of x.
 */
final class MonotoneFunctions {
  /** A table is a long. */
  static final int MAX_VARIABLES = 6;

  // Of variable i the places whose bit i is 0.
  private static final long[] ZERO = {
    0x5555555555555555L,
    0x3333333333333333L,
    0x0F0F0F0F0F0F0F0FL,
    0x00FF00FF00FF00FFL,
    0x0000FFFF0000FFFFL,
    0x00000000FFFFFFFFL
  };

  private MonotoneFunctions() {}

  /** The tables, sorted as unsigned numbers. There are 2, 3, 6, 20, 168, 7,581 and 7,828,354. */
  static long[] of(int variables) {
    checkArgument(variables >= 0 && variables <= MAX_VARIABLES, "0 to %s", MAX_VARIABLES);
    long[] tables = {0, 1};
    for (int n = 1; n <= variables; n++) {
      tables = doubled(tables, 1 << (n - 1));
    }
    return tables;
  }

  private static long[] doubled(long[] tables, int places) {
    long[] doubled = new long[2 * tables.length];
    int count = 0;
    for (long high : tables) {
      for (long low : tables) {
        if ((low & ~high) == 0) {
          if (count == doubled.length) {
            doubled = Arrays.copyOf(doubled, 2 * count);
          }
          doubled[count++] = high << places | low;
        }
      }
    }
    return Arrays.copyOf(doubled, count);
  }

  static long exchanged(long table, int i, int j) {
    if (i == j) {
      return table;
    }
    int low = Math.min(i, j);
    int high = Math.max(i, j);
    int shift = (1 << high) - (1 << low);
    // Where the lower variable is 1 and the higher 0.
    long moved = ~ZERO[low] & ZERO[high];
    long changed = (table ^ (table >>> shift)) & moved;
    return table ^ changed ^ (changed << shift);
  }

  /** The function of the same number of variables that is not f where all variables are negated. */
  static long dual(long table, int variables) {
    int places = 1 << variables;
    return ~(Long.reverse(table) >>> (Long.SIZE - places)) & ones(places);
  }

  /**
   * The function of one variable less that f is where this one is 0 or 1; the last takes its place.
   */
  static long restricted(long table, int variables, int variable, boolean to) {
    int half = 1 << (variables - 1);
    long last = exchanged(table, variable, variables - 1);
    return (to ? last >>> half : last) & ones(half);
  }

  private static long ones(int places) {
    return places == Long.SIZE ? -1 : (1L << places) - 1;
  }

  /** All that a function becomes by permuting its variables and by duality, the function first. */
  static Set<Long> orbit(long table, int variables) {
    Set<Long> orbit = new LinkedHashSet<>();
    List<Long> open = new ArrayList<>();
    orbit.add(table);
    open.add(table);
    for (int next = 0; next < open.size(); next++) {
      long now = open.get(next);
      List<Long> images = new ArrayList<>();
      images.add(dual(now, variables));
      for (int i = 0; i + 1 < variables; i++) {
        images.add(exchanged(now, i, i + 1));
      }
      for (long image : images) {
        if (orbit.add(image)) {
          open.add(image);
        }
      }
    }
    return orbit;
  }

  static int find(long[] sorted, long table) {
    int low = 0;
    int high = sorted.length - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (Long.compareUnsigned(sorted[middle], table) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
