package org.hexproof.shannon;

import com.google.common.primitives.ImmutableIntArray;
import java.util.stream.IntStream;
import org.hexproof.value.Posets;

/**
 * Which terminals of a hypergraph with three the black cells join, straight from the definition.
 */
final class Colorings {
  private Colorings() {}

  /** The outcome of each coloring. */
  static Coloring of(Hypergraph graph) {
    int cells = graph.cells().size();
    return new Coloring(
        Posets.P3,
        cells,
        ImmutableIntArray.copyOf(
            IntStream.range(0, 1 << cells).map(black -> Posets.P3.find(outcome(graph, black)))));
  }

  /** The atom of {@link Posets#P3} when these cells are black. */
  static String outcome(Hypergraph graph, int black) {
    int[] blocks = IntStream.rangeClosed(0, graph.nodes()).toArray();
    for (int cell = 0; cell < graph.cells().size(); cell++) {
      if ((black >> cell & 1) != 0) {
        ImmutableIntArray nodes = graph.cells().get(cell);
        for (int node : nodes.asList()) {
          int from = blocks[node];
          for (int i = 0; i < blocks.length; i++) {
            blocks[i] = blocks[i] == from ? blocks[nodes.get(0)] : blocks[i];
          }
        }
      }
    }
    int first = blocks[graph.terminals().get(0)];
    int second = blocks[graph.terminals().get(1)];
    int third = blocks[graph.terminals().get(2)];
    boolean a = second == third;
    boolean b = first == third;
    return a && b ? Posets.TOP : a ? "a" : b ? "b" : first == second ? "c" : Posets.BOTTOM;
  }

  /** The outcome for the other player. */
  static String dual(String outcome) {
    return switch (outcome) {
      case Posets.TOP -> Posets.BOTTOM;
      case Posets.BOTTOM -> Posets.TOP;
      default -> outcome;
    };
  }
}
