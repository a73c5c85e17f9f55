package org.hexproof.find;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongFunction;

/**
 * The minimal sets with a property that no set loses when it grows, from the sets that it must not
 * miss as a whole: each set that is minimal among those that meet the cuts known so far has the
 * property, or shows another cut (Berge's multiplication). It shares nothing with {@link
 * MinimalSets}, which splits what is left by the sets found.
 *
 * @param missed a cut that misses a set, unless the set has the property
 */
record Transversals(LongFunction<OptionalLong> missed) {
  List<Long> minimal() {
    List<Long> done = new ArrayList<>();
    List<Long> open = new ArrayList<>(List.of(0L));
    while (!open.isEmpty()) {
      long set = open.get(open.size() - 1);
      OptionalLong cut = missed.apply(set);
      if (cut.isEmpty()) {
        done.add(open.remove(open.size() - 1));
      } else {
        meet(cut.getAsLong(), done, open);
      }
    }
    return done;
  }

  /** The open sets become the minimal ones that meet the cut, too; all that are done meet it. */
  private static void meet(long cut, List<Long> done, List<Long> open) {
    List<Long> missing = open.stream().filter(set -> (set & cut) == 0).toList();
    open.removeAll(missing);
    List<Long> meeting = new ArrayList<>(done);
    meeting.addAll(open);
    for (long set : missing) {
      for (long left = cut; left != 0; left &= left - 1) {
        long larger = set | Long.lowestOneBit(left);
        if (meeting.stream().noneMatch(part -> (part & ~larger) == 0)) {
          open.add(larger);
        }
      }
    }
  }
}
