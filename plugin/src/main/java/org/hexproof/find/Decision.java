package org.hexproof.find;

import java.util.OptionalLong;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.pivot.PivotSearch;
import org.hexproof.pivot.Unanswered;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.template.Promise;
import org.hexproof.verify.DirectMethod;

/**
 * Whether a carrier keeps the promise of a placement, as a solver sees it.
 *
 * @param limits of each decision
 * @param decided is told of each decision
 */
record Decision(Placement placement, HexSolver solver, Limits limits, Runnable decided)
    implements Property {
  /** Says to the solver what all questions will be about. */
  void begin() {
    new DirectMethod()
        .problem(placement.position(placement.ground()), placement.promise())
        .ifPresent(problem -> solver.begin(problem, limits));
  }

  @Override
  public OptionalLong within(long set) throws Unanswered {
    Answer answer = answer(placement.position(set));
    if (!(answer instanceof Answer.Decided verdict)) {
      throw new Unanswered(answer);
    }
    decided.run();
    return verdict.winner() == Color.BLACK
        ? OptionalLong.of(placement.mask(verdict.carrier()))
        : OptionalLong.empty();
  }

  private Answer answer(Position position) {
    Promise promise = placement.promise();
    return promise instanceof Promise.Pivoting pivoting
        ? PivotSearch.decide(position, pivoting, solver, limits)
        : solver.solve(new DirectMethod().problem(position, promise).orElseThrow(), limits);
  }
}
