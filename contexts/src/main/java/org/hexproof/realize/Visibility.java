package org.hexproof.realize;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.hexproof.shannon.PlaneFaces;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.BiconnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/**
 * A visibility drawing of a planar graph (Tamassia and Tollis, [VISIBILITY]): each vertex lies on a
 * level, each edge runs straight up in a column, and in its level a vertex reaches from the first
 * to the last of its edges without meeting others.
 */
final class Visibility {
  /** The edge that must be in the graph: from the vertex at the bottom to the one at the top. */
  private final int bottom;

  private final int top;

  private final Graph<Integer, DefaultEdge> graph;

  private PlaneFaces faces;

  /** The place of each vertex in an order in which each has one before and one after it. */
  private int[] place;

  private final int[] level;
  private final Map<Integer, Integer> columnOfFace = new HashMap<>();

  /**
   * Draws.
   *
   * @param edges pairs of vertices, no pair twice; among them bottom and top
   * @param low whether to look for few levels, which pays from about 20 cells on
   */
  Visibility(int vertices, List<int[]> edges, int bottom, int top, boolean low) {
    this.bottom = bottom;
    this.top = top;
    graph = graph(vertices, edges);
    embed();
    while (addEdgeAtCutVertex()) {
      embed();
    }
    place =
        low ? HarmonicOrder.places(faces, vertices, bottom, top).orElseGet(this::order) : order();
    level = new int[vertices];
    findLevels();
    findColumns();
  }

  static boolean isPlanar(int vertices, List<int[]> edges) {
    return PlaneFaces.of(graph(vertices, edges)).isPresent();
  }

  private static Graph<Integer, DefaultEdge> graph(int vertices, List<int[]> edges) {
    Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    for (int vertex = 0; vertex < vertices; vertex++) {
      graph.addVertex(vertex);
    }
    edges.forEach(edge -> graph.addEdge(edge[0], edge[1]));
    return graph;
  }

  int level(int vertex) {
    return level[vertex];
  }

  /** The column of the edge between two vertices. */
  int column(int one, int other) {
    boolean upward = place[one] < place[other];
    int from = upward ? one : other;
    int to = upward ? other : one;
    return from == bottom && to == top ? 0 : columnOfFace.getOrDefault(left(from, to), 0);
  }

  private void embed() {
    faces =
        PlaneFaces.of(graph)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the wiring is not planar with its terminals outside"));
  }

  /** Neighbours of a vertex in different blocks, one after the other, share a face. */
  private boolean addEdgeAtCutVertex() {
    BiconnectivityInspector<Integer, DefaultEdge> blocks = new BiconnectivityInspector<>(graph);
    for (int vertex : blocks.getCutpoints()) {
      List<Integer> neighbors = faces.around(vertex);
      for (int i = 0; i < neighbors.size(); i++) {
        int one = neighbors.get(i);
        int other = neighbors.get((i + 1) % neighbors.size());
        boolean together =
            blocks.getBlocks(one).stream()
                .anyMatch(block -> block.containsVertex(other) && block.containsVertex(vertex));
        if (!together) {
          graph.addEdge(one, other);
          return true;
        }
      }
    }
    return false;
  }

  /** An st-order (Tarjan, 'Two streamlined depth-first search algorithms', 1986). */
  private int[] order() {
    int vertices = graph.vertexSet().size();
    int[] number = new int[vertices];
    int[] parent = new int[vertices];
    int[] low = new int[vertices];
    List<Integer> found = new ArrayList<>();
    number[bottom] = 1;
    low[bottom] = bottom;
    found.add(bottom);
    parent[top] = bottom;
    search(top, number, parent, low, found);
    List<Integer> order = new ArrayList<>(List.of(bottom, top));
    boolean[] plus = new boolean[vertices];
    for (int vertex : found.subList(2, found.size())) {
      int at = order.indexOf(parent[vertex]);
      order.add(plus[low[vertex]] ? at + 1 : at, vertex);
      plus[parent[vertex]] = !plus[low[vertex]];
    }
    return IntStream.range(0, vertices).map(order::indexOf).toArray();
  }

  private void search(int vertex, int[] number, int[] parent, int[] low, List<Integer> found) {
    found.add(vertex);
    number[vertex] = found.size();
    low[vertex] = vertex;
    for (int next : faces.around(vertex)) {
      if (number[next] == 0) {
        parent[next] = vertex;
        search(next, number, parent, low, found);
        low[vertex] = number[low[next]] < number[low[vertex]] ? low[next] : low[vertex];
      } else if (next != parent[vertex] && number[next] < number[low[vertex]]) {
        low[vertex] = next;
      }
    }
  }

  private int left(int from, int to) {
    return faces.face(from, to);
  }

  private void findLevels() {
    List<Integer> byPlace =
        IntStream.range(0, place.length)
            .boxed()
            .sorted(Comparator.comparingInt(vertex -> place[vertex]))
            .toList();
    for (int vertex : byPlace) {
      for (int next : faces.around(vertex)) {
        if (place[next] > place[vertex]) {
          level[next] = Math.max(level[next], level[vertex] + 1);
        }
      }
    }
  }

  /** Longest paths through the faces, from the first edge on its left to the outer face. */
  private void findColumns() {
    int outer = left(bottom, top);
    columnOfFace.put(left(top, bottom), 1);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int from = 0; from < place.length; from++) {
        for (int to : faces.around(from)) {
          int right = left(to, from);
          if (place[from] < place[to] && right != outer && !(from == bottom && to == top)) {
            int least = columnOfFace.getOrDefault(left(from, to), 0) + 1;
            changed |= columnOfFace.getOrDefault(right, 0) < least;
            columnOfFace.merge(right, least, Math::max);
          }
        }
      }
    }
  }
}
