package org.hexproof.api;

import java.time.Duration;
import java.util.List;
import java.util.Set;

/** What a solver says of a {@link Problem}. */
public sealed interface Solution {
  /** How many positions were searched. */
  long nodes();

  /** How long that took. */
  Duration time();

  /**
   * A verdict.
   *
   * @param winner who wins
   * @param line how play may go, possibly cut short or empty
   * @param carrier the empty cells that the winner's strategy needs; all if the solver can't say
   * @param restsOn the solver's own word, or the certificate that was written and checked
   */
  record Decided(
      Color winner,
      List<Cell> line,
      Set<Cell> carrier,
      long nodes,
      Duration time,
      Set<Ground> restsOn)
      implements Solution {}

  /** There is none: a limit was hit, or the solve was cancelled. */
  record Undecided(Reason reason, long nodes, Duration time) implements Solution {
    /** What ended it. */
    public enum Reason {
      /** The time limit. */
      TIME,
      /** The memory limit. */
      MEMORY,
      /** {@link Solver#cancel}. */
      CANCELLED
    }
  }
}
