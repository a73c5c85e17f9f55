package org.hexproof.circuit;

import org.hexproof.shannon.NodeClasses;

/** The parts of a circuit that have no cells, but join their nodes. */
final class Joints {
  private Joints() {}

  static boolean isJoint(Part part) {
    return part.name().equals(CircuitReader.JOINED);
  }

  /** The nodes of a circuit, joined as its joints do. */
  static NodeClasses of(Circuit circuit) {
    NodeClasses nodes = new NodeClasses(circuit.nodes());
    for (Part part : circuit.parts()) {
      if (isJoint(part)) {
        part.nodes().forEach(node -> nodes.join(node, part.nodes().get(0)));
      }
    }
    return nodes;
  }
}
