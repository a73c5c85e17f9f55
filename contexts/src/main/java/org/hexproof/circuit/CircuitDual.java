package org.hexproof.circuit;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jgrapht.Graphs;
import org.jgrapht.alg.interfaces.PlanarityTestingAlgorithm.Embedding;
import org.jgrapht.alg.planar.BoyerMyrvoldPlanarityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/**
 * The dual of a circuit with three terminals: drawn in the plane, its parts are replaced by their
 * duals and its nodes by the faces between them. Terminal i of the dual lies between the other two
 * terminals, and so it is with each part.
 */
public final class CircuitDual {
  private static final int TERMINALS = 3;
  private static final int OUTSIDE = 0;

  private final Circuit circuit;
  private final SimpleGraph<Integer, DefaultEdge> plane = new SimpleGraph<>(DefaultEdge.class);
  private final Map<Integer, List<Integer>> around = new HashMap<>();

  /** The face beside each edge in each direction, from vertex to vertex. */
  private final Map<List<Integer>, Integer> faces = new HashMap<>();

  private final List<Part> parts = new ArrayList<>();

  /** The first vertex of each part, which stands for it; its terminals' follow. */
  private final List<Integer> vertices = new ArrayList<>();

  private int count;

  private CircuitDual(Circuit circuit) {
    this.circuit = circuit;
    int[] same = joined();
    // Terminals may share a node, so each is led there by a vertex of its own.
    addVertexWithTerminals(OUTSIDE, ImmutableIntArray.of(1, 2, 3), same);
    int next = 1 + TERMINALS + same.length;
    for (Part part : circuit.parts()) {
      if (!part.name().equals(CircuitReader.JOINED)) {
        addVertexWithTerminals(next, part.nodes(), same);
        parts.add(part);
        vertices.add(next);
        next += 1 + part.nodes().length();
      }
    }
    dropWhatHangsNowhere();
    embed();
  }

  /** For each node the one that stands for all that it is joined to. */
  private int[] joined() {
    int highest = TERMINALS;
    for (Part part : circuit.parts()) {
      highest = Math.max(highest, part.nodes().stream().max().orElse(0));
    }
    int[] same = new int[highest + 1];
    for (int node = 0; node <= highest; node++) {
      same[node] = node;
    }
    for (Part part : circuit.parts()) {
      if (part.name().equals(CircuitReader.JOINED)) {
        for (int node : part.nodes().asList()) {
          int from = same[node];
          int to = same[part.nodes().get(0)];
          for (int i = 0; i <= highest; i++) {
            same[i] = same[i] == from ? to : same[i];
          }
        }
      }
    }
    return same;
  }

  private void addVertexWithTerminals(int vertex, ImmutableIntArray nodes, int[] same) {
    for (int i = 0; i < nodes.length(); i++) {
      int terminal = vertex + 1 + i;
      Graphs.addEdgeWithVertices(plane, vertex, terminal);
      Graphs.addEdgeWithVertices(plane, terminal, 1 + TERMINALS + same[nodes.get(i)]);
    }
  }

  private void dropWhatHangsNowhere() {
    Set<Integer> reached = new LinkedHashSet<>(List.of(OUTSIDE));
    Deque<Integer> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      for (int next : Graphs.neighborListOf(plane, open.remove())) {
        if (reached.add(next)) {
          open.add(next);
        }
      }
    }
    plane.removeAllVertices(
        plane.vertexSet().stream().filter(vertex -> !reached.contains(vertex)).toList());
  }

  private void embed() {
    BoyerMyrvoldPlanarityInspector<Integer, DefaultEdge> inspector =
        new BoyerMyrvoldPlanarityInspector<>(plane);
    checkArgument(
        inspector.isPlanar(), "the circuit is not planar with its terminals outside: %s", circuit);
    Embedding<Integer, DefaultEdge> embedding = inspector.getEmbedding();
    for (int vertex : plane.vertexSet()) {
      List<Integer> neighbors = new ArrayList<>();
      for (DefaultEdge edge : embedding.getEdgesAround(vertex)) {
        neighbors.add(Graphs.getOppositeVertex(plane, edge, vertex));
      }
      around.put(vertex, neighbors);
    }
  }

  /**
   * The dual of a circuit.
   *
   * @throws IllegalArgumentException if it has not three terminals or is not planar with them
   *     outside
   */
  public static Circuit of(Circuit circuit) {
    checkArgument(circuit.outer() == TERMINALS, "only three terminals have a dual");
    return new CircuitDual(circuit).dual();
  }

  private Circuit dual() {
    Map<Integer, Integer> nodes = new HashMap<>();
    ImmutableList.Builder<Part> duals = ImmutableList.builder();
    int[] outer = facing(OUTSIDE, TERMINALS);
    for (int i = 0; i < TERMINALS; i++) {
      Integer other = nodes.putIfAbsent(outer[i], i + 1);
      if (other != null) {
        ImmutableIntArray pair = ImmutableIntArray.of(other, i + 1);
        duals.add(new Part(CircuitReader.JOINED, false, pair, false));
      }
    }
    int next = TERMINALS + 1;
    for (int i = 0; i < parts.size(); i++) {
      if (!around.containsKey(vertices.get(i))) {
        continue;
      }
      Part part = parts.get(i);
      int terminals = part.nodes().length();
      int[] at = terminals == 2 ? sides(vertices.get(i)) : facing(vertices.get(i), TERMINALS);
      for (int j = 0; j < at.length; j++) {
        if (!nodes.containsKey(at[j])) {
          nodes.put(at[j], next++);
        }
        at[j] = nodes.get(at[j]);
      }
      boolean mirrored = terminals == TERMINALS && isInOrder(vertices.get(i)) == isInOrder(OUTSIDE);
      boolean dual = !isSingleCell(part) && !part.dual();
      duals.add(new Part(part.name(), dual, ImmutableIntArray.copyOf(at), mirrored));
    }
    return new Circuit(circuit.name(), TERMINALS, duals.build());
  }

  /** A cell between two nodes, which is its own dual. */
  private static boolean isSingleCell(Part part) {
    return Primaries.STANDARD
        .find(part.name())
        .filter(primary -> primary.terminals() == 2 && primary.cells().equals(OptionalInt.of(1)))
        .isPresent();
  }

  /** The faces that lie between the other terminals of a part or of the whole. */
  private int[] facing(int vertex, int terminals) {
    int[] facing = new int[terminals];
    List<Integer> leaves = around.get(vertex);
    for (int i = 0; i < terminals; i++) {
      // The face beside this edge lies between it and the edge before it.
      int opposite = leaves.get((i + 1) % terminals) - vertex - 1;
      facing[opposite] = face(vertex, leaves.get(i));
    }
    return facing;
  }

  private int[] sides(int vertex) {
    return new int[] {face(vertex, vertex + 1), face(vertex, vertex + 2)};
  }

  /** Whether the first three terminals are found in their order. */
  private boolean isInOrder(int vertex) {
    List<Integer> leaves = around.get(vertex);
    int first = leaves.indexOf(vertex + 1);
    return leaves.get((first + 1) % leaves.size()) == vertex + 2;
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
