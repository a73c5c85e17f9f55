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

/**
 * A solver plays for the promise itself: in one question where it is a goal, and else in the many
 * questions of a search.
 *
 * @param limits of each question
 */
public record ByPlay(HexSolver solver, Limits limits) {
  /**
   * Answers.
   *
   * @param base the position that questions like this share but for more stones
   */
  public Ruling answer(Question.Goal question, Position base) {
    Problem problem = question.problem();
    solver.begin(new Problem(base, problem.toMove(), problem.goal()), limits);
    return Ruling.of(solver.solve(problem, limits));
  }

  /** Answers, or tells that the solver plays whole boards only. */
  public Ruling answer(Question.Pivot question) {
    if (!playsForGoals(question)) {
      return new Ruling.OutOfReach(solver.name() + " plays whole boards only");
    }
    return Ruling.of(PivotSearch.decide(question.position(), question.promise(), solver, limits));
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
