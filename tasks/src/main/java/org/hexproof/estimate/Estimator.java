package org.hexproof.estimate;

import java.util.Optional;

/** Supposes how likely the sides are to win the game of Hex on a whole board. */
@FunctionalInterface
public interface Estimator {
  /** Supposes nothing. */
  Estimator NONE = question -> Optional.empty();

  /** What is supposed, if anything is; of the moves of the question if it names one. */
  Optional<Estimate> estimate(Question question);

  /** Whether several threads may ask at once, and are answered sooner. */
  default boolean isConcurrent() {
    return false;
  }
}
