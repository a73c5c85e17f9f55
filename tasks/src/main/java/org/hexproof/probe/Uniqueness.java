package org.hexproof.probe;

import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;

/** What is known of the question whether White has one winning move only. */
public sealed interface Uniqueness {
  /** The winning moves that are known, in reading order. */
  ImmutableSet<Cell> winning();

  /** The positions searched, as far as solvers say. */
  long nodes();

  /** How long that took. */
  Duration time();

  /** What a verdict rests on; nothing if there is none. */
  default Basis basis() {
    return Basis.NOTHING;
  }

  /** What a solver said that failed, if one did. */
  default Optional<String> failure() {
    return Optional.empty();
  }

  /**
   * It is decided.
   *
   * @param unique whether there is one winning move, and if one was asked about, it is that one
   * @param complete whether there are no other winning moves; the question may be decided before
   *     that is known
   * @param basis what that rests on
   * @param failure what a solver said that failed meanwhile; the question was decided all the same
   */
  record Decided(
      boolean unique,
      ImmutableSet<Cell> winning,
      boolean complete,
      long nodes,
      Duration time,
      Basis basis,
      Optional<String> failure)
      implements Uniqueness {}

  /** A limit was hit or the search was stopped. */
  record Undecided(
      Answer.Undecided.Reason reason, ImmutableSet<Cell> winning, long nodes, Duration time)
      implements Uniqueness {}

  /**
   * The solver failed, or did not prove what it said; never a verdict.
   *
   * @param message what happened
   */
  record Failed(String message, ImmutableSet<Cell> winning, long nodes, Duration time)
      implements Uniqueness {
    @Override
    public Optional<String> failure() {
      return Optional.of(message);
    }
  }
}
