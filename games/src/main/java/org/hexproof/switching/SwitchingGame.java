package org.hexproof.switching;

import static com.google.common.base.Preconditions.checkElementIndex;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/**
 * The board of a Shannon switching game. Edges may be parallel; they are known by their numbers,
 * counted from 0.
 *
 * @param vertices how many vertices there are, numbered from 0
 * @param terminals the vertices that Short wants to join
 */
public record SwitchingGame(int vertices, Link terminals, ImmutableList<Link> edges) {
  /** Edges and terminals have their vertices. */
  public SwitchingGame {
    checkEnds(terminals, vertices);
    for (Link edge : edges) {
      checkEnds(edge, vertices);
    }
  }

  private static void checkEnds(Link edge, int vertices) {
    checkElementIndex(edge.first(), vertices);
    checkElementIndex(edge.second(), vertices);
  }

  /** The position before the first move. */
  public SwitchingPosition start() {
    return new SwitchingPosition(this, ImmutableSet.of(), ImmutableSet.of());
  }
}
