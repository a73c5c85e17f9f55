package org.hexproof.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.NaiveCertifier;
import org.junit.jupiter.api.Test;

final class WorkRunTest {
  @Test
  void aReplyThatCantBeTakenEndsTheRun() throws IOException {
    ImmutableList<Unit> units = WorkSamples.units("edge/row-3");
    AtomicInteger solves = new AtomicInteger();
    List<UnitReply> taken = new ArrayList<>();
    try (WorkRun run =
        new WorkRun(
            units,
            () ->
                new NaiveCertifier() {
                  @Override
                  public Answer solve(Problem problem, Limits limits) {
                    solves.incrementAndGet();
                    return new Answer.Failed("broken", limits.time());
                  }
                },
            Optional.empty(),
            Limits.DEFAULT,
            "build-1",
            /* threads= */ 1)) {
      assertThatThrownBy(
              () ->
                  run.begin(
                          reply -> {
                            taken.add(reply);
                            if (taken.size() == 3) {
                              throw new UncheckedIOException(new IOException("disk full"));
                            }
                          })
                      .join())
          .hasRootCauseMessage("disk full");
    }
    assertThat(taken).hasSize(3);
    assertThat(solves.get()).isLessThanOrEqualTo(3);
    assertThat(taken).allMatch(reply -> reply.status() == UnitReply.Status.FAILED);
  }

  @Test
  void equalQuestionsAreSolvedOnceAndAnsweredTwice() throws IOException {
    ImmutableList<Unit> units = WorkSamples.units("edge/row-2").subList(0, 1);
    Unit unit = units.get(0);
    Unit twin =
        new Unit(
            unit.solver(),
            "twin",
            unit.place(),
            unit.outline(),
            unit.part(),
            unit.beside(),
            "twin",
            unit.build());
    ImmutableList<UnitReply> replies = WorkSamples.replies(ImmutableList.of(unit, twin));
    assertThat(replies.stream().map(UnitReply::unit)).containsExactly(unit.hash(), twin.hash());
    assertThat(replies.get(0).certificate().orElseThrow())
        .isNotEqualTo(replies.get(1).certificate().orElseThrow());
  }
}
