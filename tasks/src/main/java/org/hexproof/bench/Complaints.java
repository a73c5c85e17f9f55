package org.hexproof.bench;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import org.hexproof.solver.Problem;

/**
 * What is wrong with the replies.
 *
 * @param failures solvers that failed, and contradictions between solvers
 * @param wrong replies that differ from the expected answer
 */
public record Complaints(ImmutableList<String> failures, ImmutableList<String> wrong) {
  /** Looks through all replies of solvers with these names. */
  public static Complaints of(List<String> solvers, List<Result> results) {
    ImmutableList.Builder<String> failures = ImmutableList.builder();
    ImmutableList.Builder<String> wrong = ImmutableList.builder();
    for (Result result : results) {
      for (int i = 0; i < result.replies().size(); i++) {
        BenchQuestion question = result.set().questions().get(i);
        ImmutableList<TimedAnswer> replies = result.replies().get(i);
        Optional<String> first = Optional.empty();
        for (int k = 0; k < replies.size(); k++) {
          TimedAnswer reply = replies.get(k);
          String who = question.name() + ": " + solvers.get(k);
          reply.failure().ifPresent(message -> failures.add(who + " failed: " + message));
          if (reply.text().isEmpty()) {
            continue;
          }
          String said = who + " says '" + reply.text().get() + "'";
          if (question.expected().isPresent() && !question.expected().equals(reply.text())) {
            wrong.add(said + ", expected '" + question.expected().get() + "'");
          }
          if (first.isPresent() && !first.equals(reply.text())) {
            failures.add(
                said + ", another solver '" + first.get() + "', to " + text(question.problem()));
          }
          first = first.or(reply::text);
        }
      }
    }
    return new Complaints(failures.build(), wrong.build());
  }

  /** All that is needed to put the question again. */
  private static String text(Problem problem) {
    return problem.position() + ", " + problem.toMove().label() + " to move";
  }
}
