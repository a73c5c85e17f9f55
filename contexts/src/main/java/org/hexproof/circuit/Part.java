package org.hexproof.circuit;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A named position with its terminals at nodes of a circuit.
 *
 * @param name as in {@code P5}, {@code Eq} or {@code {a,b|a}}
 * @param dual whether the players are exchanged, written {@code op}
 * @param nodes the nodes of its terminals in order
 * @param mirrored whether the drawing is mirrored, so that the terminals stand counterclockwise,
 *     written {@code x}; it doesn't change the value
 */
public record Part(String name, boolean dual, ImmutableIntArray nodes, boolean mirrored) {
  static final String JOINT = "Eq";

  public Part {
    checkArgument(nodes.stream().allMatch(node -> node >= 1), "nodes are numbered from 1");
  }

  public static Part joint(ImmutableIntArray nodes) {
    return new Part(JOINT, false, nodes, false);
  }

  /** Numbers the terminals of a circuit from 1 by their nodes; the joints of those at one node. */
  public static ImmutableList<Part> joints(
      ImmutableIntArray terminals, Map<Integer, Integer> numbers) {
    ImmutableList.Builder<Part> joints = ImmutableList.builder();
    for (int i = 0; i < terminals.length(); i++) {
      Integer other = numbers.putIfAbsent(terminals.get(i), i + 1);
      if (other != null) {
        joints.add(joint(ImmutableIntArray.of(other, i + 1)));
      }
    }
    return joints.build();
  }

  /** Whether it has no cells, but joins its nodes. */
  public boolean isJoint() {
    return name.equals(JOINT);
  }

  @Override
  public String toString() {
    String terminals =
        nodes.stream().mapToObj(Integer::toString).collect(Collectors.joining(",", "(", ")"));
    String op = dual ? name.endsWith("}") || name.contains(":") ? "^op" : "op" : "";
    return name + op + terminals + (mirrored ? "x" : "");
  }
}
