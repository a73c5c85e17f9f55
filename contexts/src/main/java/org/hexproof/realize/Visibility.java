package org.hexproof.realize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.BiconnectivityInspector;
import org.jgrapht.alg.interfaces.PlanarityTestingAlgorithm.Embedding;
import org.jgrapht.alg.planar.BoyerMyrvoldPlanarityInspector;
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

  /** The neighbours of each vertex, turning one way. */
  private final List<List<Integer>> around = new ArrayList<>();

  /** The place of each vertex in an order in which each has one before and one after it. */
  private int[] place;

  /** Of each half edge, by vertex and place around it, the face on its left. */
  private final List<int[]> leftFace = new ArrayList<>();

  private int faces;
  private final int[] level;
  private final int[] columnOfFace;

  /**
   * Draws.
   *
   * @param vertices how many there are
   * @param edges pairs of vertices, no pair twice; among them bottom and top
   * @throws IllegalArgumentException if the graph is not planar
   */
  Visibility(int vertices, List<int[]> edges, int bottom, int top) {
    this.bottom = bottom;
    this.top = top;
    graph = new SimpleGraph<>(DefaultEdge.class);
    for (int vertex = 0; vertex < vertices; vertex++) {
      graph.addVertex(vertex);
    }
    edges.forEach(edge -> graph.addEdge(edge[0], edge[1]));
    embed();
    while (addEdgeAtCutVertex()) {
      embed();
    }
    place = order();
    findFaces();
    level = new int[vertices];
    columnOfFace = new int[faces];
    findLevels();
    findColumns();
  }

  int level(int vertex) {
    return level[vertex];
  }

  /** The column of the edge between two vertices. */
  int column(int one, int other) {
    boolean upward = place[one] < place[other];
    int from = upward ? one : other;
    int to = upward ? other : one;
    return from == bottom && to == top ? 0 : columnOfFace[left(from, to)];
  }

  private void embed() {
    BoyerMyrvoldPlanarityInspector<Integer, DefaultEdge> inspector =
        new BoyerMyrvoldPlanarityInspector<>(graph);
    if (!inspector.isPlanar()) {
      throw new IllegalArgumentException("the wiring is not planar with its terminals outside");
    }
    Embedding<Integer, DefaultEdge> embedding = inspector.getEmbedding();
    around.clear();
    for (int vertex = 0; vertex < graph.vertexSet().size(); vertex++) {
      List<Integer> neighbors = new ArrayList<>();
      for (DefaultEdge edge : embedding.getEdgesAround(vertex)) {
        int source = graph.getEdgeSource(edge);
        neighbors.add(source == vertex ? graph.getEdgeTarget(edge) : source);
      }
      around.add(neighbors);
    }
  }

  /** Neighbours of a vertex in different blocks, one after the other, share a face. */
  private boolean addEdgeAtCutVertex() {
    BiconnectivityInspector<Integer, DefaultEdge> blocks = new BiconnectivityInspector<>(graph);
    for (int vertex : blocks.getCutpoints()) {
      List<Integer> neighbors = around.get(vertex);
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
    int vertices = around.size();
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
    int[] places = new int[vertices];
    for (int i = 0; i < vertices; i++) {
      places[order.get(i)] = i;
    }
    return places;
  }

  private void search(int vertex, int[] number, int[] parent, int[] low, List<Integer> found) {
    found.add(vertex);
    number[vertex] = found.size();
    low[vertex] = vertex;
    for (int next : around.get(vertex)) {
      if (number[next] == 0) {
        parent[next] = vertex;
        search(next, number, parent, low, found);
        low[vertex] = number[low[next]] < number[low[vertex]] ? low[next] : low[vertex];
      } else if (next != parent[vertex] && number[next] < number[low[vertex]]) {
        low[vertex] = next;
      }
    }
  }

  private void findFaces() {
    for (List<Integer> neighbors : around) {
      int[] none = new int[neighbors.size()];
      Arrays.fill(none, -1);
      leftFace.add(none);
    }
    for (int start = 0; start < around.size(); start++) {
      for (int i = 0; i < around.get(start).size(); i++) {
        if (leftFace.get(start)[i] < 0) {
          int from = start;
          int at = i;
          while (leftFace.get(from)[at] < 0) {
            leftFace.get(from)[at] = faces;
            int to = around.get(from).get(at);
            at = (around.get(to).indexOf(from) + 1) % around.get(to).size();
            from = to;
          }
          faces++;
        }
      }
    }
  }

  private int left(int from, int to) {
    return leftFace.get(from)[around.get(from).indexOf(to)];
  }

  private void findLevels() {
    for (int vertex : byPlace()) {
      for (int next : around.get(vertex)) {
        if (place[next] > place[vertex]) {
          level[next] = Math.max(level[next], level[vertex] + 1);
        }
      }
    }
  }

  private int[] byPlace() {
    int[] vertices = new int[place.length];
    for (int vertex = 0; vertex < place.length; vertex++) {
      vertices[place[vertex]] = vertex;
    }
    return vertices;
  }

  /** Longest paths through the faces, from the first edge on its left to the outer face. */
  private void findColumns() {
    int outer = left(bottom, top);
    columnOfFace[left(top, bottom)] = 1;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int from = 0; from < around.size(); from++) {
        for (int to : around.get(from)) {
          int right = left(to, from);
          if (place[from] < place[to] && right != outer && !(from == bottom && to == top)) {
            int least = columnOfFace[left(from, to)] + 1;
            changed |= columnOfFace[right] < least;
            columnOfFace[right] = Math.max(columnOfFace[right], least);
          }
        }
      }
    }
  }
}
