package org.hexproof.solver;

/**
 * Passes every call on to another solver. Decorators override what they change, and so lose nothing
 * of the rest, a {@link #begin} least of all: its loss shows in no answer, only in the time.
 */
public abstract class ForwardingSolver implements HexSolver {
  /** The solver behind. */
  protected abstract HexSolver delegate();

  @Override
  public String name() {
    return delegate().name();
  }

  @Override
  public boolean supports(Problem problem) {
    return delegate().supports(problem);
  }

  @Override
  public int mostSide() {
    return delegate().mostSide();
  }

  @Override
  public void begin(Problem problem, Limits limits) {
    delegate().begin(problem, limits);
  }

  @Override
  public Answer solve(Problem problem, Limits limits) {
    return delegate().solve(problem, limits);
  }

  @Override
  public Moves winningMoves(Problem problem, Limits limits) {
    return delegate().winningMoves(problem, limits);
  }

  @Override
  public void cancel() {
    delegate().cancel();
  }

  @Override
  public void close() {
    delegate().close();
  }
}
