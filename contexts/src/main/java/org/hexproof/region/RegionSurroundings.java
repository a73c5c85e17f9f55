package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What can lie around a region, once the board is full.
 *
 * <p>Outside, Black has then joined some of the ports to the one side of his, some to the other,
 * and some to each other, and these classes don't cross. It is enough to look at small ones: if
 * Black wins, then by a chain that leaves a port of the first class, comes through the region to
 * one of the next, leaves by another of that, and so on; all other cells may as well be White's.
 */
final class RegionSurroundings {
  /** Surroundings seen already; the order of the sides and of the others doesn't matter. */
  private record Outside(ImmutableSet<Long> sides, ImmutableSet<Long> others) {}

  private final RingPorts ring;
  private final ImmutableList<String> names;
  private final BitSet[][] joined;
  private final BitSet every = new BitSet();
  private final int most;
  private final Set<Outside> seen = new HashSet<>();
  private final Map<BitSet, String> found = new LinkedHashMap<>();
  private int chains;

  private RegionSurroundings(
      RingPorts ring, ImmutableList<String> names, BitSet[][] joined, int outcomes, int most) {
    this.ring = ring;
    this.names = names;
    this.joined = joined;
    this.most = most;
    every.set(0, outcomes);
  }

  /**
   * All that tell outcomes apart: for each, by its name, the outcomes with which Black wins. Those
   * where he wins with the same outcomes as in several others together are left out.
   *
   * @param names of the ports
   * @param joined for each two ports the outcomes that join them, when Black has both
   * @param outcomes how many there are
   * @param most how many chains to look at before giving up
   * @return nothing if there are more
   */
  static Optional<ImmutableMap<BitSet, String>> of(
      RingPorts ring, ImmutableList<String> names, BitSet[][] joined, int outcomes, int most) {
    RegionSurroundings surroundings = new RegionSurroundings(ring, names, joined, outcomes, most);
    surroundings.search();
    return surroundings.chains > most ? Optional.empty() : Optional.of(surroundings.irreducible());
  }

  private void search() {
    ImmutableList<Long> edges = ring.edges();
    long end = edges.size() < 2 ? 0 : edges.get(1);
    if (!edges.isEmpty() && edges.get(0) == end) {
      return; // Black's sides are joined already.
    }
    for (long port : ring.units()) {
      if (edges.isEmpty()) {
        extend(ImmutableList.of(port), every, end);
      } else if (port != end) {
        extend(ImmutableList.of(edges.get(0) | port), every, end);
      }
    }
  }

  /**
   * Goes on from the last class of a chain.
   *
   * @param chain the classes so far
   * @param joins the outcomes that join each to the next and no class to a later one
   * @param end what Black's second side has in any case
   */
  private void extend(ImmutableList<Long> chain, BitSet joins, long end) {
    if (chains > most || !ring.isPlanar(chain)) {
      return;
    }
    chains++;
    long used = chain.stream().reduce(0L, (all, each) -> all | each);
    ImmutableList<Long> free =
        ring.units().stream()
            .filter(port -> (port & used) == 0)
            .collect(ImmutableList.toImmutableList());
    for (long entry : free) {
      BitSet left = (BitSet) joins.clone();
      left.and(joined(chain.get(chain.size() - 1), entry));
      for (long earlier : chain.subList(0, chain.size() - 1)) {
        left.andNot(joined(earlier, entry));
      }
      if (left.isEmpty()) {
        continue;
      }
      finish(chain.get(0), chain.subList(1, chain.size()), entry | end);
      for (long exit : free) {
        if (!ring.edges().contains(entry) && !ring.edges().contains(exit)) {
          extend(with(chain, entry | exit), left, end);
        }
      }
    }
  }

  private static ImmutableList<Long> with(List<Long> classes, long next) {
    return ImmutableList.<Long>builder().addAll(classes).add(next).build();
  }

  private void finish(long first, ImmutableList<Long> others, long second) {
    Outside outside = new Outside(ImmutableSet.of(first, second), ImmutableSet.copyOf(others));
    if (!ring.isPlanar(with(with(others, first), second))
        || !ring.areSides(first, second, others)
        || !seen.add(outside)) {
      return;
    }
    BitSet won = won(first, others, second);
    if (!won.isEmpty() && !won.equals(every)) {
      found.putIfAbsent(won, name(first, others, second));
    }
  }

  private String name(long first, List<Long> others, long second) {
    String sides = name(first) + "-" + name(second);
    return others.isEmpty()
        ? sides
        : sides + " by " + String.join(" and ", others.stream().map(this::name).toList());
  }

  private String name(long places) {
    Set<String> parts = new LinkedHashSet<>();
    for (long left = places; left != 0; left &= left - 1) {
      parts.add(names.get(ring.ports().get(Long.numberOfTrailingZeros(left))));
    }
    return String.join("+", parts);
  }

  /** The outcomes that lead from the first class to the second, by whichever others. */
  private BitSet won(long first, List<Long> others, long second) {
    List<Long> classes = with(with(others, second), first);
    int start = classes.size() - 1;
    BitSet[] reached = new BitSet[classes.size()];
    for (int i = 0; i < reached.length; i++) {
      reached[i] = i == start ? every : new BitSet();
    }
    // A way has no more steps than there are other classes.
    for (int steps = 0; steps < start; steps++) {
      for (int from = 0; from <= start; from++) {
        for (int to = 0; to < start; to++) {
          if (from != to) {
            BitSet step = joined(classes.get(from), classes.get(to));
            step.and(reached[from]);
            reached[to].or(step);
          }
        }
      }
    }
    return reached[others.size()];
  }

  /** The outcomes that join a port of the one class to one of the other. */
  private BitSet joined(long one, long other) {
    BitSet result = new BitSet();
    for (long left = one; left != 0; left &= left - 1) {
      int from = ring.ports().get(Long.numberOfTrailingZeros(left));
      for (long right = other; right != 0; right &= right - 1) {
        result.or(joined[from][ring.ports().get(Long.numberOfTrailingZeros(right))]);
      }
    }
    return result;
  }

  private ImmutableMap<BitSet, String> irreducible() {
    ImmutableMap.Builder<BitSet, String> kept = ImmutableMap.builder();
    found.forEach(
        (won, name) -> {
          BitSet parts = new BitSet();
          for (BitSet other : found.keySet()) {
            BitSet more = (BitSet) other.clone();
            more.andNot(won);
            if (more.isEmpty() && !other.equals(won)) {
              parts.or(other);
            }
          }
          if (!parts.equals(won)) {
            kept.put(won, name);
          }
        });
    return kept.buildOrThrow();
  }
}
