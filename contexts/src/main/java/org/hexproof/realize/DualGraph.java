package org.hexproof.realize;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.TreeSet;
import org.hexproof.circuit.PlaneFaces;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/**
 * The dual of a hypergraph with three terminals: what White joins while Black prevents it. Drawn in
 * the plane with the terminals outside, the nodes of the dual are the faces between the nodes, and
 * the faces around a cell are what it touches.
 */
final class DualGraph {
  private static final int TERMINALS = 3;
  private static final int OUTSIDE = 0;

  private final Hypergraph graph;
  private final PlaneFaces faces;

  private DualGraph(Hypergraph graph) {
    this.graph = graph;
    SimpleGraph<Integer, DefaultEdge> plane = new SimpleGraph<>(DefaultEdge.class);
    for (int vertex = 0; vertex < cell(graph.cells().size()); vertex++) {
      plane.addVertex(vertex);
    }
    // Terminals may share a node, so each is led outside by a vertex of its own.
    for (int i = 0; i < TERMINALS; i++) {
      plane.addEdge(OUTSIDE, leaf(i));
      plane.addEdge(leaf(i), graph.terminals().get(i));
    }
    for (int i = 0; i < graph.cells().size(); i++) {
      for (int node : graph.cells().get(i).asList()) {
        plane.addEdge(cell(i), node);
      }
    }
    faces =
        PlaneFaces.of(plane)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the wiring is not planar with its terminals outside"));
  }

  private int leaf(int terminal) {
    return graph.nodes() + 1 + terminal;
  }

  private int cell(int number) {
    return leaf(TERMINALS) + number;
  }

  /**
   * The dual of a hypergraph without what never matters, see {@link Hypergraph#pruned}. Its
   * terminal i lies between the other two terminals of the graph.
   *
   * @throws IllegalArgumentException if the hypergraph has not three terminals or is not planar
   *     with its terminals outside
   */
  static Hypergraph of(Hypergraph graph) {
    checkArgument(graph.terminals().length() == TERMINALS, "only three terminals have a dual");
    return new DualGraph(graph.pruned()).dual();
  }

  private Hypergraph dual() {
    int[] terminals = faces.facing(OUTSIDE, leaf(0));
    ImmutableList.Builder<ImmutableIntArray> cells = ImmutableList.builder();
    for (int i = 0; i < graph.cells().size(); i++) {
      TreeSet<Integer> touched = new TreeSet<>();
      for (int node : faces.around(cell(i))) {
        touched.add(faces.face(cell(i), node));
      }
      cells.add(ImmutableIntArray.copyOf(touched));
    }
    return new Hypergraph(ImmutableIntArray.copyOf(terminals), cells.build());
  }
}
