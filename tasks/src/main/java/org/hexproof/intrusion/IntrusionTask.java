package org.hexproof.intrusion;

import java.util.Optional;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Grounds;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Unanswered;
import org.hexproof.solving.Watch;

/**
 * The question what White can try in a template, and what Black replies.
 *
 * @param problem the template with White on all cells outside its carrier, White to move
 * @param first whether one reply to each move will do
 * @param pairs whether pairs of moves are asked about too
 * @param threatened whether moves that a threat of Black's answers are passed over
 * @param limits of each question to the solver
 */
public record IntrusionTask(
    Problem problem, boolean first, boolean pairs, boolean threatened, Limits limits) {
  /** About all moves of White's. */
  public IntrusionTask(Problem problem, boolean first, boolean pairs, Limits limits) {
    this(problem, first, pairs, /* threatened= */ false, limits);
  }

  /**
   * The answer.
   *
   * @param basis what all of it rests on
   * @param failure what happened when the solver failed first, if it did
   */
  public record Studied(Study study, Basis basis, Optional<String> failure) {}

  /** Studies the template; whoever stops the watch cancels the solver. */
  public Studied run(Watch watch, HexSolver solver) {
    Grounds grounds = new Grounds();
    Study study = study(watch, grounds.of(solver));
    return new Studied(study, grounds.basis(), grounds.failure());
  }

  private Study study(Watch watch, HexSolver solver) {
    solver.begin(problem, limits);
    try (Watch.Stage stage = watch.count("moves", 2L * problem.position().empty().size())) {
      return new Intrusions(this, new GoalSolver(solver, problem.goal(), limits), stage).study();
    } catch (Unanswered e) {
      return new Study.Open(e.answer());
    }
  }
}
