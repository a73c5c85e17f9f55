package org.hexproof.find;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Minimal sets with a {@link Property}, and sets without it. */
final class Knowledge {
  private final List<Long> minimal = new ArrayList<>();
  private final List<Long> failing = new ArrayList<>();

  /**
   * A minimal set within this one; of several, one with the fewest elements that are not wanted.
   */
  OptionalLong minimalWithin(long set, long wanted) {
    OptionalLong best = OptionalLong.empty();
    int fewest = Integer.MAX_VALUE;
    for (long known : minimal) {
      int others = Long.bitCount(known & ~wanted);
      if ((known & ~set) == 0 && others < fewest) {
        best = OptionalLong.of(known);
        fewest = others;
      }
    }
    return best;
  }

  /** Whether the set is part of one that is known to fail. */
  boolean fails(long set) {
    for (int i = failing.size() - 1; i >= 0; i--) {
      if ((set & ~failing.get(i)) == 0) {
        return true;
      }
    }
    return false;
  }

  void addMinimal(long set) {
    minimal.add(set);
  }

  void addFailing(long set) {
    failing.removeIf(smaller -> (smaller & ~set) == 0);
    failing.add(set);
  }

  /** The same of sets whose elements have all moved up; what moves out of the ground is lost. */
  Knowledge moved(int bits, long ground) {
    Knowledge moved = new Knowledge();
    for (long set : minimal) {
      long there = set << bits & ground;
      if (Long.bitCount(there) == Long.bitCount(set)) {
        moved.addMinimal(there);
      }
    }
    failing.forEach(set -> moved.addFailing(set << bits & ground));
    return moved;
  }
}
