package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.database.ValueList;
import org.hexproof.value.Sum;

/**
 * Puts one piece more around probes that have the same pieces otherwise.
 *
 * @param sum of what the probes are worth and the values of the list
 */
record Extension(Sum sum, ValueList list, FillingSearch.Limits limits) {
  private static final Comparator<RefinedProbe> FEWEST_CELLS =
      Comparator.comparingInt(RefinedProbe::cells)
          .thenComparingInt(RefinedProbe::g)
          .thenComparingInt(RefinedProbe::h);

  /**
   * What came of it.
   *
   * @param tried how many probes with a piece there were
   * @param viable how many of them are viable
   * @param kept of those that are worth the same the one of the fewest cells; as many as a search
   *     may have, those of few cells first
   */
  record Result(long tried, long viable, ImmutableList<RefinedProbe> kept) {}

  /**
   * All that are viable.
   *
   * @param places of the values in the list that are tried
   * @param maxCells of all pieces together
   */
  Result of(List<RefinedProbe> probes, int[] places, int maxCells) {
    Map<Long, RefinedProbe> found = new HashMap<>();
    long tried = 0;
    long viable = 0;
    for (RefinedProbe probe : probes) {
      for (int place : places) {
        if (probe.cells() + list.cells(place) > maxCells || limits.stopped().getAsBoolean()) {
          break;
        }
        tried++;
        int g = sum.of(probe.g(), list.value(place));
        int h = sum.of(probe.h(), list.value(place));
        if (sum.result().leq(h, g)) {
          continue;
        }
        viable++;
        found.merge(
            ((long) g << 32) | h,
            probe.with(g, h, list, place),
            (x, y) -> x.cells() <= y.cells() ? x : y);
      }
    }
    return new Result(
        tried,
        viable,
        found.values().stream()
            .sorted(FEWEST_CELLS)
            .limit(limits.maxStates())
            .collect(ImmutableList.toImmutableList()));
  }
}
