package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.hexproof.board.Cell;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.Outcomes;
import org.hexproof.region.RingColorings;
import org.hexproof.shannon.Coloring;

/**
 * Finds the ways to close a region with which White moves stay viable.
 *
 * @param maxBytes for the values of a region
 * @param stopped once it says so, those known so far are returned
 */
record ViableRings(long maxBytes, Workers workers, BooleanSupplier stopped) {
  /** So many black cells around make any terminals that a subdivision has room for. */
  private static final int MAX_BLACK = 6;

  /**
   * Those of few terminals first, and at most so many; of those that make the same of a region,
   * one.
   */
  ImmutableList<ViableRing> of(List<RingColorings> colorings, Set<Cell> probes, int maxTerminals) {
    return workers.map(colorings.size(), i -> of(colorings.get(i), probes, maxTerminals)).stream()
        .flatMap(List::stream)
        .sorted(Comparator.comparingInt(ViableRing::terminals))
        .collect(ImmutableList.toImmutableList());
  }

  private List<ViableRing> of(RingColorings colorings, Set<Cell> probes, int maxTerminals) {
    List<ViableRing> rings = new ArrayList<>();
    Set<Object> seen = new HashSet<>();
    for (int black : fewBlack(colorings)) {
      if (stopped.getAsBoolean()) {
        break;
      }
      Optional<ClosedRegion> region = colorings.closed(black, 0);
      for (int first = 1; region.isPresent(); first++) {
        if (region.get().terminals().size() <= maxTerminals) {
          ring(region.get(), probes, seen).ifPresent(rings::add);
        }
        region = colorings.closed(black, first);
      }
    }
    return rings;
  }

  /** Colorings with fewer black cells first, so that of equal ones those are kept. */
  private static int[] fewBlack(RingColorings colorings) {
    return IntStream.range(0, colorings.size())
        .boxed()
        .filter(black -> Integer.bitCount(black) <= MAX_BLACK)
        .sorted(Comparator.comparingInt(Integer::bitCount))
        .mapToInt(black -> black)
        .toArray();
  }

  private Optional<ViableRing> ring(ClosedRegion region, Set<Cell> probes, Set<Object> seen) {
    return Outcomes.partitions(region.region())
        .filter(game -> seen.add(ImmutableList.of(region.terminals().size(), game.outcomes())))
        .map(game -> new ViableRing(region, game, viable(region, game, probes)))
        .filter(ring -> !ring.viable().isEmpty());
  }

  private ImmutableSet<Cell> viable(ClosedRegion region, Coloring game, Set<Cell> probes) {
    return ViableRing.probes(game, maxBytes).viable().stream()
        .map(ImmutableList.sortedCopyOf(region.cells())::get)
        .filter(probes::contains)
        .collect(ImmutableSet.toImmutableSet());
  }
}
