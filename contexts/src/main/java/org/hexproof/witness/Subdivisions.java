package org.hexproof.witness;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * All ways to divide what is around a region into so many pieces. Pieces are put on from the region
 * outward: between two nodes that are next to each other on the way around, with a new node
 * outside, after which each of the two may be shut in; or onto three in a row, which shuts in the
 * middle one.
 */
final class Subdivisions {
  private final int terminals;
  private final Map<String, Subdivision> found = new LinkedHashMap<>();

  private Subdivisions(int terminals) {
    this.terminals = terminals;
  }

  /**
   * The subdivisions into so many pieces; those that differ in the numbers of inner nodes or the
   * order of the pieces count once.
   */
  static ImmutableList<Subdivision> of(int terminals, int pieces) {
    Subdivisions all = new Subdivisions(terminals);
    all.extend(
        IntStream.rangeClosed(0, terminals + 1).boxed().toList(), terminals + 2, List.of(), pieces);
    return ImmutableList.copyOf(all.found.values());
  }

  private void extend(List<Integer> around, int nodes, List<ImmutableIntArray> pieces, int left) {
    if (left == 0) {
      for (int node : around) {
        if (node != 0 && node != terminals + 1) {
          add(new Subdivision(terminals, ImmutableList.copyOf(pieces), node));
        }
      }
      return;
    }
    for (int i = 0; i + 1 < around.size(); i++) {
      int one = around.get(i);
      int two = around.get(i + 1);
      for (int shut = 0; shut < 4; shut++) {
        List<Integer> next = new ArrayList<>(around);
        next.add(i + 1, nodes);
        if ((shut & 2) != 0) {
          next.remove(i + 2);
        }
        if ((shut & 1) != 0) {
          next.remove(i);
        }
        extend(next, nodes + 1, with(pieces, one, two, nodes), left - 1);
      }
    }
    for (int i = 0; i + 2 < around.size(); i++) {
      List<Integer> next = new ArrayList<>(around);
      int middle = next.remove(i + 1);
      extend(next, nodes, with(pieces, around.get(i), middle, around.get(i + 2)), left - 1);
    }
  }

  private static List<ImmutableIntArray> with(
      List<ImmutableIntArray> pieces, int one, int two, int three) {
    List<ImmutableIntArray> more = new ArrayList<>(pieces);
    more.add(ImmutableIntArray.of(one, two, three));
    return more;
  }

  /** Inner nodes that only one piece touches make it one of two terminals, which others are too. */
  private void add(Subdivision subdivision) {
    int[] degree = new int[subdivision.nodes()];
    subdivision.pieces().forEach(piece -> piece.forEach(node -> degree[node]++));
    for (int node = terminals + 2; node < degree.length; node++) {
      if (node != subdivision.top() && degree[node] < 2) {
        return;
      }
    }
    found.putIfAbsent(key(subdivision), subdivision);
  }

  /** One text for subdivisions that differ in the numbers of inner nodes or the pieces' order. */
  static String key(Subdivision subdivision) {
    int first = subdivision.right() + 1;
    List<Integer> inner = IntStream.range(first, subdivision.nodes()).boxed().toList();
    return Collections2.permutations(inner).stream()
        .map(
            names ->
                subdivision.pieces().stream()
                        .map(
                            piece ->
                                piece.stream()
                                    .map(node -> node < first ? node : names.get(node - first))
                                    .sorted()
                                    .boxed()
                                    .toList()
                                    .toString())
                        .sorted()
                        .toList()
                    + " "
                    + (subdivision.top() < first
                        ? subdivision.top()
                        : names.get(subdivision.top() - first)))
        .min(String::compareTo)
        .orElseThrow();
  }
}
