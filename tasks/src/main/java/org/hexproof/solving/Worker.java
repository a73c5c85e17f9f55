package org.hexproof.solving;

import com.google.common.collect.ImmutableList;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.search.PivotSearch;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/** Answers questions with one solver, which is not asked about values. */
public final class Worker {
  private final HexSolver solver;
  private final Limits limits;
  private final ContextBoards boards;

  /**
   * A worker; like its solver it serves one thread at a time.
   *
   * @param limits of each question
   * @param boards the contexts drawn so far
   */
  Worker(HexSolver solver, Limits limits, ContextBoards boards) {
    this.solver = solver;
    this.limits = limits;
    this.boards = boards;
  }

  /**
   * Answers. What goes wrong is thrown.
   *
   * @param base the position that questions like this share but for more stones
   */
  public Ruling answer(Question question, Position base) {
    if (question instanceof Question.Goal goal) {
      Problem problem = goal.problem();
      solver.begin(new Problem(base, problem.toMove(), problem.goal()), limits);
      return Ruling.of(solver.solve(problem, limits));
    }
    if (question instanceof Question.Pivot pivot) {
      if (!playsForGoals(pivot)) {
        return new Ruling.OutOfReach(solver.name() + " plays whole boards only");
      }
      return Ruling.of(PivotSearch.decide(pivot.position(), pivot.promise(), solver, limits));
    }
    if (question instanceof Question.InContext inContext) {
      return new ByContext(solver, limits, boards).answer(inContext, base);
    }
    return Ruling.of(ByValue.answer((Question.Value) question, base, limits.bytes()));
  }

  /** Else each question of the search would have to be put on a board of its own. */
  private boolean playsForGoals(Question.Pivot pivot) {
    Goal goal =
        Goal.join(
            ImmutableList.of(
                Terminal.of(pivot.promise().a()),
                Terminal.of(pivot.promise().b()),
                Terminal.of(pivot.promise().edge())));
    return solver.supports(new Problem(pivot.position(), Color.WHITE, goal));
  }
}
