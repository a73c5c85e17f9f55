package org.hexproof.probe;

import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/** Moves that a solver decides. A win of Black's answers all moves outside of its carrier. */
final class SolvedMoves implements UndecidedMoves {
  private final HexSolver solver;
  private final Problem problem;
  private final Cell only;
  private final Set<Cell> open;

  SolvedMoves(HexSolver solver, Problem problem, Cell only) {
    this.solver = solver;
    this.problem = problem;
    this.only = only;
    open = new LinkedHashSet<>(problem.position().empty());
  }

  @Override
  public ImmutableSet<Cell> open() {
    return ImmutableSet.copyOf(open);
  }

  @Override
  public Answer decide(Cell move, Limits limits) {
    Answer answer = solver.solve(UniqueMove.after(problem, move), limits);
    if (answer instanceof Answer.Decided decided) {
      open.remove(move);
      if (decided.winner() == Color.BLACK) {
        open.removeIf(cell -> !cell.equals(only) && !decided.carrier().contains(cell));
      }
    }
    return answer;
  }
}
