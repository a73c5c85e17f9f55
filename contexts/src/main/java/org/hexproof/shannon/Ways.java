package org.hexproof.shannon;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The smallest sets of cells that join two terminals, once they are black: those of the paths no
 * two of whose members touch but that follow each other.
 */
final class Ways {
  private static final int MOST_WAYS = 3000;
  private static final int MOST_STEPS = 1_000_000;

  private final List<BitSet> touching;
  private final int cells;
  private final int end;
  private final List<BitSet> found = new ArrayList<>();
  private final BitSet way = new BitSet();
  private int steps;

  private Ways(List<BitSet> touching, int cells, int end) {
    this.touching = touching;
    this.cells = cells;
    this.end = end;
  }

  /**
   * Lists them, by what {@link Hypergraph#touching} tells of the cells, with the terminals after
   * them; empty if there are too many.
   */
  static Optional<List<BitSet>> of(List<BitSet> touching, int cells, int start, int end) {
    Ways ways = new Ways(touching, cells, end);
    BitSet barred = new BitSet();
    barred.set(start);
    return ways.extend(start, barred) ? Optional.of(ways.smallest()) : Optional.empty();
  }

  /** Goes on from the last member of a path; whether all was seen. */
  private boolean extend(int last, BitSet barred) {
    steps++;
    if (touching.get(last).get(end)) {
      found.add((BitSet) way.clone());
      return found.size() <= MOST_WAYS;
    }
    BitSet next = (BitSet) touching.get(last).clone();
    next.andNot(barred);
    BitSet barredNext = (BitSet) barred.clone();
    barredNext.or(touching.get(last));
    for (int member = next.nextSetBit(0); member >= 0; member = next.nextSetBit(member + 1)) {
      way.set(member, member < cells);
      if (steps > MOST_STEPS || !extend(member, barredNext)) {
        return false;
      }
      way.clear(member);
    }
    return true;
  }

  /** Paths by way of other terminals may need more cells than there must be. */
  private List<BitSet> smallest() {
    return found.stream()
        .distinct()
        .filter(one -> found.stream().noneMatch(other -> !other.equals(one) && isIn(other, one)))
        .toList();
  }

  private static boolean isIn(BitSet part, BitSet whole) {
    BitSet rest = (BitSet) part.clone();
    rest.andNot(whole);
    return rest.isEmpty();
  }
}
