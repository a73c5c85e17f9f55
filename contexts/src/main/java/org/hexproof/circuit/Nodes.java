package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.BitSet;
import org.hexproof.shannon.NodeClasses;

/** Some nodes of a circuit, in order, and which pairs of them are joined. */
record Nodes(ImmutableIntArray nodes) {
  /** The place of the pair of nodes at places i &lt; j. */
  private static int pair(int i, int j) {
    return j * (j - 1) / 2 + i;
  }

  /** What the pairs are called, as in {@code 1-4}, by their places. */
  ImmutableList<String> pairNames() {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (int j = 0; j < nodes.length(); j++) {
      for (int i = 0; i < j; i++) {
        names.add(nodes.get(i) + "-" + nodes.get(j));
      }
    }
    return names.build();
  }

  /** The joined pairs as the lowest place that each node is joined to. */
  int[] blocks(BitSet pairs) {
    int[] blocks = new int[nodes.length()];
    for (int j = 0; j < blocks.length; j++) {
      blocks[j] = j;
      for (int i = j - 1; i >= 0; i--) {
        blocks[j] = pairs.get(pair(i, j)) ? blocks[i] : blocks[j];
      }
    }
    return blocks;
  }

  /** The pairs of these nodes that are joined. */
  BitSet pairs(NodeClasses joined) {
    BitSet pairs = new BitSet();
    for (int j = 0; j < nodes.length(); j++) {
      for (int i = 0; i < j; i++) {
        pairs.set(pair(i, j), joined.least(nodes.get(i)) == joined.least(nodes.get(j)));
      }
    }
    return pairs;
  }
}
