package org.hexproof.bench;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Watch;

/**
 * The wish to compare solvers: each question is put to all solvers in turn before the next
 * question, so that what else happens on the machine hits all of them alike.
 *
 * @param limits of each question
 */
public record Benchmark(
    ImmutableList<QuestionSet> sets, ImmutableList<HexSolver> solvers, Limits limits) {
  /** How many questions there are. */
  public long questions() {
    return sets.stream().mapToLong(set -> set.questions().size()).sum();
  }

  /**
   * Asks, set by set, until the watch is stopped.
   *
   * @param done is told of each question that all have answered
   */
  public ImmutableList<Result> run(Watch watch, Runnable done) {
    try (Watch.Stage stage = watch.count("questions", questions())) {
      return sets.stream().map(set -> run(set, watch, stage, done)).collect(toImmutableList());
    }
  }

  private Result run(QuestionSet set, Watch watch, Watch.Stage stage, Runnable done) {
    ImmutableList.Builder<ImmutableList<Reply>> replies = ImmutableList.builder();
    for (Question question : set.questions()) {
      ImmutableList.Builder<Reply> each = ImmutableList.builder();
      for (HexSolver solver : solvers) {
        if (watch.isStopped()) {
          return new Result(set, replies.build());
        }
        each.add(Reply.of(question, solver, limits));
      }
      replies.add(each.build());
      done.run();
      stage.step(1);
    }
    return new Result(set, replies.build());
  }
}
