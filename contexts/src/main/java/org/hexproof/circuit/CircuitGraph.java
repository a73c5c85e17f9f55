package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.hexproof.format.FormatException;
import org.hexproof.primary.PrimaryDrawing;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.Game;

/**
 * Circuits of drawn positions as hypergraphs. The positions are those of our own list, {@link
 * PrimaryList}; for the others that are known by name, the drawings of which are lost, stand some
 * of the same value.
 */
public final class CircuitGraph {
  private static final String STAND_INS =
      """
      P1(1,2) = Q2(1,2)
      P2(1,2,3) = Q1(1,2,3)
      P3(1,2,3) = Q3(1,2,3)
      P5(1,2,3) = Q5(1,2,3)
      P9(1,2,3) = Q11(2,1,3)x
      P15(1,2,3) = Q15op(1,3,2)x
      P25(1,2,3) = Q28(2,1,3)x
      """;

  private final Map<String, PrimaryDrawing> drawings = new HashMap<>();
  private final Map<String, Hypergraph> circuits = new HashMap<>();

  private CircuitGraph() {
    for (PrimaryPosition position : PrimaryList.shipped()) {
      drawings.put(position.name(), position.drawing());
    }
    standIns().circuits().forEach(this::add);
  }

  /** The circuits that stand for positions whose drawings are lost. */
  static CircuitFile standIns() {
    try {
      return CircuitReader.read("stand-ins", STAND_INS);
    } catch (FormatException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The cells of all parts, each of which must have a drawing, with the nodes of the circuit. */
  public static Hypergraph of(Circuit circuit) {
    return new CircuitGraph().graph(circuit);
  }

  /**
   * The cells of the main circuit, with its nodes; {@code byValue} draws positions of which only
   * the values are given. It fails if a part has no drawing, or is a dual that can't be drawn.
   */
  public static Hypergraph of(CircuitFile file, Function<Game, Optional<Circuit>> byValue) {
    CircuitGraph graphs = new CircuitGraph();
    for (Circuit circuit : file.circuits()) {
      for (Part part : circuit.parts()) {
        if (!part.isJoint() && !graphs.isKnown(part.name())) {
          file.primaries()
              .find(part.name())
              .flatMap(primary -> byValue.apply(primary.value()))
              .ifPresent(found -> graphs.circuits.put(part.name(), graphs.graph(found)));
        }
      }
      graphs.add(circuit);
    }
    return graphs.circuits.get(file.main().name());
  }

  private boolean isKnown(String name) {
    return drawings.containsKey(name) || circuits.containsKey(name);
  }

  private void add(Circuit circuit) {
    circuits.put(circuit.name(), graph(circuit));
  }

  private Hypergraph graph(Circuit circuit) {
    return Hypergraph.wired(
        circuit.outer(),
        circuit.parts().stream().map(Part::nodes).toList(),
        circuit.parts().stream()
            .map(part -> part.isJoint() ? joint(part) : position(part))
            .toList());
  }

  /** No cells, and all terminals at one node. */
  private static Hypergraph joint(Part part) {
    return new Hypergraph(
        ImmutableIntArray.copyOf(IntStream.generate(() -> 1).limit(part.nodes().length())),
        ImmutableList.of());
  }

  private Hypergraph position(Part part) {
    Hypergraph circuit = circuits.get(part.name());
    if (circuit != null) {
      return !part.dual() || isSingleCell(circuit) ? circuit : circuit.dual();
    }
    PrimaryDrawing drawing = drawings.get(part.name());
    if (drawing == null) {
      throw new IllegalArgumentException(
          "no drawing is known of " + part.name() + ", only its value");
    }
    return (part.dual() ? drawing.dual() : drawing).hypergraph();
  }

  private static boolean isSingleCell(Hypergraph graph) {
    return graph.terminals().length() == 2 && graph.cells().size() == 1;
  }
}
