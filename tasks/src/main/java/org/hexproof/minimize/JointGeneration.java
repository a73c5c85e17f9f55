package org.hexproof.minimize;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hexproof.solver.Unanswered;

/**
 * Lists the minimal sets with a property together with its minimal cuts: each minimal set that
 * meets all cuts known so far is tried. Either it has the property, and is then minimal, since each
 * of its elements is the only one in some cut; or it misses a cut that was not known. Once no new
 * cut comes of trying them all, all sets are found (Fredman and Khachiyan's duality; the walk
 * through the sets is that of Murakami and Uno's MMCS).
 *
 * <p>A walk in which cuts are added may pass over sets, so walks are repeated until one adds none.
 */
final class JointGeneration {
  /** Is told of minimal sets, perhaps several times of one. */
  interface Found {
    /** How many weighed elements the sets may have from now on that are still wanted. */
    int accept(BigInteger set);
  }

  private final Duality duality;
  private final BigInteger weighed;
  private final Found found;
  private int most;
  private boolean grew;

  /**
   * A search that has not begun.
   *
   * @param weighed elements that count
   * @param most how many of these a set may have
   */
  JointGeneration(Duality duality, BigInteger weighed, int most, Found found) {
    this.duality = duality;
    this.weighed = weighed;
    this.most = most;
    this.found = found;
  }

  /** Finds all wanted sets within this one. */
  void search(BigInteger ground) throws Unanswered {
    do {
      grew = false;
      extend(BigInteger.ZERO, ground);
    } while (grew);
  }

  /** Tries the sets with all chosen elements, none but the candidates beside them. */
  private void extend(BigInteger chosen, BigInteger candidates) throws Unanswered {
    if (leastWeight(chosen, candidates) > most) {
      return;
    }
    Optional<BigInteger> missed = missed(chosen, candidates);
    while (missed.isEmpty()) {
      if (duality.has(chosen)) {
        most = found.accept(chosen);
        return;
      }
      duality.cut(chosen);
      grew = true;
      missed = missed(chosen, candidates);
    }
    BigInteger branches = missed.get().and(candidates);
    BigInteger others = candidates.andNot(branches);
    for (int element : elements(branches)) {
      BigInteger next = chosen.setBit(element);
      if (eachHasItsCut(next)) {
        extend(next, others);
      }
      others = others.setBit(element);
    }
  }

  private static List<Integer> elements(BigInteger set) {
    return IntStream.range(0, set.bitLength()).filter(set::testBit).boxed().toList();
  }

  /** A cut that the chosen elements miss; of several, the one with the fewest candidates. */
  private Optional<BigInteger> missed(BigInteger chosen, BigInteger candidates) {
    BigInteger best = BigInteger.ZERO;
    int fewest = Integer.MAX_VALUE;
    for (BigInteger cut : duality.cuts()) {
      if (!Duality.meet(cut, chosen)) {
        int count = cut.and(candidates).bitCount();
        if (count < fewest) {
          best = cut;
          fewest = count;
        }
      }
    }
    return fewest == Integer.MAX_VALUE ? Optional.empty() : Optional.of(best);
  }

  /** Whether no element can be left out without missing a cut. */
  private boolean eachHasItsCut(BigInteger set) {
    BigInteger needed = BigInteger.ZERO;
    for (BigInteger cut : duality.cuts()) {
      BigInteger common = cut.and(set);
      if (common.bitCount() == 1) {
        needed = needed.or(common);
      }
    }
    return needed.equals(set);
  }

  /** Missed cuts that have no candidate in common take an element each. */
  private int leastWeight(BigInteger chosen, BigInteger candidates) {
    int weight = chosen.and(weighed).bitCount();
    if (most == Integer.MAX_VALUE) {
      return weight;
    }
    BigInteger taken = BigInteger.ZERO;
    for (BigInteger cut : duality.cuts()) {
      BigInteger open = cut.and(candidates);
      if (!Duality.meet(cut, chosen) && contained(open) && !Duality.meet(open, taken)) {
        taken = taken.or(open);
        weight++;
      }
    }
    return weight;
  }

  private boolean contained(BigInteger elements) {
    return Duality.contains(weighed, elements);
  }
}
