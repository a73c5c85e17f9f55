package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import org.hexproof.shannon.Coloring;

/**
 * The outcomes of a region by what it joins inside alone: some pairs of ports, where a group or
 * edge that reaches outside is an end of a chain like any other port, never a middle. That tells
 * more outcomes apart than what lies outside can, so that less is inferior in this order than in
 * that of {@link Outcomes#found}.
 */
public final class PortOutcomes {
  private PortOutcomes() {}

  /** The region as a game over these outcomes. */
  public static Coloring of(Region region) {
    int cells = region.cells().size();
    Outcomes.check(cells);
    long ends = 0;
    long[] ports = new long[region.ports().size()];
    for (int port = 0; port < ports.length; port++) {
      ports[port] = region.portNodes().get(port);
      if (region.ports().get(port).black()) {
        ends |= ports[port];
        ports[port] = region.touches().get(Long.numberOfTrailingZeros(ports[port]));
      }
    }
    long inner = ((1L << region.touches().length()) - (1L << cells)) & ~ends;
    Map<BitSet, Integer> numbers = new LinkedHashMap<>();
    int[] number = new int[1 << cells];
    for (int coloring = 0; coloring < number.length; coloring++) {
      BitSet joined = joined(coloring | inner, ports, region);
      number[coloring] = numbers.computeIfAbsent(joined, key -> numbers.size());
    }
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (int second = 0; second < ports.length; second++) {
      for (int first = 0; first < second; first++) {
        names.add(region.ports().get(first).name() + "-" + region.ports().get(second).name());
      }
    }
    return Outcomes.game(number, ImmutableList.copyOf(numbers.keySet()), names.build());
  }

  /** The places of the pairs that a chain of black nodes joins. */
  private static BitSet joined(long black, long[] ports, Region region) {
    BitSet joined = new BitSet();
    long left = black;
    while (left != 0) {
      long chain = region.chain(Long.lowestOneBit(left), left);
      left &= ~chain;
      int place = 0;
      for (int second = 0; second < ports.length; second++) {
        for (int first = 0; first < second; first++) {
          if ((ports[first] & chain) != 0
              && (ports[second] & chain) != 0
              && !isContact(region, first, second)) {
            joined.set(place);
          }
          place++;
        }
      }
    }
    return joined;
  }

  private static boolean isContact(Region region, int first, int second) {
    return ((region.portContacts().get(second) >> first) & 1) != 0;
  }
}
