package org.hexproof.value;

import java.util.Arrays;

/**
 * Brings a game whose options are canonical values into canonical form: drops dominated options and
 * bypasses reversible ones until nothing changes. A left option L with a right option LR &lt;= G is
 * replaced by LR's left options, or by LR itself where LR is an atom; dually on the right.
 *
 * <p>The game itself, the candidate, is not in the store while that goes on. Every step leaves it
 * equivalent, so what was found about it stays true until the end; a stamped cache keeps it.
 */
final class Simplifier {
  private static final int CACHE_BITS = 12;
  private static final int MAX_STAMP = 1 << 29;

  // The relations of a value x and the candidate G.
  private static final int BELOW = 0; // x <= G
  private static final int BELOW_FIRST = 1; // x ◁ G
  private static final int ABOVE = 2; // G <= x
  private static final int ABOVE_FIRST = 3; // G ◁ x

  private final Store store;
  private final Order order;
  private final long[] cache = new long[1 << CACHE_BITS];
  private int stamp;
  private int[] left = new int[0];
  private int[] right = new int[0];
  private int[] seconds = new int[0]; // thresholds of the options that are kept
  private int[] firsts = new int[0];
  private int candidateFirst;
  private int candidateSecond;

  Simplifier(Store store, Order order) {
    this.store = store;
    this.order = order;
  }

  int simplify(int[] leftOptions, int[] rightOptions) {
    begin(leftOptions, rightOptions);
    boolean changed = true;
    while (changed) {
      left = undominated(left, true);
      right = undominated(right, false);
      changed = bypassLeft() || bypassRight();
    }
    if (left.length == 1 && Arrays.equals(left, right) && store.isAtom(left[0])) {
      return left[0];
    }
    return store.intern(left, right);
  }

  private void begin(int[] leftOptions, int[] rightOptions) {
    if (++stamp >= MAX_STAMP) {
      Arrays.fill(cache, 0);
      stamp = 1;
    }
    left = leftOptions;
    right = rightOptions;
    candidateFirst = 0;
    for (int option : left) {
      candidateFirst |= store.second(option);
    }
    candidateSecond = candidateFirst;
    for (int option : right) {
      candidateSecond &= store.first(option);
    }
  }

  /** The best options, sorted: the greatest for Left, the least for Right. */
  private int[] undominated(int[] options, boolean forLeft) {
    int[] kept = options.clone();
    Arrays.sort(kept);
    if (seconds.length < kept.length) {
      seconds = new int[2 * kept.length];
      firsts = new int[2 * kept.length];
    }
    int count = 0;
    for (int option : kept) {
      int second = store.second(option);
      int first = store.first(option);
      boolean dominated = false;
      for (int i = 0; i < count && !dominated; i++) {
        dominated =
            forLeft
                ? isWithin(second, first, seconds[i], firsts[i]) && order.leq(option, kept[i])
                : isWithin(seconds[i], firsts[i], second, first) && order.leq(kept[i], option);
      }
      if (dominated) {
        continue;
      }
      int better = 0;
      for (int i = 0; i < count; i++) {
        boolean worse =
            forLeft
                ? isWithin(seconds[i], firsts[i], second, first) && order.leq(kept[i], option)
                : isWithin(second, first, seconds[i], firsts[i]) && order.leq(option, kept[i]);
        if (!worse) {
          seconds[better] = seconds[i];
          firsts[better] = firsts[i];
          kept[better++] = kept[i];
        }
      }
      seconds[better] = second;
      firsts[better] = first;
      kept[better++] = option;
      count = better;
    }
    return Arrays.copyOf(kept, count);
  }

  /** What order.leq asks first, of thresholds at hand. */
  private static boolean isWithin(int second, int first, int otherSecond, int otherFirst) {
    return ((second & ~otherSecond) | (first & ~otherFirst)) == 0;
  }

  private boolean bypassLeft() {
    for (int place = 0; place < left.length; place++) {
      int option = left[place];
      for (int i = 0; i < store.rightCount(option); i++) {
        int reply = store.right(option, i);
        if (relates(BELOW, reply)) {
          left = replace(left, place, store.isAtom(reply) ? new int[] {reply} : store.lefts(reply));
          return true;
        }
      }
    }
    return false;
  }

  private boolean bypassRight() {
    for (int place = 0; place < right.length; place++) {
      int option = right[place];
      for (int i = 0; i < store.leftCount(option); i++) {
        int reply = store.left(option, i);
        if (relates(ABOVE, reply)) {
          right =
              replace(right, place, store.isAtom(reply) ? new int[] {reply} : store.rights(reply));
          return true;
        }
      }
    }
    return false;
  }

  private static int[] replace(int[] options, int place, int[] by) {
    int[] replaced = new int[options.length - 1 + by.length];
    System.arraycopy(options, 0, replaced, 0, place);
    System.arraycopy(options, place + 1, replaced, place, options.length - place - 1);
    System.arraycopy(by, 0, replaced, options.length - 1, by.length);
    return replaced;
  }

  private boolean relates(int relation, int value) {
    if (isExcluded(relation, value)) {
      return false;
    }
    long key = ((long) stamp << 34) | ((long) value << 3) | ((long) relation << 1);
    int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - CACHE_BITS));
    long entry = cache[slot];
    if ((entry & ~1L) == key) {
      return (entry & 1) != 0;
    }
    boolean result =
        switch (relation) {
          case BELOW -> isBelow(value);
          case BELOW_FIRST -> isBelowFirst(value);
          case ABOVE -> isAbove(value);
          default -> isAboveFirst(value);
        };
    cache[slot] = result ? key | 1 : key;
    return result;
  }

  private boolean isExcluded(int relation, int value) {
    int first = store.first(value);
    int second = store.second(value);
    return switch (relation) {
      case BELOW -> ((second & ~candidateSecond) | (first & ~candidateFirst)) != 0;
      case BELOW_FIRST -> (second & ~candidateFirst) != 0;
      case ABOVE -> ((candidateSecond & ~second) | (candidateFirst & ~first)) != 0;
      default -> (candidateSecond & ~first) != 0;
    };
  }

  private boolean isBelow(int value) {
    for (int option : right) {
      if (!order.leqFirst(value, option)) {
        return false;
      }
    }
    for (int i = 0; i < store.leftCount(value); i++) {
      if (!relates(BELOW_FIRST, store.left(value, i))) {
        return false;
      }
    }
    return !store.isAtom(value) || relates(BELOW_FIRST, value);
  }

  private boolean isBelowFirst(int value) {
    for (int option : left) {
      if (order.leq(value, option)) {
        return true;
      }
    }
    for (int i = 0; i < store.rightCount(value); i++) {
      if (relates(BELOW, store.right(value, i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isAbove(int value) {
    for (int option : left) {
      if (!order.leqFirst(option, value)) {
        return false;
      }
    }
    for (int i = 0; i < store.rightCount(value); i++) {
      if (!relates(ABOVE_FIRST, store.right(value, i))) {
        return false;
      }
    }
    return !store.isAtom(value) || relates(ABOVE_FIRST, value);
  }

  private boolean isAboveFirst(int value) {
    for (int option : right) {
      if (order.leq(option, value)) {
        return true;
      }
    }
    for (int i = 0; i < store.leftCount(value); i++) {
      if (relates(ABOVE, store.left(value, i))) {
        return true;
      }
    }
    return false;
  }
}
