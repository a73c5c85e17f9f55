package org.hexproof.shannon;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jgrapht.Graph;
import org.jgrapht.Graphs;
import org.jgrapht.alg.interfaces.PlanarityTestingAlgorithm.Embedding;
import org.jgrapht.alg.planar.BoyerMyrvoldPlanarityInspector;
import org.jgrapht.graph.DefaultEdge;

/** The faces of a graph that is drawn in the plane, numbered from 1 as they are met. */
public final class PlaneFaces {
  private final ImmutableMap<Integer, ImmutableList<Integer>> around;

  /** The face beside each edge in each direction, from vertex to vertex. */
  private final Map<List<Integer>, Integer> faces = new HashMap<>();

  private int count;

  private PlaneFaces(ImmutableMap<Integer, ImmutableList<Integer>> around) {
    this.around = around;
  }

  /** Draws a graph; empty if it is not planar. */
  public static Optional<PlaneFaces> of(Graph<Integer, DefaultEdge> graph) {
    BoyerMyrvoldPlanarityInspector<Integer, DefaultEdge> inspector =
        new BoyerMyrvoldPlanarityInspector<>(graph);
    if (!inspector.isPlanar()) {
      return Optional.empty();
    }
    Embedding<Integer, DefaultEdge> embedding = inspector.getEmbedding();
    return Optional.of(
        new PlaneFaces(
            Maps.toMap(
                graph.vertexSet(),
                vertex ->
                    embedding.getEdgesAround(vertex).stream()
                        .map(edge -> Graphs.getOppositeVertex(graph, edge, vertex))
                        .collect(ImmutableList.toImmutableList()))));
  }

  /** Whether a vertex was in the graph. */
  public boolean contains(int vertex) {
    return around.containsKey(vertex);
  }

  /** The neighbors of a vertex in their order around it. */
  public ImmutableList<Integer> around(int vertex) {
    return around.get(vertex);
  }

  /** The number of the face beside an edge, as seen from its first vertex. */
  public int face(int from, int to) {
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
