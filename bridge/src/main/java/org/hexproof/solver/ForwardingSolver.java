package org.hexproof.solver;

import java.util.function.Supplier;

/**
 * Passes every call on to another solver. Decorators override what they change, and so lose nothing
 * of the rest, a {@link #begin} least of all: its loss shows in no answer, only in the time.
 *
 * @param <S> what the solver behind is
 */
public abstract class ForwardingSolver<S extends HexSolver> implements HexSolver {
  private final Supplier<S> behind;

  protected ForwardingSolver(S solver) {
    this(() -> solver);
  }

  /** With a solver that is asked for at every call. */
  protected ForwardingSolver(Supplier<S> behind) {
    this.behind = behind;
  }

  protected final S delegate() {
    return behind.get();
  }

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
