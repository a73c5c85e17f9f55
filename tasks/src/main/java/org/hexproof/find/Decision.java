package org.hexproof.find;

import java.util.OptionalLong;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Unanswered;
import org.hexproof.solving.Question;
import org.hexproof.solving.Worker;

/**
 * Whether a carrier keeps the promise of a placement, as a solver sees it.
 *
 * @param decided is told of each decision
 */
record Decision(BoxPlacement placement, Worker worker, Runnable decided) implements Property {
  @Override
  public OptionalLong within(long set) throws Unanswered {
    Answer answer =
        worker
            .answer(
                Question.direct(placement.position(set), placement.promise()),
                placement.position(placement.ground()))
            .answer();
    if (!(answer instanceof Answer.Decided verdict)) {
      throw new Unanswered(answer);
    }
    decided.run();
    return verdict.winner() == Color.BLACK
        ? OptionalLong.of(placement.mask(verdict.carrier()))
        : OptionalLong.empty();
  }
}
