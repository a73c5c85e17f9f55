package org.hexproof.solver;

import java.util.Optional;

/**
 * What many verdicts rest on together, and what failed meanwhile: collected from solvers' answers,
 * for what is put together from them. May watch over several solvers in several threads.
 */
public final class Grounds {
  private Basis basis = Basis.NOTHING;
  private Optional<String> failure = Optional.empty();

  /** What all verdicts so far rest on. */
  public synchronized Basis basis() {
    return basis;
  }

  /** What the first solver that failed said; the next question may have found it mended. */
  public synchronized Optional<String> failure() {
    return failure;
  }

  private synchronized void add(Answer answer) {
    basis = basis.and(answer.basis());
    if (failure.isEmpty() && answer instanceof Answer.Failed failed) {
      failure = Optional.of(failed.message());
    }
  }

  /** A solver whose verdicts are taken into account. */
  public HexSolver of(HexSolver solver) {
    return new Noting(solver);
  }

  private final class Noting extends ForwardingSolver<HexSolver> {
    Noting(HexSolver solver) {
      super(solver);
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      Answer answer = super.solve(problem, limits);
      add(answer);
      return answer;
    }

    @Override
    public Moves winningMoves(Problem problem, Limits limits) {
      Moves moves = super.winningMoves(problem, limits);
      add(moves.answer());
      moves.verdict().ifPresent(Grounds.this::add);
      return moves;
    }
  }
}
