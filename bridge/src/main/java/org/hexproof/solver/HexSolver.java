package org.hexproof.solver;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;

/**
 * Decides positions. An instance serves one thread at a time, except {@link #cancel}, and may keep
 * what it learned from one solve for the next.
 */
public interface HexSolver extends AutoCloseable {
  /** What the solver is called in reports. */
  String name();

  /**
   * Whether the solver can be asked this: engines behind HTP may know whole boards only, and none
   * beyond a certain size.
   */
  boolean supports(Problem problem);

  /** How long the sides of a square board may be at most, as far as the solver tells. */
  default int mostSide() {
    return Board.MAX_SIDE;
  }

  /**
   * Says that questions about a problem, or about the same with more stones, are likely to follow,
   * so that a solver may keep what it learns. Answers don't depend on it.
   */
  default void begin(Problem problem, Limits limits) {}

  /** Who wins? */
  Answer solve(Problem problem, Limits limits);

  /** Which moves of the side to move win? The limits hold for the whole question. */
  Moves winningMoves(Problem problem, Limits limits);

  /** Ends a running solve soon, from any thread; it answers that it was cancelled. */
  void cancel();

  @Override
  void close();

  /**
   * All winning moves, or what is known of them and why it is not more.
   *
   * @param answer the verdict where all winning moves are known, or why they are not
   * @param winning winning moves of the side to move: all of them if the answer is a verdict, else
   *     those that were found before
   * @param verdict who wins, if that is known; it may have been before a limit was hit or the
   *     solver failed
   */
  record Moves(Answer answer, ImmutableSet<Cell> winning, Optional<Answer.Decided> verdict) {
    /** All, or nothing is known. */
    public Moves(Answer answer, ImmutableSet<Cell> winning) {
      this(answer, winning, answer.decided());
    }
  }
}
