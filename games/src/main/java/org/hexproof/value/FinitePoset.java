package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * A poset of at most 64 named atoms, held as bit masks. It may have a duality: an order-reversing
 * map that undoes itself, used where the players change sides.
 */
public final class FinitePoset implements Poset {
  /** More atoms than this don't fit a mask. */
  public static final int MAX_SIZE = 64;

  private static final int MAX_THRESHOLDS = 32;

  private final ImmutableList<String> names;
  private final long[] above;
  private final int[] thresholds;
  private final Optional<ImmutableIntArray> duality;

  private FinitePoset(ImmutableList<String> names, long[] above, int[] duality) {
    this.names = names;
    this.above = above;
    this.thresholds = chooseThresholds(above);
    this.duality =
        isDuality(duality) ? Optional.of(ImmutableIntArray.copyOf(duality)) : Optional.empty();
  }

  /**
   * The poset that a relation generates.
   *
   * @param names the atoms' names, all different, in any order
   * @param less pairs (a, b) of indices into names, each saying a &lt; b
   * @throws IllegalArgumentException if there is a cycle, no least or no greatest atom, a name
   *     twice or more than {@link #MAX_SIZE} atoms; the message says which
   */
  public static FinitePoset of(ImmutableList<String> names, Iterable<int[]> less) {
    long[] above = closure(names, less);
    int[] order = extension(names, above);
    FinitePoset poset = reorder(names, above, order, new int[0]);
    int[] duality = new int[poset.size()];
    Arrays.setAll(duality, i -> i);
    duality[0] = poset.top();
    duality[poset.top()] = 0;
    return poset.withDuality(duality);
  }

  /** The poset of atoms one of which is below another one where the relation holds. */
  public static FinitePoset ofRelation(List<String> names, BiPredicate<Integer, Integer> below) {
    List<int[]> less = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      for (int j = 0; j < names.size(); j++) {
        if (i != j && below.test(i, j)) {
          less.add(new int[] {i, j});
        }
      }
    }
    return of(ImmutableList.copyOf(names), less);
  }

  private static long[] closure(ImmutableList<String> names, Iterable<int[]> less) {
    int size = names.size();
    checkArgument(size >= 1 && size <= MAX_SIZE, "a poset has 1 to %s atoms", MAX_SIZE);
    for (int i = 0; i < size; i++) {
      checkArgument(names.indexOf(names.get(i)) == i, "atom %s is named twice", names.get(i));
    }
    long[] above = new long[size];
    Arrays.setAll(above, i -> 1L << i);
    for (int[] pair : less) {
      checkArgument(pair[0] != pair[1], "a cycle: %s < itself", names.get(pair[0]));
      above[pair[0]] |= 1L << pair[1];
    }
    for (int k = 0; k < size; k++) {
      for (int i = 0; i < size; i++) {
        if (((above[i] >> k) & 1) != 0) {
          above[i] |= above[k];
        }
      }
    }
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j < size; j++) {
        checkArgument(
            ((above[i] >> j) & 1) == 0 || ((above[j] >> i) & 1) == 0,
            "a cycle: %s < %s < %s",
            names.get(i),
            names.get(j),
            names.get(i));
      }
    }
    return above;
  }

  /** The atoms from the least to the greatest; each after all that are below it. */
  private static int[] extension(ImmutableList<String> names, long[] above) {
    int size = names.size();
    int[] order = new int[size];
    long done = 0;
    for (int place = 0; place < size; place++) {
      int next = 0;
      while (((done >> next) & 1) != 0 || !isMinimal(next, above, done)) {
        next++;
      }
      order[place] = next;
      done |= 1L << next;
    }
    int bottom = order[0];
    int top = order[size - 1];
    for (int i = 0; i < size; i++) {
      checkArgument(
          ((above[bottom] >> i) & 1) != 0,
          "no least atom: neither %s nor %s has one below it",
          names.get(bottom),
          names.get(i));
      checkArgument(
          ((above[i] >> top) & 1) != 0,
          "no greatest atom: %s is not below %s",
          names.get(i),
          names.get(top));
    }
    return order;
  }

  private static boolean isMinimal(int atom, long[] above, long done) {
    for (int i = 0; i < above.length; i++) {
      if (i != atom && ((done >> i) & 1) == 0 && ((above[i] >> atom) & 1) != 0) {
        return false;
      }
    }
    return true;
  }

  private static FinitePoset reorder(
      ImmutableList<String> names, long[] above, int[] order, int[] duality) {
    ImmutableList.Builder<String> sorted = ImmutableList.builder();
    long[] masks = new long[order.length];
    for (int i = 0; i < order.length; i++) {
      sorted.add(names.get(order[i]));
      for (int j = 0; j < order.length; j++) {
        if (((above[order[i]] >> order[j]) & 1) != 0) {
          masks[i] |= 1L << j;
        }
      }
    }
    return new FinitePoset(sorted.build(), masks, duality);
  }

  private static int[] chooseThresholds(long[] above) {
    int[] thresholds = new int[above.length];
    int bit = 0;
    for (int x = 1; x < above.length && bit < MAX_THRESHOLDS; x++) {
      for (int i = 0; i < above.length; i++) {
        thresholds[i] |= ((above[x] >> i) & 1) != 0 ? 1 << bit : 0;
      }
      bit++;
    }
    for (int x = 1; x < above.length - 1 && bit < MAX_THRESHOLDS; x++) {
      for (int i = 0; i < above.length; i++) {
        thresholds[i] |= ((above[i] >> x) & 1) == 0 ? 1 << bit : 0;
      }
      bit++;
    }
    return thresholds;
  }

  private boolean isDuality(int[] map) {
    if (map.length != names.size()) {
      return false;
    }
    for (int i = 0; i < map.length; i++) {
      for (int j = 0; j < map.length; j++) {
        if (map[map[i]] != i || leq(i, j) != leq(map[j], map[i])) {
          return false;
        }
      }
    }
    return true;
  }

  /** This poset with these duals; without a duality if they do not reverse the order. */
  FinitePoset withDuality(int... map) {
    return new FinitePoset(names, above, map);
  }

  /**
   * The dual of each atom; empty if none is known. Where nothing else was said it exchanges the
   * least and the greatest atom and fixes the others, if that reverses the order.
   */
  public Optional<ImmutableIntArray> duality() {
    return duality;
  }

  @Override
  public int size() {
    return names.size();
  }

  @Override
  public boolean leq(int a, int b) {
    return ((above[a] >> b) & 1) != 0;
  }

  @Override
  public String name(int atom) {
    return names.get(atom);
  }

  @Override
  public int find(String name) {
    return names.indexOf(name);
  }

  @Override
  public int thresholds(int atom) {
    return thresholds[atom];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FinitePoset that
        && names.equals(that.names)
        && Arrays.equals(above, that.above)
        && duality.equals(that.duality);
  }

  @Override
  public int hashCode() {
    return 31 * names.hashCode() + Arrays.hashCode(above);
  }

  @Override
  public String toString() {
    return String.join(",", names);
  }
}
