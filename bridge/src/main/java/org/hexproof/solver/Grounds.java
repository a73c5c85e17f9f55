package org.hexproof.solver;

/**
 * What many verdicts rest on together: collected from solvers' answers, for what is put together
 * from them. May watch over several solvers in several threads.
 */
public final class Grounds {
  private Basis basis = Basis.NOTHING;

  /** What all verdicts so far rest on. */
  public synchronized Basis basis() {
    return basis;
  }

  private synchronized void add(Answer answer) {
    basis = basis.and(answer.basis());
  }

  /** A solver whose verdicts are taken into account. */
  public HexSolver of(HexSolver solver) {
    return new Noting(solver);
  }

  private final class Noting extends ForwardingSolver {
    private final HexSolver solver;

    Noting(HexSolver solver) {
      this.solver = solver;
    }

    @Override
    protected HexSolver delegate() {
      return solver;
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
      return moves;
    }
  }
}
