package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;

/**
 * Circuits without joints that only join inner nodes: those nodes become one. Inner nodes are
 * numbered in the order in which they are met.
 */
public final class Contraction {
  private final Circuit circuit;
  private final int[] same;
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private Contraction(Circuit circuit) {
    this.circuit = circuit;
    int highest = circuit.outer();
    for (Part part : circuit.parts()) {
      highest = Math.max(highest, part.nodes().stream().max().orElse(0));
    }
    this.same = new int[highest + 1];
    for (int node = 0; node <= highest; node++) {
      same[node] = node;
    }
    for (Part part : circuit.parts()) {
      if (isJoint(part)) {
        part.nodes().forEach(node -> join(node, part.nodes().get(0)));
      }
    }
  }

  /** The same with no joints but of terminals of the whole. */
  public static Circuit of(Circuit circuit) {
    return new Contraction(circuit).contracted();
  }

  private static boolean isJoint(Part part) {
    return part.name().equals(CircuitReader.JOINED);
  }

  /** Of joined nodes the least stands for all, so that terminals do. */
  private void join(int one, int other) {
    int low = Math.min(same[one], same[other]);
    int high = Math.max(same[one], same[other]);
    for (int node = 0; node < same.length; node++) {
      same[node] = same[node] == high ? low : same[node];
    }
  }

  private Circuit contracted() {
    ImmutableList.Builder<Part> parts = ImmutableList.builder();
    for (int first = 1; first <= circuit.outer(); first++) {
      ImmutableIntArray.Builder joined = ImmutableIntArray.builder();
      for (int terminal = first; terminal <= circuit.outer(); terminal++) {
        if (same[terminal] == first) {
          joined.add(terminal);
        }
      }
      ImmutableIntArray terminals = joined.build();
      if (terminals.length() > 1) {
        parts.add(new Part(CircuitReader.JOINED, false, terminals, false));
      }
    }
    for (Part part : circuit.parts()) {
      if (!isJoint(part)) {
        ImmutableIntArray nodes = ImmutableIntArray.copyOf(part.nodes().stream().map(this::number));
        parts.add(new Part(part.name(), part.dual(), nodes, part.mirrored()));
      }
    }
    return new Circuit(circuit.name(), circuit.outer(), parts.build());
  }

  private int number(int node) {
    int kept = same[node];
    return kept <= circuit.outer()
        ? kept
        : numbers.computeIfAbsent(kept, key -> circuit.outer() + 1 + numbers.size());
  }
}
