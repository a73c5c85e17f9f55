package org.hexproof.shannon;

import java.util.stream.IntStream;

/** Nodes that may be joined. Of those that are joined to each other the least stands for all. */
public final class NodeClasses {
  private final int[] least;

  /** Nodes from 0 to the highest, none of which are joined. */
  public NodeClasses(int highest) {
    this(IntStream.rangeClosed(0, highest).toArray());
  }

  private NodeClasses(int[] least) {
    this.least = least;
  }

  /** The same nodes, joined as these are now. */
  NodeClasses copy() {
    return new NodeClasses(least.clone());
  }

  /** Joins two nodes, and so all that each of them is joined to. */
  public void join(int one, int other) {
    int low = Math.min(least[one], least[other]);
    int high = Math.max(least[one], least[other]);
    for (int node = high; node < least.length && low != high; node++) {
      least[node] = least[node] == high ? low : least[node];
    }
  }

  /** The least node that this one is joined to, itself among them. */
  public int least(int node) {
    return least[node];
  }
}
