package org.hexproof.bench;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Watch;
import org.hexproof.verify.Plan;

/**
 * The wish to compare solvers: each question is put to all solvers in turn before the next
 * question, so that what else happens on the machine hits all of them alike.
 *
 * @param solvers one of each; the others are compared with the first
 * @param limits of each question
 */
public record Benchmark(
    ImmutableList<QuestionSet> sets, ImmutableList<Plan.Solvers> solvers, Limits limits) {
  /**
   * How they compare.
   *
   * @param solvers what they are called
   * @param results of the sets in their order
   */
  public record Compared(
      ImmutableList<String> solvers, ImmutableList<Result> results, Complaints complaints) {}

  public long questions() {
    return sets.stream().mapToLong(set -> set.questions().size()).sum();
  }

  /**
   * Asks, set by set, until the watch is stopped.
   *
   * @param done is told of each question that all have answered
   */
  public Compared run(Watch watch, Runnable done) {
    List<HexSolver> asked = new ArrayList<>();
    try (Watch.Stage stage = watch.count("questions", questions())) {
      solvers.forEach(solver -> asked.add(solver.source().get()));
      ImmutableList<Result> results =
          sets.stream().map(set -> run(set, asked, watch, stage, done)).collect(toImmutableList());
      ImmutableList<String> names =
          solvers.stream().map(Plan.Solvers::identity).collect(toImmutableList());
      return new Compared(names, results, Complaints.of(names, results));
    } finally {
      asked.forEach(HexSolver::close);
    }
  }

  private Result run(
      QuestionSet set, List<HexSolver> asked, Watch watch, Watch.Stage stage, Runnable done) {
    ImmutableList.Builder<ImmutableList<TimedAnswer>> replies = ImmutableList.builder();
    for (BenchQuestion question : set.questions()) {
      ImmutableList.Builder<TimedAnswer> each = ImmutableList.builder();
      for (HexSolver solver : asked) {
        if (watch.isStopped()) {
          return new Result(set, replies.build());
        }
        each.add(TimedAnswer.of(question, solver, limits));
      }
      replies.add(each.build());
      done.run();
      stage.step(1);
    }
    return new Result(set, replies.build());
  }
}
