package org.hexproof.shannon;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether two games are isomorphic ([H3T], Definition 2.1): whether the cells of one can be given
 * those of the other, so that each filling joins the same terminals. Of three terminals or more,
 * the first answers to the first and so on.
 */
public sealed interface SameGame {
  /** They are; of each cell of the first game the cell of the other. */
  record Yes(ImmutableMap<String, String> cells) implements SameGame {}

  record No() implements SameGame {}

  /**
   * Not known: the cells touch each other in different ways, and there are too many ways to win to
   * compare them all.
   */
  record Unknown() implements SameGame {}

  /**
   * Compares games without coloured cells: first what touches what, which is enough for yes, then
   * all smallest sets of cells that join two terminals, which is exact.
   */
  static SameGame compare(ShannonGame one, ShannonGame other) {
    if (one.cells().size() != other.cells().size() || !joined(one).equals(joined(other))) {
      return new No();
    }
    Optional<Map<Integer, Integer>> mapping =
        LabelledGraph.touching(one).mapping(LabelledGraph.touching(other));
    if (mapping.isEmpty()) {
      Optional<LabelledGraph> ways = LabelledGraph.ways(one);
      Optional<LabelledGraph> otherWays = LabelledGraph.ways(other);
      if (ways.isEmpty() || otherWays.isEmpty()) {
        return ways.isEmpty() && otherWays.isEmpty() ? new Unknown() : new No();
      }
      mapping = ways.get().mapping(otherWays.get());
    }
    if (mapping.isEmpty()) {
      return new No();
    }
    ImmutableMap.Builder<String, String> cells = ImmutableMap.builder();
    for (int cell = 0; cell < one.cells().size(); cell++) {
      cells.put(one.cells().get(cell), other.cells().get(mapping.get().get(cell)));
    }
    return new Yes(cells.buildOrThrow());
  }

  /** Of each terminal the first one that it is joined to from the start, maybe itself. */
  private static List<Integer> joined(ShannonGame game) {
    List<Integer> nodes = game.graph().terminals().asList();
    return nodes.stream().map(nodes::indexOf).toList();
  }
}
