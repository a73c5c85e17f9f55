package org.hexproof.coloring;

import static com.google.common.base.Preconditions.checkState;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.value.Values;

/**
 * Sets of options of one player of which none is dominated, each known by a number; 0 is the empty
 * one. Which set follows when an option is added is looked up once it has been computed, so that a
 * search that goes through billions of games need not compare values.
 */
final class BestOptions {
  static final char NONE = 0;

  private static final char UNKNOWN = Character.MAX_VALUE;

  private final Values values;
  private final int[] options;
  private final boolean forLeft;
  private final int shift;
  private final Map<IntArrayList, Character> numbers = new HashMap<>();
  private final List<int[]> sets = new ArrayList<>();
  private char[] next = new char[0];

  /** The empty set alone, with the options that will be added. */
  BestOptions(Values values, int[] options, boolean forLeft) {
    this.values = values;
    this.options = options;
    this.forLeft = forLeft;
    this.shift = Integer.SIZE - Integer.numberOfLeadingZeros(options.length);
    number(new int[0]);
  }

  /**
   * Adds an option to each of several sets.
   *
   * @param set replaced by the new ones
   * @param count how many there are
   * @param places of the options among all, by the number of a function, as unsigned bytes
   * @param functions the function of each set, from {@code from} on
   */
  void add(char[] set, int count, byte[] places, char[] functions, int from) {
    char[] known = next;
    for (int i = 0; i < count; i++) {
      int place = Byte.toUnsignedInt(places[functions[from + i]]);
      char extended = known[set[i] << shift | place];
      if (extended == UNKNOWN) {
        extended = extend(set[i], place);
        known = next;
      }
      set[i] = extended;
    }
  }

  /** The values in a set, sorted. */
  int[] values(int set) {
    return sets.get(set);
  }

  private char extend(char set, int place) {
    int option = options[place];
    IntArrayList kept = new IntArrayList();
    boolean dominated = false;
    for (int other : sets.get(set)) {
      dominated |= dominates(other, option);
      if (!dominates(option, other)) {
        kept.add(other);
      }
    }
    char extended = set;
    if (!dominated) {
      kept.add(option);
      int[] sorted = kept.toIntArray();
      Arrays.sort(sorted);
      extended = number(sorted);
    }
    next[set << shift | place] = extended;
    return extended;
  }

  private boolean dominates(int better, int worse) {
    return forLeft ? values.leq(worse, better) : values.leq(better, worse);
  }

  private char number(int[] set) {
    IntArrayList key = IntArrayList.wrap(set);
    Character known = numbers.get(key);
    if (known != null) {
      return known;
    }
    checkState(sets.size() < UNKNOWN, "too many sets of options");
    char number = (char) sets.size();
    numbers.put(key, number);
    sets.add(set);
    int needed = sets.size() << shift;
    if (needed > next.length) {
      int length = next.length;
      next = Arrays.copyOf(next, 2 * needed);
      Arrays.fill(next, length, next.length, UNKNOWN);
    }
    return number;
  }
}
