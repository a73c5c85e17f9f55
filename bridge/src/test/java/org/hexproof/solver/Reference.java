package org.hexproof.solver;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;

/** What solvers are compared with. */
public interface Reference {
  Color winner(Problem problem);

  /** The moves after which the side to move wins, one solve each. */
  default ImmutableSet<Cell> winning(Problem problem) {
    Color mover = problem.toMove();
    return problem.position().empty().stream()
        .filter(cell -> winner(after(problem, cell)) == mover)
        .collect(ImmutableSet.toImmutableSet());
  }

  static Problem after(Problem problem, Cell move) {
    return new Problem(
        problem.position().with(move, problem.toMove().stone()),
        problem.toMove().opposite(),
        problem.goal());
  }

  /** The verdicts of the brute-force solver. */
  static Reference bruteForce() {
    BruteForceSolver solver = new BruteForceSolver();
    return problem -> {
      Answer answer = solver.solve(problem, Limits.DEFAULT);
      checkState(answer instanceof Answer.Decided, "%s: %s", problem, answer);
      return ((Answer.Decided) answer).winner();
    };
  }
}
