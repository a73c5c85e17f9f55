package org.hexproof.prove;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;

/**
 * A process that proves {@link SixthRow} in short slices, and tells after each how many positions
 * are stored, and in the end how many of those that it solved were stored before.
 */
final class ProvingMain {
  private ProvingMain() {}

  public static void main(String[] args) throws IOException {
    Problem problem = SixthRow.problem();
    Limits limits = new Limits(Duration.ofDays(1), 1 << 28);
    try (ProofStore store = ProofStore.open(Path.of(args[0]), problem, "test", "build 1");
        Learner solver = EmbeddedLibrary.load().newSolver(Integer.parseInt(args[1]))) {
      CountedLessons counted = new CountedLessons(HastySolver.of(solver));
      Proving proving = new Proving(problem, counted, limits, store);
      Answer.Decided answer =
          (Answer.Decided)
              proving.run(() -> false, state -> System.out.println("stored " + state.stored()));
      System.out.println("again " + counted.again());
      System.out.println("winner " + answer.winner());
    }
  }
}
