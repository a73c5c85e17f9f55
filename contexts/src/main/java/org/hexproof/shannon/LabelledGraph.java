package org.hexproof.shannon;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jgrapht.Graph;
import org.jgrapht.GraphMapping;
import org.jgrapht.Graphs;
import org.jgrapht.alg.isomorphism.VF2GraphIsomorphismInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/** A graph whose vertices, the cells first, have labels. */
record LabelledGraph(Graph<Integer, DefaultEdge> graph, ImmutableIntArray labels) {
  private static final int CELL = -1;

  /** Cells and terminals, and which of them touch. */
  static LabelledGraph touching(ShannonGame game) {
    List<BitSet> touching = game.graph().touching();
    int cells = game.cells().size();
    int[] labels = new int[touching.size()];
    SimpleGraph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    for (int vertex = 0; vertex < labels.length; vertex++) {
      boolean alike = game.terminals().size() == 2;
      labels[vertex] = vertex < cells ? CELL : alike ? 0 : vertex - cells;
      graph.addVertex(vertex);
      int last = vertex;
      touching.get(vertex).stream()
          .filter(other -> other < last)
          .forEach(o -> graph.addEdge(last, o));
    }
    return new LabelledGraph(graph, ImmutableIntArray.copyOf(labels));
  }

  /** Cells, and the smallest sets of them that join each two terminals; empty if too many. */
  static Optional<LabelledGraph> ways(ShannonGame game) {
    List<BitSet> touching = game.graph().touching();
    int cells = game.cells().size();
    SimpleGraph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    IntStream.range(0, cells).forEach(graph::addVertex);
    List<Integer> labels = new ArrayList<>(Collections.nCopies(cells, CELL));
    for (int from = cells; from < touching.size(); from++) {
      for (int to = cells; to < from; to++) {
        Optional<List<BitSet>> ways = Ways.of(touching, cells, from, to);
        if (ways.isEmpty()) {
          return Optional.empty();
        }
        for (BitSet way : ways.get()) {
          int vertex = labels.size();
          labels.add((from - cells) * game.terminals().size() + to - cells);
          graph.addVertex(vertex);
          way.stream().forEach(cell -> graph.addEdge(cell, vertex));
        }
      }
    }
    return Optional.of(new LabelledGraph(graph, ImmutableIntArray.copyOf(labels)));
  }

  private int[] refined(int[] colors, Map<List<Integer>, Integer> known) {
    int[] refined = new int[colors.length];
    for (int vertex = 0; vertex < colors.length; vertex++) {
      List<Integer> signature =
          new ArrayList<>(
              Graphs.neighborListOf(graph, vertex).stream().map(n -> colors[n]).sorted().toList());
      signature.add(0, colors[vertex]);
      refined[vertex] = known.computeIfAbsent(signature, key -> known.size());
    }
    return refined;
  }

  private Graph<Integer, DefaultEdge> shifted(int by) {
    SimpleGraph<Integer, DefaultEdge> shifted = new SimpleGraph<>(DefaultEdge.class);
    graph.vertexSet().forEach(vertex -> shifted.addVertex(vertex + by));
    graph
        .edgeSet()
        .forEach(
            edge ->
                shifted.addEdge(graph.getEdgeSource(edge) + by, graph.getEdgeTarget(edge) + by));
    return shifted;
  }

  /** The vertices of another graph that these can be given; empty if there are none. */
  Optional<Map<Integer, Integer>> mapping(LabelledGraph other) {
    Map<List<Integer>, Integer> colors = new HashMap<>();
    int[] first = labels.toArray();
    int[] second = other.labels.toArray();
    int before;
    int count = 0;
    // Vertices get different colours as soon as they have neighbours of different colours.
    do {
      before = count;
      colors.clear();
      first = refined(first, colors);
      second = other.refined(second, colors);
      count = colors.size();
    } while (count > before);
    if (!IntStream.of(first)
        .sorted()
        .boxed()
        .toList()
        .equals(IntStream.of(second).sorted().boxed().toList())) {
      return Optional.empty();
    }
    int[] colorOfFirst = first;
    int[] colorOfSecond = second;
    int shift = first.length;
    Iterator<GraphMapping<Integer, DefaultEdge>> mappings =
        new VF2GraphIsomorphismInspector<>(
                graph,
                other.shifted(shift),
                (x, y) ->
                    Integer.compare(
                        x < shift ? colorOfFirst[x] : colorOfSecond[x - shift],
                        y < shift ? colorOfFirst[y] : colorOfSecond[y - shift]),
                null)
            .getMappings();
    if (!mappings.hasNext()) {
      return Optional.empty();
    }
    GraphMapping<Integer, DefaultEdge> found = mappings.next();
    Map<Integer, Integer> mapping = new TreeMap<>();
    for (int vertex = 0; vertex < shift; vertex++) {
      mapping.put(vertex, found.getVertexCorrespondence(vertex, true) - shift);
    }
    return Optional.of(mapping);
  }
}
