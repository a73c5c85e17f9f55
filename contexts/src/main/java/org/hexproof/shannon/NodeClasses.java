package org.hexproof.shannon;

import com.google.common.primitives.ImmutableIntArray;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.value.Posets;

/** Nodes that may be joined. Of those that are joined to each other the least stands for all. */
public final class NodeClasses {
  /** The outcomes that join all of three terminals but the first, the second or the third. */
  private static final ImmutableIntArray ALL_BUT =
      ImmutableIntArray.copyOf(Stream.of("a", "b", "c").mapToInt(Posets.P3::find));

  private final int[] least;

  /** Nodes from 0 to the highest, none of which are joined. */
  public NodeClasses(int highest) {
    this(IntStream.rangeClosed(0, highest).toArray());
  }

  private NodeClasses(int[] least) {
    this.least = least;
  }

  /** Nodes that are joined as these are now. */
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

  public void join(ImmutableIntArray nodes) {
    nodes.forEach(node -> join(node, nodes.get(0)));
  }

  /** The least node that this one is joined to, itself among them. */
  public int least(int node) {
    return least[node];
  }

  /** Joins three terminals as an outcome of {@link Posets#P3} does. */
  public void join(ImmutableIntArray terminals, int outcome) {
    for (int i = 0; i < 3; i++) {
      if (Posets.P3.leq(ALL_BUT.get(i), outcome)) {
        join(terminals.get((i + 1) % 3), terminals.get((i + 2) % 3));
      }
    }
  }

  /** How three terminals are joined, as an outcome of {@link Posets#P3}. */
  public int outcome(ImmutableIntArray terminals) {
    int first = least(terminals.get(0));
    int second = least(terminals.get(1));
    int third = least(terminals.get(2));
    if (first == second) {
      return second == third ? Posets.P3.top() : ALL_BUT.get(2);
    }
    return second == third ? ALL_BUT.get(0) : first == third ? ALL_BUT.get(1) : Posets.P3.bottom();
  }
}
