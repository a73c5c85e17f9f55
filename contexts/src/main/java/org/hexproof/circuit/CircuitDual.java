package org.hexproof.circuit;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.hexproof.shannon.NodeClasses;
import org.hexproof.shannon.PlaneDrawing;

/**
 * The dual of a circuit with three terminals: drawn in the plane, its parts are replaced by their
 * duals and its nodes by the faces between them. Terminal i of the dual lies between the other two
 * terminals, and so it is with each part.
 */
public final class CircuitDual {
  private static final int TERMINALS = 3;

  private final Circuit circuit;
  private final ImmutableList<Part> parts;
  private final PlaneDrawing drawing;

  private CircuitDual(Circuit circuit) {
    this.circuit = circuit;
    NodeClasses joined = circuit.joined();
    parts =
        circuit.parts().stream()
            .filter(part -> !part.isJoint())
            .collect(ImmutableList.toImmutableList());
    drawing =
        PlaneDrawing.of(
                kept(joined, ImmutableIntArray.of(1, 2, 3)),
                parts.stream().map(part -> kept(joined, part.nodes())).toList())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the circuit is not planar with its terminals outside: " + circuit));
  }

  private static ImmutableIntArray kept(NodeClasses joined, ImmutableIntArray nodes) {
    return ImmutableIntArray.copyOf(nodes.stream().map(joined::least));
  }

  /** The dual of a circuit that has three terminals and is planar with them outside. */
  public static Circuit of(Circuit circuit) {
    checkArgument(circuit.outer() == TERMINALS, "only three terminals have a dual");
    return new CircuitDual(circuit).dual();
  }

  private Circuit dual() {
    Map<Integer, Integer> nodes = new HashMap<>();
    ImmutableList.Builder<Part> duals = ImmutableList.builder();
    int[] outer = drawing.facing(PlaneDrawing.OUTSIDE);
    duals.addAll(Part.joints(ImmutableIntArray.copyOf(outer), nodes));
    int next = TERMINALS + 1;
    for (int i = 0; i < parts.size(); i++) {
      if (!drawing.contains(i)) {
        continue;
      }
      Part part = parts.get(i);
      int terminals = part.nodes().length();
      int[] at = terminals == 2 ? sides(i) : drawing.facing(i);
      for (int j = 0; j < at.length; j++) {
        if (!nodes.containsKey(at[j])) {
          nodes.put(at[j], next++);
        }
        at[j] = nodes.get(at[j]);
      }
      boolean mirrored =
          terminals == TERMINALS && drawing.isInOrder(i) == drawing.isInOrder(PlaneDrawing.OUTSIDE);
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

  private int[] sides(int part) {
    return new int[] {drawing.face(part, 0), drawing.face(part, 1)};
  }
}
