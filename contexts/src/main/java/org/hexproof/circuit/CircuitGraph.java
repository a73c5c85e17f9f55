package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.hexproof.primary.PrimaryDrawing;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.shannon.Hypergraph;

/** Circuits of drawn positions as hypergraphs. */
public final class CircuitGraph {
  private CircuitGraph() {}

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
    return Hypergraph.wired(
        circuit.outer(),
        circuit.parts().stream().map(Part::nodes).toList(),
        circuit.parts().stream()
            .map(part -> Joints.isJoint(part) ? joint(part) : position(part, drawings))
            .toList());
  }

  /** No cells, and all terminals at one node. */
  private static Hypergraph joint(Part part) {
    return new Hypergraph(
        ImmutableIntArray.copyOf(IntStream.generate(() -> 1).limit(part.nodes().length())),
        ImmutableList.of());
  }

  private static Hypergraph position(
      Part part, Function<String, Optional<PrimaryDrawing>> drawings) {
    PrimaryDrawing drawing =
        drawings
            .apply(part.name())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "no drawing is known of " + part.name() + ", only its value"));
    return (part.dual() ? drawing.dual() : drawing).hypergraph();
  }
}
