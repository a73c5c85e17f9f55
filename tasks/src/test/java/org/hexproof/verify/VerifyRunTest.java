package org.hexproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Phaser;
import org.hexproof.board.Color;
import org.hexproof.format.Interpretation;
import org.hexproof.format.Member;
import org.hexproof.format.file.Formats;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Journal;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;

final class VerifyRunTest {
  private static Subject subject(String file) throws Exception {
    Member member = Formats.read(Path.of("../templates/library/edge/" + file)).get(0);
    Interpretation read = member.entry().interpret(Optional.empty());
    return new Subject(member.place(), read.template(), read.remarks());
  }

  /** Two threads are held up by what they ask first, until all is asked, and then go in step. */
  @Test
  void theLargestBeginsEarlyAndIsToldInItsPlace() throws Exception {
    ImmutableList<Subject> subjects =
        ImmutableList.of(
            subject("row-2/ii.yaml"),
            subject("row-3/iii-1-a.yaml"),
            subject("row-3/iii-1-b.yaml"),
            subject("row-4/iv-1-a.yaml"),
            subject("row-4/iv-1-d.yaml"),
            subject("row-5/v-1-a.yaml"));
    CountDownLatch allAreAsked = new CountDownLatch(1);
    Phaser steps = new Phaser(2);
    List<Integer> asked = Collections.synchronizedList(new ArrayList<>());
    Plan plan =
        new Plan(
            ImmutableList.of(new Method.Direct(false)),
            Limits.DEFAULT,
            /* minimality= */ false,
            /* threads= */ 2,
            new Plan.Solvers(
                "stub",
                () ->
                    new StubSolver(
                        "stub",
                        problem -> {
                          asked.add(problem.position().empty().size());
                          Uninterruptibles.awaitUninterruptibly(allAreAsked);
                          steps.arriveAndAwaitAdvance();
                          return StubSolver.decided(Color.BLACK);
                        })),
            Optional.empty(),
            Optional.empty());
    try (VerifyRun run = new VerifyRun(plan, subjects, Journal.none())) {
      ImmutableList<CompletableFuture<Finding>> findings = run.begin(ruling -> {});
      allAreAsked.countDown();
      assertThat(findings.stream().map(found -> found.join().subject())).isEqualTo(subjects);
    }
    assertThat(asked).hasSize(subjects.size());
    assertThat(asked.indexOf(subjects.get(5).template().carrier().size())).isLessThan(4);
  }
}
