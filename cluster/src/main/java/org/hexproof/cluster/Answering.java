package org.hexproof.cluster;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Version;
import org.hexproof.work.Unit;
import org.hexproof.work.UnitReply;
import org.hexproof.work.WorkRun;

/**
 * Answers a work unit.
 *
 * @param millis the time limit
 */
record Answering(long millis) implements Tasks.Work {
  @Override
  public String of(String line) {
    Unit unit = Unit.parse(line);
    if (!unit.solver().equals(Solvers.IDENTITY)) {
      throw new IllegalStateException(
          "the unit is for '" + unit.solver() + "', and this is '" + Solvers.IDENTITY + "'");
    }
    Limits limits = new Limits(Duration.ofMillis(millis), Limits.DEFAULT.bytes());
    List<UnitReply> replies = new ArrayList<>();
    try (WorkRun run =
        new WorkRun(
            ImmutableList.of(unit),
            Solvers::start,
            Optional.empty(),
            limits,
            Version.build(),
            /* threads= */ 1)) {
      run.begin(replies::add).join();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Iterables.getOnlyElement(replies).line();
  }
}
