package org.hexproof.bench;

import com.google.common.collect.ImmutableList;
import java.util.function.BooleanSupplier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;

/**
 * Puts each question to all solvers in turn before the next question, so that what else happens on
 * the machine hits all of them alike.
 *
 * @param limits of each question
 * @param stopped is asked before each question; once it is true no more are put
 * @param progress is told of each question that is done
 */
public record Benchmark(
    ImmutableList<HexSolver> solvers, Limits limits, BooleanSupplier stopped, Runnable progress) {
  public Result run(QuestionSet set) {
    ImmutableList.Builder<ImmutableList<Reply>> replies = ImmutableList.builder();
    for (Question question : set.questions()) {
      if (stopped.getAsBoolean()) {
        break;
      }
      replies.add(
          solvers.stream()
              .map(solver -> Reply.of(question, solver, limits))
              .collect(ImmutableList.toImmutableList()));
      progress.run();
    }
    return new Result(set, replies.build());
  }
}
