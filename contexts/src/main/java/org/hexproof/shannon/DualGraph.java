package org.hexproof.shannon;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.TreeSet;

/**
 * The dual of a hypergraph with three terminals: what White joins while Black prevents it. Drawn in
 * the plane with the terminals outside, the nodes of the dual are the faces between the nodes, and
 * the faces around a cell are what it touches.
 */
final class DualGraph {
  private static final int TERMINALS = 3;

  private DualGraph() {}

  /**
   * The dual of a hypergraph that has three terminals and is planar with them outside, without what
   * never matters, see {@link Hypergraph#pruned}. Its terminal i lies between the other two
   * terminals of the graph.
   */
  static Hypergraph of(Hypergraph graph) {
    checkArgument(graph.terminals().length() == TERMINALS, "only three terminals have a dual");
    Hypergraph pruned = graph.pruned();
    PlaneDrawing drawing =
        PlaneDrawing.of(pruned.terminals(), pruned.cells())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the wiring is not planar with its terminals outside"));
    int[] terminals = drawing.facing(PlaneDrawing.OUTSIDE);
    ImmutableList.Builder<ImmutableIntArray> cells = ImmutableList.builder();
    for (int cell = 0; cell < pruned.cells().size(); cell++) {
      TreeSet<Integer> touched = new TreeSet<>();
      for (int place : drawing.places(cell)) {
        touched.add(drawing.face(cell, place));
      }
      cells.add(ImmutableIntArray.copyOf(touched));
    }
    return new Hypergraph(ImmutableIntArray.copyOf(terminals), cells.build());
  }
}
