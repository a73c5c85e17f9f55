package org.hexproof.realize;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jgrapht.alg.interfaces.PlanarityTestingAlgorithm.Embedding;
import org.jgrapht.alg.planar.BoyerMyrvoldPlanarityInspector;
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
  private final SimpleGraph<Integer, DefaultEdge> plane = new SimpleGraph<>(DefaultEdge.class);
  private final Map<Integer, List<Integer>> around = new HashMap<>();

  /** The face beside each edge in each direction, from vertex to vertex. */
  private final Map<List<Integer>, Integer> faces = new HashMap<>();

  private int count;

  private DualGraph(Hypergraph graph) {
    this.graph = graph;
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
    embed();
  }

  private int leaf(int terminal) {
    return graph.nodes() + 1 + terminal;
  }

  private int cell(int number) {
    return leaf(TERMINALS) + number;
  }

  private void embed() {
    BoyerMyrvoldPlanarityInspector<Integer, DefaultEdge> inspector =
        new BoyerMyrvoldPlanarityInspector<>(plane);
    if (!inspector.isPlanar()) {
      throw new IllegalArgumentException("the wiring is not planar with its terminals outside");
    }
    Embedding<Integer, DefaultEdge> embedding = inspector.getEmbedding();
    for (int vertex : plane.vertexSet()) {
      List<Integer> neighbors = new ArrayList<>();
      for (DefaultEdge edge : embedding.getEdgesAround(vertex)) {
        int source = plane.getEdgeSource(edge);
        neighbors.add(source == vertex ? plane.getEdgeTarget(edge) : source);
      }
      around.put(vertex, neighbors);
    }
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
    int[] terminals = new int[TERMINALS];
    List<Integer> leaves = around.get(OUTSIDE);
    for (int i = 0; i < TERMINALS; i++) {
      // The face beside this edge lies between it and the edge before it.
      int facing = leaves.get((i + 1) % TERMINALS) - leaf(0);
      terminals[facing] = face(OUTSIDE, leaves.get(i));
    }
    ImmutableList.Builder<ImmutableIntArray> cells = ImmutableList.builder();
    for (int i = 0; i < graph.cells().size(); i++) {
      TreeSet<Integer> touched = new TreeSet<>();
      for (int node : around.get(cell(i))) {
        touched.add(face(cell(i), node));
      }
      cells.add(ImmutableIntArray.copyOf(touched));
    }
    return new Hypergraph(ImmutableIntArray.copyOf(terminals), cells.build());
  }

  /** The number of the face beside an edge; faces are numbered as they are met. */
  private int face(int from, int to) {
    Integer known = faces.get(List.of(from, to));
    if (known != null) {
      return known;
    }
    count++;
    int tail = from;
    int head = to;
    while (faces.putIfAbsent(List.of(tail, head), count) == null) {
      List<Integer> neighbors = around.get(head);
      int next = neighbors.get((neighbors.indexOf(tail) + 1) % neighbors.size());
      tail = head;
      head = next;
    }
    return count;
  }
}
