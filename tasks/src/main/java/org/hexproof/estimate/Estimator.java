package org.hexproof.estimate;

import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/** Supposes how likely the sides are to win the game of Hex on a whole board. */
@FunctionalInterface
public interface Estimator {
  /** Supposes nothing. */
  Estimator NONE = (position, toMove) -> Optional.empty();

  /** What is supposed of a position in which nobody has won yet, if anything is. */
  Optional<Estimate> estimate(Position position, Color toMove);

  /** Whether several threads may ask at once, and are answered sooner. */
  default boolean isConcurrent() {
    return false;
  }
}
