package org.hexproof.api;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.hexproof.probe.UniqueMove;
import org.hexproof.probe.Uniqueness;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.NativeSolver;

/**
 * The native solver, which keeps up to 1 GiB outside Java's memory until it is closed. Calls from
 * several threads wait for each other, except {@link #cancel}.
 */
public final class Solver implements AutoCloseable {
  private final NativeSolver solver;

  private Solver(NativeSolver solver) {
    this.solver = solver;
  }

  /**
   * A new solver with one thread.
   *
   * @throws SolverException if there is none for this platform
   */
  public static Solver open() {
    return open(1);
  }

  /**
   * A new solver.
   *
   * @param threads how many work on one problem, 1 to 64
   * @throws SolverException if there is none for this platform
   */
  public static Solver open(int threads) {
    return new Solver(Installed.solver(threads));
  }

  NativeSolver inner() {
    return solver;
  }

  static Limits limits(Duration limit) {
    return new Limits(limit, Limits.DEFAULT.bytes());
  }

  /**
   * Who wins?
   *
   * @param limit when to give up; positive
   * @throws SolverException if the solver fails
   * @throws IllegalStateException if it is closed
   */
  public Solution solve(Problem problem, Duration limit) {
    return solution(solver.solve(problem.inner(), limits(limit)));
  }

  /**
   * The moves with which the side to move wins; none if it loses.
   *
   * @param limit when to give up all of it; positive
   * @return nothing if not all moves are decided
   * @throws SolverException if the solver fails
   * @throws IllegalStateException if it is closed
   */
  public Optional<Set<Cell>> winningMoves(Problem problem, Duration limit) {
    HexSolver.Moves moves = solver.winningMoves(problem.inner(), limits(limit));
    return solution(moves.answer()) instanceof Solution.Decided
        ? Optional.of(Cell.all(moves.winning()))
        : Optional.empty();
  }

  /**
   * Whether White, who is to move, wins by this move and no other.
   *
   * @param limit when to give up all of it; positive
   * @return nothing if that is not decided
   * @throws IllegalArgumentException if Black is to move, or the move is no empty cell
   * @throws SolverException if the solver fails
   */
  public Optional<Boolean> isOnlyWinningMove(Problem problem, Cell move, Duration limit) {
    Uniqueness found =
        new UniqueMove(solver, problem.inner(), limits(limit), () -> false).test(move.inner());
    if (found instanceof Uniqueness.Failed failed) {
      throw new SolverException(failed.message());
    }
    return found instanceof Uniqueness.Decided decided
        ? Optional.of(decided.unique())
        : Optional.empty();
  }

  static Solution solution(Answer answer) {
    if (answer instanceof Answer.Decided decided) {
      return new Solution.Decided(
          Color.of(decided.winner()),
          decided.line().stream().map(Cell::of).collect(ImmutableList.toImmutableList()),
          Cell.all(decided.carrier()),
          decided.nodes(),
          decided.time(),
          Ground.of(decided.basis()));
    }
    if (answer instanceof Answer.Undecided undecided) {
      return new Solution.Undecided(
          reason(undecided.reason()), undecided.nodes(), undecided.time());
    }
    throw new SolverException(((Answer.Failed) answer).message());
  }

  private static Solution.Undecided.Reason reason(Answer.Undecided.Reason reason) {
    return switch (reason) {
      case TIME -> Solution.Undecided.Reason.TIME;
      case MEMORY -> Solution.Undecided.Reason.MEMORY;
      case CANCELLED -> Solution.Undecided.Reason.CANCELLED;
    };
  }

  /** Ends a running solve soon, from any thread; it is then undecided. */
  public void cancel() {
    solver.cancel();
  }

  /** Ends a running solve and gives the solver's memory back. */
  @Override
  public void close() {
    solver.close();
  }
}
