package org.hexproof.annotate;

import com.google.common.collect.ImmutableMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.estimate.Estimate;
import org.hexproof.estimate.Estimator;
import org.hexproof.format.sgf.SgfStep;
import org.hexproof.solving.Watch;

/** What is supposed of the positions of a record that are not decided. */
final class Estimates {
  private record Question(Position position, Color toMove) {
    Optional<Estimate> ask(Estimator estimator) {
      return estimator.estimate(position, toMove);
    }
  }

  private Estimates() {}

  /**
   * The analysis with an estimate of each position that is not decided, where the record says whose
   * turn it is.
   *
   * @param watch if it stops, those left have none
   */
  static Analysis added(Analysis analysis, Estimator estimator, Watch watch) {
    if (watch.isStopped()) {
      return analysis;
    }
    GameRecord game = analysis.game();
    Map<Question, Optional<Estimate>> known = new HashMap<>();
    ImmutableMap.Builder<Integer, Estimate> estimates = ImmutableMap.builder();
    try (Watch.Stage stage = watch.count("estimates", game.size())) {
      for (int i = 0; i < game.size() && !watch.isStopped(); i++) {
        SgfStep step = game.step(i);
        int number = i;
        if (analysis.winner(i).isEmpty()) {
          step.toMove()
              .map(toMove -> new Question(step.position(), toMove))
              .flatMap(asked -> known.computeIfAbsent(asked, question -> question.ask(estimator)))
              .ifPresent(estimate -> estimates.put(number, estimate));
        }
        stage.step(1);
      }
    }
    return analysis.with(estimates.buildOrThrow());
  }
}
