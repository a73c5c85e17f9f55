package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import org.hexproof.shannon.NodeClasses;

/**
 * Circuits without joints that only join inner nodes: those nodes become one. Inner nodes are
 * numbered in the order in which they are met.
 */
public final class Contraction {
  private final Circuit circuit;
  private final NodeClasses joined;
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private Contraction(Circuit circuit) {
    this.circuit = circuit;
    this.joined = circuit.joined();
  }

  /** A circuit with no joints but of terminals of the whole. */
  public static Circuit of(Circuit circuit) {
    return new Contraction(circuit).contracted();
  }

  private Circuit contracted() {
    ImmutableList.Builder<Part> parts = ImmutableList.builder();
    for (int first = 1; first <= circuit.outer(); first++) {
      ImmutableIntArray.Builder together = ImmutableIntArray.builder();
      for (int terminal = first; terminal <= circuit.outer(); terminal++) {
        if (joined.least(terminal) == first) {
          together.add(terminal);
        }
      }
      ImmutableIntArray terminals = together.build();
      if (terminals.length() > 1) {
        parts.add(Part.joint(terminals));
      }
    }
    for (Part part : circuit.parts()) {
      if (!part.isJoint()) {
        ImmutableIntArray nodes = ImmutableIntArray.copyOf(part.nodes().stream().map(this::number));
        parts.add(new Part(part.name(), part.dual(), nodes, part.mirrored()));
      }
    }
    return new Circuit(circuit.name(), circuit.outer(), parts.build());
  }

  private int number(int node) {
    int kept = joined.least(node);
    return kept <= circuit.outer()
        ? kept
        : numbers.computeIfAbsent(kept, key -> circuit.outer() + 1 + numbers.size());
  }
}
