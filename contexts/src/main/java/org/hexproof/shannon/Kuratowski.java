package org.hexproof.shannon;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jgrapht.Graph;
import org.jgrapht.Graphs;
import org.jgrapht.alg.planar.BoyerMyrvoldPlanarityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/**
 * Why a game is not planar with its terminals outside (Kuratowski): five things each of which leads
 * to each other one, or three each of which leads to three others, by paths that don't meet. A
 * thing is a cell, a hyperedge, or the outside, to which the terminals lead.
 *
 * @param ends the five things, or six of which the first three lead to the last three
 * @param paths what lies on each path, both ends included, ten or nine of them
 */
public record Kuratowski(ImmutableList<String> ends, ImmutableList<ImmutableList<String>> paths) {
  private static final int COMPLETE = 5;
  private static final int OUTSIDE = 0;

  /** Finds such things; empty if the game is planar. */
  public static Optional<Kuratowski> find(ShannonGame game) {
    BoyerMyrvoldPlanarityInspector<Integer, DefaultEdge> inspector =
        new BoyerMyrvoldPlanarityInspector<>(incidences(game.graph()));
    if (inspector.isPlanar()) {
      return Optional.empty();
    }
    return Optional.of(of(inspector.getKuratowskiSubdivision(), game));
  }

  /** The outside, then the nodes by their numbers, then the cells. */
  private static Graph<Integer, DefaultEdge> incidences(Hypergraph hypergraph) {
    SimpleGraph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    for (int node : hypergraph.terminals().asList()) {
      Graphs.addEdgeWithVertices(graph, OUTSIDE, node);
    }
    int vertex = hypergraph.nodes();
    for (ImmutableIntArray cell : hypergraph.cells()) {
      vertex++;
      for (int node : cell.asList()) {
        Graphs.addEdgeWithVertices(graph, vertex, node);
      }
    }
    return graph;
  }

  private static Kuratowski of(Graph<Integer, DefaultEdge> subdivision, ShannonGame game) {
    Set<Integer> ends =
        subdivision.vertexSet().stream()
            .filter(vertex -> subdivision.degreeOf(vertex) > 2)
            .sorted()
            .collect(Collectors.toCollection(LinkedHashSet::new));
    Map<Integer, List<List<Integer>>> paths = Maps.toMap(ends, end -> paths(subdivision, end));
    List<Integer> order = new ArrayList<>(ends);
    if (ends.size() > COMPLETE) {
      int first = order.get(0);
      Set<Integer> others =
          paths.get(first).stream().map(Kuratowski::last).collect(Collectors.toSet());
      order.removeAll(others);
      order.addAll(others.stream().sorted().toList());
    }
    ImmutableList.Builder<ImmutableList<String>> named = ImmutableList.builder();
    for (int end : order) {
      for (List<Integer> path : paths.get(end)) {
        if (order.indexOf(end) < order.indexOf(last(path))) {
          named.add(names(path, game));
        }
      }
    }
    return new Kuratowski(names(order, game), named.build());
  }

  private static int last(List<Integer> path) {
    return path.get(path.size() - 1);
  }

  private static List<List<Integer>> paths(Graph<Integer, DefaultEdge> subdivision, int end) {
    List<List<Integer>> paths = new ArrayList<>();
    for (int next : Graphs.neighborListOf(subdivision, end)) {
      List<Integer> path = new ArrayList<>(List.of(end, next));
      while (subdivision.degreeOf(last(path)) == 2) {
        int before = path.get(path.size() - 2);
        List<Integer> around = Graphs.neighborListOf(subdivision, last(path));
        path.add(around.get(0) == before ? around.get(1) : around.get(0));
      }
      paths.add(path);
    }
    return paths;
  }

  private static ImmutableList<String> names(List<Integer> vertices, ShannonGame game) {
    return vertices.stream()
        .map(vertex -> name(vertex, game))
        .collect(ImmutableList.toImmutableList());
  }

  private static String name(int vertex, ShannonGame game) {
    int nodes = game.graph().nodes();
    if (vertex == OUTSIDE) {
      return "the outside";
    }
    return vertex > nodes
        ? game.cells().get(vertex - nodes - 1)
        : "{" + String.join(" ", game.members(vertex)) + "}";
  }

  @Override
  public String toString() {
    int half = ends.size() > COMPLETE ? ends.size() / 2 : ends.size();
    String first = String.join(", ", ends.subList(0, half));
    String found =
        half < ends.size()
            ? "K3,3: each of %s leads to each of %s"
                .formatted(first, String.join(", ", ends.subList(half, ends.size())))
            : "K5: each of " + first + " leads to each other one";
    return found
        + ", by paths that don't meet: "
        + paths.stream().map(path -> String.join("-", path)).collect(Collectors.joining(", "));
  }
}
