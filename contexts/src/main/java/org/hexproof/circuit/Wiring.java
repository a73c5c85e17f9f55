package org.hexproof.circuit;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.List;

/**
 * Which terminals of several 3-terminal positions are joined to each other: those with the same
 * node. Nodes 1 to {@code outer}, which is 2 with Boolean outcomes or 3, are the terminals of the
 * whole.
 */
public record Wiring(int outer, ImmutableList<ImmutableIntArray> parts) {
  /**
   * G +c H ([H3T], equation 5): 1_G with 1_H and 2_G with 3_H; the terminals of the whole are the
   * former, 2_H and 3_G.
   */
  public static final Wiring CONCATENATION = of(3, new int[] {1, 4, 3}, new int[] {1, 2, 4});

  /**
   * G +j H ([H3T], equation 6): 1_G with 1_H and 2_G with 2_H; the terminals of the whole are 3_G
   * and 3_H.
   */
  public static final Wiring JUXTAPOSITION = of(2, new int[] {3, 4, 1}, new int[] {3, 4, 2});

  /**
   * pinwheel(G1, G2, G3) ([H3T], Definition 4.9): terminal 3 of Gi is terminal i of the whole;
   * terminal 2 of each part meets terminal 1 of the next. The figure is lost, so its sense of
   * rotation may be the other one.
   */
  public static final Wiring PINWHEEL =
      of(3, new int[] {6, 4, 1}, new int[] {4, 5, 2}, new int[] {5, 6, 3});

  /**
   * The dual of {@link #PINWHEEL}: the duals of its parts, wired so, have the dual value. The
   * terminals of each part are two of the whole's and a node that all parts share.
   */
  public static final Wiring STAR =
      of(3, new int[] {3, 2, 4}, new int[] {1, 3, 4}, new int[] {2, 1, 4});

  public Wiring {
    checkArgument(outer == 2 || outer == 3, "a circuit has 2 or 3 terminals, not %s", outer);
    for (ImmutableIntArray part : parts) {
      checkArgument(part.length() == 3, "a part has 3 terminals, not %s", part.length());
      checkArgument(part.stream().allMatch(node -> node >= 1), "nodes are numbered from 1");
    }
  }

  /**
   * Circuits with three terminals each, as many as parts, wired so, as one circuit of their parts.
   *
   * @param turned whether the terminals of the parts go round the other way than its own
   */
  public Circuit wired(String name, boolean turned, List<Circuit> circuits) {
    ImmutableList.Builder<Part> all = ImmutableList.builder();
    int highest = parts.stream().flatMapToInt(ImmutableIntArray::stream).reduce(outer, Math::max);
    for (int i = 0; i < parts.size(); i++) {
      Circuit circuit = circuits.get(i);
      ImmutableIntArray ends = parts.get(i);
      int inner = highest - circuit.outer();
      for (Part part : circuit.parts()) {
        ImmutableIntArray nodes =
            ImmutableIntArray.copyOf(
                part.nodes().stream()
                    .map(node -> node <= circuit.outer() ? ends.get(node - 1) : node + inner));
        boolean hasSides = nodes.length() == circuit.outer() && !part.isJoint();
        all.add(new Part(part.name(), part.dual(), nodes, hasSides && part.mirrored() != turned));
      }
      highest += circuit.nodes() - circuit.outer();
    }
    return new Circuit(name, outer, all.build());
  }

  private static Wiring of(int outer, int[]... parts) {
    return new Wiring(
        outer,
        Arrays.stream(parts)
            .map(ImmutableIntArray::copyOf)
            .collect(ImmutableList.toImmutableList()));
  }
}
