package org.hexproof.minimize;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.solver.Unanswered;

/**
 * What is known of a monotone property: sets that have it, and gaps, sets that must not be missing
 * as a whole. A set lacks the property if it meets not every gap. The minimal gaps are the cuts;
 * the minimal sets with the property are the minimal ones that meet all cuts.
 */
final class Duality {
  private final Monotone property;
  private final BigInteger all;
  private final List<BigInteger> having = new ArrayList<>();
  private final List<BigInteger> gaps = new ArrayList<>();
  private final List<BigInteger> cuts = new ArrayList<>();

  /** Nothing is known as yet of sets within {@code all}. */
  Duality(Monotone property, BigInteger all) {
    this.property = property;
    this.all = all;
  }

  static boolean contains(BigInteger set, BigInteger part) {
    return part.andNot(set).signum() == 0;
  }

  static boolean meet(BigInteger one, BigInteger other) {
    return one.and(other).signum() != 0;
  }

  /** The minimal cuts found so far; grows. */
  List<BigInteger> cuts() {
    return cuts;
  }

  boolean has(BigInteger set) throws Unanswered {
    if (having.stream().anyMatch(part -> contains(set, part))) {
      return true;
    }
    if (gaps.stream().anyMatch(gap -> !meet(set, gap))) {
      return false;
    }
    Monotone.Judgement ruling = property.of(set);
    if (ruling instanceof Monotone.Has has) {
      having.removeIf(larger -> contains(larger, has.part()));
      having.add(has.part());
      return true;
    }
    addGap(all.andNot(set));
    return false;
  }

  private void addGap(BigInteger gap) {
    gaps.removeIf(larger -> contains(larger, gap));
    gaps.add(gap);
  }

  /**
   * A minimal set within one that has the property: elements are given up in this order, each where
   * that can be. So of all minimal sets within it is the one that does best without the first
   * element of the order, then without the second, and so on.
   */
  BigInteger shrunk(BigInteger set, List<Integer> order) throws Unanswered {
    BigInteger left = set;
    for (int element : order) {
      if (left.testBit(element) && has(left.clearBit(element))) {
        left = left.clearBit(element);
      }
    }
    return left;
  }

  /** Finds a minimal cut that misses a set without the property. */
  void cut(BigInteger set) throws Unanswered {
    BigInteger gap = gaps.stream().filter(known -> !meet(set, known)).findFirst().orElseThrow();
    BigInteger lacking = property.lacking(all.andNot(gap));
    addGap(all.andNot(lacking));
    cuts.add(all.andNot(grown(lacking, all.andNot(lacking))));
    addGap(cuts.get(cuts.size() - 1));
  }

  /** A set without the property, and as much of others as it can take and still lack it. */
  private BigInteger grown(BigInteger lacking, BigInteger others) throws Unanswered {
    if (!has(lacking.or(others))) {
      return lacking.or(others);
    }
    int count = others.bitCount();
    if (count == 1) {
      return lacking;
    }
    BigInteger first = BigInteger.ZERO;
    for (int i = 0, bit = -1; i < count / 2; i++) {
      bit = others.shiftRight(bit + 1).getLowestSetBit() + bit + 1;
      first = first.setBit(bit);
    }
    return grown(grown(lacking, first), others.andNot(first));
  }
}
