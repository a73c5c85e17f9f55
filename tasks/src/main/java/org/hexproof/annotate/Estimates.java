package org.hexproof.annotate;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSortedMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.hexproof.board.Color;
import org.hexproof.estimate.Estimate;
import org.hexproof.estimate.Estimator;
import org.hexproof.estimate.Question;
import org.hexproof.format.sgf.SgfStep;
import org.hexproof.local.Fact;
import org.hexproof.solving.Watch;

/** What is supposed of the positions of a record that are not decided. */
final class Estimates {
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
    ImmutableListMultimap.Builder<Question, Integer> asked = ImmutableListMultimap.builder();
    for (int i = 0; i < game.size(); i++) {
      SgfStep step = game.step(i);
      if (analysis.winner(i).isEmpty() && step.toMove().isPresent()) {
        asked.put(question(step, analysis.facts(i)), i);
      }
    }
    ImmutableListMultimap<Question, Integer> steps = asked.build();
    Map<Integer, Estimate> estimates = new ConcurrentHashMap<>();
    try (Watch.Stage stage = watch.count("estimates", steps.keySet().size())) {
      stream(steps.keySet(), estimator)
          .filter(question -> !watch.isStopped())
          .forEach(
              question -> {
                Optional<Estimate> estimate = estimator.estimate(question);
                estimate.ifPresent(of -> steps.get(question).forEach(i -> estimates.put(i, of)));
                stage.step(1);
              });
    }
    return analysis.with(ImmutableSortedMap.copyOf(estimates));
  }

  private static Question question(SgfStep step, List<Fact> facts) {
    Color toMove = step.toMove().orElseThrow();
    for (Fact fact : facts) {
      if (fact instanceof Fact.Threatens threat) {
        return new Question(step.position(), toMove, threat.cells());
      }
    }
    return new Question(step.position(), toMove);
  }

  private static Stream<Question> stream(Set<Question> questions, Estimator estimator) {
    return estimator.isConcurrent() ? questions.parallelStream() : questions.stream();
  }
}
