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
  private final PlaneFaces faces;
  private final List<Part> parts = new ArrayList<>();

  /** The first vertex of each part, which stands for it; its terminals' follow. */
  private final List<Integer> vertices = new ArrayList<>();

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
    faces =
        PlaneFaces.of(plane)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the circuit is not planar with its terminals outside: " + circuit));
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
    int[] outer = faces.facing(OUTSIDE, OUTSIDE + 1);
    for (int i = 0; i < TERMINALS; i++) {
      Integer other = nodes.putIfAbsent(outer[i], i + 1);
      if (other != null) {
        ImmutableIntArray pair = ImmutableIntArray.of(other, i + 1);
        duals.add(new Part(CircuitReader.JOINED, false, pair, false));
      }
    }
    int next = TERMINALS + 1;
    for (int i = 0; i < parts.size(); i++) {
      int vertex = vertices.get(i);
      if (!plane.containsVertex(vertex)) {
        continue;
      }
      Part part = parts.get(i);
      int terminals = part.nodes().length();
      int[] at = terminals == 2 ? sides(vertex) : faces.facing(vertex, vertex + 1);
      for (int j = 0; j < at.length; j++) {
        if (!nodes.containsKey(at[j])) {
          nodes.put(at[j], next++);
        }
        at[j] = nodes.get(at[j]);
      }
      boolean mirrored = terminals == TERMINALS && isInOrder(vertex) == isInOrder(OUTSIDE);
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

  private int[] sides(int vertex) {
    return new int[] {faces.face(vertex, vertex + 1), faces.face(vertex, vertex + 2)};
  }

  /** Whether the first three terminals are found in their order. */
  private boolean isInOrder(int vertex) {
    List<Integer> leaves = faces.around(vertex);
    int first = leaves.indexOf(vertex + 1);
    return leaves.get((first + 1) % leaves.size()) == vertex + 2;
  }
}
