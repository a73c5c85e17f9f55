package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;
import org.hexproof.shannon.NodeClasses;

/**
 * Parts wired together. Terminals with the same number are joined; 1 to {@code outer} are the
 * terminals of the whole.
 *
 * @param name what the whole is called, as in {@code G}
 * @param outer the number of its terminals, 2 or 3
 * @param parts none for the circuit {@code Empty}
 */
public record Circuit(String name, int outer, ImmutableList<Part> parts) {
  /** The highest number of a node. */
  public int nodes() {
    return parts.stream().flatMapToInt(part -> part.nodes().stream()).reduce(outer, Math::max);
  }

  /** Its nodes, joined as its joints do. */
  NodeClasses joined() {
    NodeClasses joined = new NodeClasses(nodes());
    parts.stream().filter(Part::isJoint).forEach(joint -> joined.join(joint.nodes()));
    return joined;
  }

  /** As in {@code G(1,2,3) = P3op(1,4,3), P5(2,1,4)x}. */
  @Override
  public String toString() {
    String terminals = outer == 2 ? "(1,2)" : "(1,2,3)";
    String list =
        parts.isEmpty()
            ? "Empty"
            : parts.stream().map(Part::toString).collect(Collectors.joining(", "));
    return name + terminals + " = " + list;
  }
}
