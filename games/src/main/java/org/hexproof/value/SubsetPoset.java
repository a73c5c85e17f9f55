package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Sets of elements under inclusion, held as bit sets: the outcomes of a region, each the set of
 * port pairs that are joined. The atoms are {@code ⊥}, {@code x1}, {@code x2}, …, {@code ⊤}, by
 * size of the set and then by its elements.
 */
public final class SubsetPoset implements Poset {
  private static final int MAX_THRESHOLDS = 32;

  private final ImmutableList<String> elements;
  private final long[][] sets;
  private final int[] thresholds;

  private SubsetPoset(ImmutableList<String> elements, long[][] sets) {
    this.elements = elements;
    this.sets = sets;
    this.thresholds = chooseThresholds(elements.size(), sets);
  }

  /**
   * The poset of these sets.
   *
   * @param elements the elements' names
   * @param sets sets of indices into elements; equal ones count once
   * @throws IllegalArgumentException if no set is within all others or none holds all others
   */
  public static SubsetPoset of(ImmutableList<String> elements, Collection<BitSet> sets) {
    checkArgument(!sets.isEmpty(), "a poset has an atom");
    Comparator<BitSet> bySize = Comparator.comparingInt(BitSet::cardinality);
    List<BitSet> sorted = new ArrayList<>(sets.stream().distinct().toList());
    sorted.sort(bySize.thenComparing(set -> set.stream().toArray(), SubsetPoset::compareElements));
    int words = Math.max(1, (elements.size() + Long.SIZE - 1) / Long.SIZE);
    long[][] masks = new long[sorted.size()][words];
    for (int i = 0; i < masks.length; i++) {
      long[] mask = sorted.get(i).toLongArray();
      System.arraycopy(mask, 0, masks[i], 0, mask.length);
    }
    SubsetPoset poset = new SubsetPoset(elements, masks);
    for (int i = 0; i < masks.length; i++) {
      checkArgument(poset.leq(poset.bottom(), i), "no set is within all others");
      checkArgument(poset.leq(i, poset.top()), "no set holds all others");
    }
    return poset;
  }

  private static int compareElements(int[] first, int[] second) {
    return Arrays.compare(first, second);
  }

  /** The elements that split the sets most evenly see most. */
  private static int[] chooseThresholds(int elements, long[][] sets) {
    Comparator<Integer> uneven =
        Comparator.comparingInt(
            element ->
                Math.abs(
                    2
                            * (int)
                                IntStream.range(0, sets.length)
                                    .filter(atom -> has(sets[atom], element))
                                    .count()
                        - sets.length));
    List<Integer> chosen =
        IntStream.range(0, elements).boxed().sorted(uneven).limit(MAX_THRESHOLDS).toList();
    int[] thresholds = new int[sets.length];
    for (int bit = 0; bit < chosen.size(); bit++) {
      for (int atom = 0; atom < sets.length; atom++) {
        thresholds[atom] |= has(sets[atom], chosen.get(bit)) ? 1 << bit : 0;
      }
    }
    return thresholds;
  }

  private static boolean has(long[] set, int element) {
    return ((set[element / Long.SIZE] >> element) & 1) != 0;
  }

  /** The names of the elements. */
  public ImmutableList<String> elements() {
    return elements;
  }

  /** The elements of the atom's set. */
  public BitSet set(int atom) {
    return BitSet.valueOf(sets[atom]);
  }

  /** The names of the elements of the atom's set. */
  public ImmutableList<String> describe(int atom) {
    return set(atom).stream().mapToObj(elements::get).collect(ImmutableList.toImmutableList());
  }

  @Override
  public int size() {
    return sets.length;
  }

  @Override
  public boolean leq(int a, int b) {
    long[] first = sets[a];
    long[] second = sets[b];
    for (int i = 0; i < first.length; i++) {
      if ((first[i] & ~second[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String name(int atom) {
    if (atom == top()) {
      return Posets.TOP;
    }
    return atom == bottom() ? Posets.BOTTOM : "x" + atom;
  }

  @Override
  public int find(String name) {
    return IntStream.range(0, size())
        .filter(atom -> name(atom).equals(name))
        .findFirst()
        .orElse(-1);
  }

  @Override
  public int thresholds(int atom) {
    return thresholds[atom];
  }
}
