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
 * @param stopped is asked before each question to each solver; once it is true no more are put
 * @param progress is told of each question that is done
 */
public record Benchmark(
    ImmutableList<HexSolver> solvers, Limits limits, BooleanSupplier stopped, Runnable progress) {
  public Result run(QuestionSet set) {
    ImmutableList.Builder<ImmutableList<Reply>> replies = ImmutableList.builder();
    for (Question question : set.questions()) {
      ImmutableList.Builder<Reply> each = ImmutableList.builder();
      for (HexSolver solver : solvers) {
        if (stopped.getAsBoolean()) {
          return new Result(set, replies.build());
        }
        each.add(Reply.of(question, solver, limits));
      }
      replies.add(each.build());
      progress.run();
    }
    return new Result(set, replies.build());
  }
}
