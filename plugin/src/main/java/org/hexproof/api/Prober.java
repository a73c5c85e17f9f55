package org.hexproof.api;

import static com.google.common.base.Preconditions.checkArgument;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.hexproof.format.Diagram;
import org.hexproof.probe.KnownWitnesses;
import org.hexproof.probe.ProbeAnswer;
import org.hexproof.probe.ProbePlan;
import org.hexproof.probe.ProbeTask;
import org.hexproof.probe.ProbedRegion;
import org.hexproof.probe.ShippedWitnesses;
import org.hexproof.probe.Witness;
import org.hexproof.region.RegionLimit;
import org.hexproof.shannon.Coloring;
import org.hexproof.solving.Watch;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;

/**
 * Tells which of White's moves into a template's shape matter. Immutable: each call computes by
 * itself, in about 1 GiB for values and as much for a native solver of its own.
 */
public final class Prober {
  private static final Duration TO_CONFIRM = Duration.ofMinutes(10);

  private final Duration time;
  private final boolean isSearch;

  private Prober(Duration time, boolean isSearch) {
    this.time = time;
    this.isSearch = isSearch;
  }

  /** Of witnesses only those are known that come with the program. */
  public Prober() {
    this(TO_CONFIRM, /* isSearch= */ false);
  }

  /**
   * Where none is known a witness is searched for, on one thread.
   *
   * @param time how long, for all moves together; positive
   */
  public Prober searching(Duration time) {
    checkArgument(!time.isNegative() && !time.isZero(), "no time to search: %s", time);
    return new Prober(time, /* isSearch= */ true);
  }

  /**
   * What is known of each move, in reading order. If the thread is interrupted the search ends with
   * the question that the solver is asked just then; it stays interrupted.
   *
   * @throws java.util.concurrent.CancellationException if it is interrupted before values are known
   * @throws TooLargeException if the shape has more than 20 cells, or takes too much memory
   * @throws SolverException if a solver is needed and there is none, or it fails
   */
  public List<Probe> probe(Template template) {
    org.hexproof.template.Template inner = template.inner();
    Thread caller = Thread.currentThread();
    try {
      RegionLimit.check(inner.carrier().size(), Coloring.MAX_CELLS);
      ProbedRegion region = ProbedRegion.of(Diagram.of(inner), inner.carrier());
      ProbeAnswer answer =
          new ProbeTask(inner.name(), region, Optional.empty(), known(), plan())
              .run(Watch.until(caller::isInterrupted), () -> Installed.solver(1));
      if (answer.failure().isPresent()) {
        throw new SolverException("the solver " + answer.failure().get());
      }
      return answer.probed().findings().stream().map(found -> probe(found, region)).toList();
    } catch (GameTooLargeException | StoreFullException e) {
      throw new TooLargeException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Probe probe(org.hexproof.probe.ProbeFinding found, ProbedRegion region) {
    Cell cell = Cell.of(region.name(found.cell()));
    if (found.inferior().isPresent()) {
      return new Probe.Inferior(cell, found.inferior().get());
    }
    if (found.witness().isPresent()) {
      Witness witness = found.witness().get();
      Board board = Board.of(witness.position(), Optional.of(org.hexproof.board.Color.WHITE));
      return new Probe.NonInferior(cell, board, Cell.of(witness.move()));
    }
    return new Probe.Viable(cell);
  }

  private static KnownWitnesses known() {
    return new KnownWitnesses(Optional.empty(), ShippedWitnesses.read());
  }

  private ProbePlan plan() {
    return new ProbePlan(
        ProbedRegion.Order.PLANAR,
        Values.DEFAULT_BYTES,
        time,
        /* threads= */ 1,
        /* seed= */ 1,
        /* isTable= */ false,
        isSearch,
        Optional.empty());
  }
}
