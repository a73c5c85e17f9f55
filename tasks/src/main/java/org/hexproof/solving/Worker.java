package org.hexproof.solving;

import org.hexproof.board.Position;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;

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
      return new ByPlay(solver, limits).answer(goal, base);
    }
    if (question instanceof Question.Pivot pivot) {
      return new ByPlay(solver, limits).answer(pivot);
    }
    if (question instanceof Question.InContext inContext) {
      return new ByContext(solver, limits, boards).answer(inContext, base);
    }
    return Ruling.of(ByValue.answer((Question.Value) question, base, limits.bytes()));
  }
}
