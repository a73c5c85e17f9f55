package org.hexproof.realize;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import org.hexproof.board.Content;

/**
 * Which of the nodes B, A, top and bottom (1, 2, 3 and another) are one, since the context joins
 * them or stones of the template do.
 */
final class Merging {
  private static final int TOP = 3;

  private final int bottom;

  /** The highest node that each of 1, 2 and 3 is one with; those of top and bottom stay. */
  private final int[] nodes = {0, 1, 2, TOP};

  /**
   * Of the context's terminals, those that it joins have the highest number of theirs; top and
   * bottom must not be one.
   */
  Merging(ForkTemplate shape, ImmutableIntArray terminals, int bottom) {
    this.bottom = bottom;
    for (int terminal = 1; terminal <= TOP; terminal++) {
      merge(terminal, terminals.get(terminal - 1));
    }
    shape
        .stones()
        .groups(Content.BLACK)
        .forEach(
            group -> {
              boolean hasA = group.contains(shape.a());
              boolean hasB = group.contains(shape.b());
              if (hasA && hasB) {
                merge(1, 2);
              }
              if ((hasA || hasB) && shape.isOnEdge(group)) {
                merge(hasA ? 2 : 1, bottom);
              }
            });
  }

  private void merge(int one, int other) {
    int first = of(one);
    int second = of(other);
    checkArgument(
        Math.min(first, second) != TOP || Math.max(first, second) != bottom,
        "the context joins the top to a stone that is joined to the edge already, so there is"
            + " nothing to decide");
    for (int node = 1; node <= TOP; node++) {
      if (nodes[node] == Math.min(first, second)) {
        nodes[node] = Math.max(first, second);
      }
    }
  }

  /** What a node is called now. */
  int of(int node) {
    return node == bottom ? bottom : nodes[node];
  }
}
