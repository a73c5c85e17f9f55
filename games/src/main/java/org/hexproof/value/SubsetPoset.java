package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Sets of elements under inclusion, held as bit sets: the outcomes of a region, each the set of
 * port pairs that are joined. The atoms are {@code ⊥}, {@code x1}, {@code x2}, …, {@code ⊤}, by
 * size of the set and then by its elements.
 */
public final class SubsetPoset implements Poset {
  private static final int MAX_THRESHOLDS = 32;

  /** Sets are told apart by a sample of so many pairs. */
  private static final int MAX_PAIRS = 4_000;

  /** What a pair that is told apart once more counts against before. */
  private static final double TOLD = 0.3;

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
   * @param sets sets of indices into elements; equal ones count once
   * @throws IllegalArgumentException if no set is within all others or none holds all others
   */
  public static SubsetPoset of(ImmutableList<String> elements, Collection<BitSet> sets) {
    checkArgument(!sets.isEmpty(), "a poset has an atom");
    Comparator<BitSet> bySize = Comparator.comparingInt(BitSet::cardinality);
    Comparator<int[]> byElements = Arrays::compare;
    List<BitSet> sorted = new ArrayList<>(sets.stream().distinct().toList());
    sorted.sort(bySize.thenComparing(set -> set.stream().toArray(), byElements));
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

  /**
   * Chooses elements one by one: each is the one that best tells apart the pairs of sets that those
   * before don't, or not often.
   */
  private static int[] chooseThresholds(int elements, long[][] sets) {
    List<int[]> pairs = pairs(sets);
    double[] weights = new double[pairs.size()];
    Arrays.fill(weights, 1);
    int[] thresholds = new int[sets.length];
    BitSet left = new BitSet();
    left.set(0, elements);
    for (int bit = 0; bit < MAX_THRESHOLDS && !left.isEmpty(); bit++) {
      int element =
          left.stream()
              .boxed()
              .max(Comparator.comparingDouble(each -> weight(each, pairs, weights, sets)))
              .orElseThrow();
      left.clear(element);
      for (int i = 0; i < weights.length; i++) {
        weights[i] *= tells(element, pairs.get(i), sets) ? TOLD : 1;
      }
      for (int atom = 0; atom < sets.length; atom++) {
        thresholds[atom] |= has(sets[atom], element) ? 1 << bit : 0;
      }
    }
    return thresholds;
  }

  private static double weight(int element, List<int[]> pairs, double[] weights, long[][] sets) {
    double weight = 0;
    for (int i = 0; i < weights.length; i++) {
      weight += tells(element, pairs.get(i), sets) ? weights[i] : 0;
    }
    return weight;
  }

  /** Whether the first set has the element and the second has not. */
  private static boolean tells(int element, int[] pair, long[][] sets) {
    return has(sets[pair[0]], element) && !has(sets[pair[1]], element);
  }

  /** Pairs of sets of which the first is not within the second: all, or a sample. */
  private static List<int[]> pairs(long[][] sets) {
    List<int[]> pairs = new ArrayList<>();
    long all = (long) sets.length * sets.length;
    Random random = new Random(sets.length);
    for (int i = 0; i < Math.min(all, MAX_PAIRS); i++) {
      long pair = all <= MAX_PAIRS ? i : (long) (random.nextDouble() * all);
      int first = (int) (pair / sets.length);
      int second = (int) (pair % sets.length);
      if (!isWithin(sets[first], sets[second])) {
        pairs.add(new int[] {first, second});
      }
    }
    return pairs;
  }

  private static boolean has(long[] set, int element) {
    return ((set[element / Long.SIZE] >> element) & 1) != 0;
  }

  public ImmutableList<String> elements() {
    return elements;
  }

  /** The elements of the atom's set. */
  public BitSet set(int atom) {
    return BitSet.valueOf(sets[atom]);
  }

  /** The atoms by their sets. */
  public ImmutableMap<BitSet, Integer> atoms() {
    return Maps.uniqueIndex(ContiguousSet.closedOpen(0, size()), this::set);
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
    return isWithin(sets[a], sets[b]);
  }

  private static boolean isWithin(long[] first, long[] second) {
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
