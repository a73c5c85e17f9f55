package org.hexproof.realize;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.Part;
import org.hexproof.primary.PrimaryDrawing;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;

/** Circuits of drawn positions as hypergraphs. */
public final class CircuitGraph {
  private static final String JOINED = "Eq";

  private final List<int[]> cells = new ArrayList<>();
  private final List<int[]> joined = new ArrayList<>();
  private int nodes;

  private CircuitGraph(int nodes) {
    this.nodes = nodes;
  }

  /**
   * The cells of all parts, with the nodes of the circuit. The parts are those of our own list,
   * {@link PrimaryList}.
   *
   * @throws IllegalArgumentException if a part has no drawing there
   */
  public static Hypergraph of(Circuit circuit) {
    Map<String, PrimaryDrawing> drawings = new HashMap<>();
    for (PrimaryPosition position : PrimaryList.shipped()) {
      drawings.put(position.name(), position.drawing());
    }
    return of(circuit, name -> Optional.ofNullable(drawings.get(name)));
  }

  /**
   * The cells of all parts, with the nodes of the circuit.
   *
   * @param drawings the position that a part's name stands for
   * @throws IllegalArgumentException if a part has no drawing
   */
  public static Hypergraph of(
      Circuit circuit, Function<String, Optional<PrimaryDrawing>> drawings) {
    int highest = circuit.outer();
    for (Part part : circuit.parts()) {
      highest = Math.max(highest, part.nodes().stream().max().orElse(0));
    }
    CircuitGraph graph = new CircuitGraph(highest);
    for (Part part : circuit.parts()) {
      if (part.name().equals(JOINED)) {
        graph.joined.add(part.nodes().toArray());
      } else {
        PrimaryDrawing drawing =
            drawings
                .apply(part.name())
                .orElseThrow(
                    () ->
                        new IllegalArgumentException(
                            "no drawing is known of " + part.name() + ", only its value"));
        graph.add(part.dual() ? drawing.dual() : drawing, part.nodes());
      }
    }
    return graph.hypergraph(circuit.outer());
  }

  private void add(PrimaryDrawing drawing, ImmutableIntArray terminals) {
    checkArgument(
        drawing.terminals().size() == terminals.length(),
        "a position with %s terminals has %s nodes",
        drawing.terminals().size(),
        terminals.length());
    int inner = nodes - terminals.length();
    for (ImmutableIntArray cell : drawing.incidence().cells()) {
      cells.add(
          cell.stream()
              .map(node -> node <= terminals.length() ? terminals.get(node - 1) : node + inner)
              .toArray());
    }
    nodes = inner + drawing.incidence().nodes();
  }

  private Hypergraph hypergraph(int outer) {
    int[] same = new int[nodes + 1];
    for (int node = 0; node <= nodes; node++) {
      same[node] = node;
    }
    for (int[] group : joined) {
      for (int member : group) {
        int from = same[member];
        for (int node = 0; node <= nodes; node++) {
          same[node] = same[node] == from ? same[group[0]] : same[node];
        }
      }
    }
    ImmutableList.Builder<ImmutableIntArray> lists = ImmutableList.builder();
    for (int[] cell : cells) {
      TreeSet<Integer> distinct = new TreeSet<>();
      for (int node : cell) {
        distinct.add(same[node]);
      }
      lists.add(ImmutableIntArray.copyOf(distinct));
    }
    int[] terminals = new int[outer];
    for (int i = 0; i < outer; i++) {
      terminals[i] = same[i + 1];
    }
    return new Hypergraph(ImmutableIntArray.copyOf(terminals), lists.build());
  }
}
