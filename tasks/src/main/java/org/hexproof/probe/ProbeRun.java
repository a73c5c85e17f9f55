package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.probe.Probed.Bolstered;
import org.hexproof.region.RingColorings;
import org.hexproof.solver.Grounds;
import org.hexproof.solver.HexSolver;
import org.hexproof.solving.Watch;

/** One answer to a {@link ProbeTask}. */
final class ProbeRun {
  /** With a table the region without a stone more has this part of the time. */
  private static final int TABLES_SHARE = 4;

  private final ProbeTask task;
  private final Watch watch;
  private final Grounds grounds = new Grounds();
  private final Span whole;
  private Optional<String> gap = Optional.empty();
  private Optional<String> failure = Optional.empty();

  ProbeRun(ProbeTask task, Watch watch, Supplier<HexSolver> solvers) {
    this.task = task;
    this.watch = watch;
    this.whole = new Span(task.plan(), watch, () -> grounds.of(solvers.get()), task.plan().time());
  }

  ProbeAnswer answer() throws IOException {
    ProbePlan plan = task.plan();
    ProbedRegion region = task.region();
    ImmutableList<ProbeFinding> findings = task.findings(region);
    Optional<RingColorings> colorings =
        plan.isSearch() || plan.isTable() ? colorings() : Optional.empty();
    Duration first = plan.isTable() ? plan.time().dividedBy(TABLES_SHARE) : plan.time();
    // A cell beside may stay empty, and has cells around it too.
    ProbedRegion wider = region.wider();
    WitnessHunt hunt =
        new WitnessHunt(
            task.known(),
            wider,
            colorings.filter(ring -> plan.isSearch()).map(ring -> wider.colorings()),
            whole.of(first));
    ImmutableList<ProbeFinding> viable = ProbeFinding.moved(findings, region, wider);
    ImmutableList<ProbeFinding> witnessed =
        ProbeFinding.moved(solved(viable, () -> hunt.witnessed(viable)), wider, region);
    Probed probed = new Probed(task.name(), region, witnessed);
    if (plan.isTable() && colorings.isPresent()) {
      ImmutableList<Bolstered> table = table(colorings.get().ring());
      probed = probed.with(solved(table, () -> hunted(table, witnessed)));
    }
    return new ProbeAnswer(probed, gap, failure);
  }

  private interface Solving<T> {
    T run() throws IOException;
  }

  /** Does what needs a solver; if that fails, what is known without it is kept. */
  private <T> T solved(T known, Solving<T> work) throws IOException {
    T result = known;
    Optional<String> trouble;
    try {
      result = work.run();
      trouble = grounds.failure().map(words -> "failed: " + words);
    } catch (Span.NoSolverException e) {
      trouble = Optional.of(e.getMessage());
    }
    failure = failure.isPresent() ? failure : trouble;
    return result;
  }

  /** How stones close the region, if it can be walked around. */
  private Optional<RingColorings> colorings() {
    try {
      return Optional.of(task.region().colorings());
    } catch (IllegalArgumentException e) {
      gap = Optional.of(e.getMessage());
      return Optional.empty();
    }
  }

  private ImmutableList<Bolstered> table(ImmutableList<Cell> ring) {
    ImmutableList.Builder<Bolstered> table = ImmutableList.builder();
    for (Content stone : ImmutableList.of(Content.WHITE, Content.BLACK)) {
      for (Cell beside : ring) {
        if (!watch.isStopped()) {
          table.add(new Bolstered(beside, stone, task.findings(task.region().with(beside, stone))));
        }
      }
    }
    return table.build();
  }

  private ImmutableList<Bolstered> hunted(
      ImmutableList<Bolstered> table, ImmutableList<ProbeFinding> witnessed) throws IOException {
    try (HexSolver solver = whole.start()) {
      return new PerimeterHunt(task.known(), task.region(), table, solver, whole.of(whole.left()))
          .witnessed(witnessed);
    }
  }
}
