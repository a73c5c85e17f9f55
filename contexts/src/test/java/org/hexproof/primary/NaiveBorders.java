package org.hexproof.primary;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Every coloring of the cells around a shape, kept if it has three groups of each color that reach
 * out.
 */
final class NaiveBorders {
  private NaiveBorders() {}

  /**
   * What the three black groups touch inside, as sorted bit masks.
   *
   * @param firstBlack whether the first cell of the ring is black
   */
  static Set<List<Integer>> touched(Interior interior, boolean firstBlack) {
    List<LatticePoint> around = new ArrayList<>(new HashSet<>(interior.shape().ring()));
    LatticePoint start = interior.shape().ring().get(0);
    Set<List<Integer>> found = new HashSet<>();
    for (int coloring = 0; coloring < 1 << around.size(); coloring++) {
      List<LatticePoint> black = new ArrayList<>();
      List<LatticePoint> white = new ArrayList<>();
      for (int i = 0; i < around.size(); i++) {
        ((coloring >> i & 1) != 0 ? black : white).add(around.get(i));
      }
      if (black.contains(start) != firstBlack) {
        continue;
      }
      List<Set<LatticePoint>> terminals = NaiveSearch.groups(black);
      if (terminals.size() != 3) {
        continue;
      }
      List<Set<LatticePoint>> arcs = new ArrayList<>(terminals);
      arcs.addAll(NaiveSearch.groups(white));
      boolean fits =
          arcs.size() == 6
              && NaiveSearch.allReach(arcs, around, interior.shape().cells())
              && interior.black().stream()
                  .noneMatch(stone -> black.stream().anyMatch(stone::touches))
              && interior.white().stream()
                  .noneMatch(stone -> white.stream().anyMatch(stone::touches));
      if (fits) {
        found.add(terminals.stream().map(group -> mask(group, interior)).sorted().toList());
      }
    }
    return found;
  }

  private static int mask(Collection<LatticePoint> group, Interior interior) {
    return group.stream()
        .mapToInt(cell -> Interior.touching(cell, interior.places()))
        .reduce(0, (first, second) -> first | second);
  }
}
