package org.hexproof.switching;

import static com.google.common.base.Preconditions.checkElementIndex;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/**
 * The board of a Shannon switching game: vertices from 0, the two that Short wants to join, and
 * edges, which may be parallel and are known by their numbers from 0.
 */
public record SwitchingGame(
    int vertices, SwitchingEdge terminals, ImmutableList<SwitchingEdge> edges) {
  /** Edges and terminals have their vertices. */
  public SwitchingGame {
    checkEnds(terminals, vertices);
    for (SwitchingEdge edge : edges) {
      checkEnds(edge, vertices);
    }
  }

  private static void checkEnds(SwitchingEdge edge, int vertices) {
    checkElementIndex(edge.first(), vertices);
    checkElementIndex(edge.second(), vertices);
  }

  /** The position before the first move. */
  public SwitchingPosition start() {
    return new SwitchingPosition(this, ImmutableSet.of(), ImmutableSet.of());
  }
}
