package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.Part;
import org.hexproof.primary.PrimaryList;

public final class NamedContexts {
  public static Optional<Hypergraph> hypergraph(String name, boolean dual) {
    if (!name.startsWith("simpleswitch:") || !dual) return Optional.empty();
    int n = Integer.parseInt(name.substring(13));
    ImmutableList.Builder<Part> parts = ImmutableList.builder();
    for (int k = 0; k < n; k++) {
      int xk = k == 0 ? 3 : 3 + k;
      int next = k == n - 1 ? 2 : 4 + k;
      parts.add(new Part("Q28", false, ImmutableIntArray.of(1, next, xk), false));
    }
    return Optional.of(
        CircuitGraph.of(
            new Circuit("G", 3, parts.build()),
            q ->
                PrimaryList.shipped().stream()
                    .filter(p -> p.name().equals(q))
                    .findFirst()
                    .map(p -> p.drawing())));
  }
}
