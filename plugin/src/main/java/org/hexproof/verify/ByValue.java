package org.hexproof.verify;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.region.PromiseByValue;
import org.hexproof.region.RegionLimit;
import org.hexproof.region.RegionTooLargeException;
import org.hexproof.shannon.Coloring;
import org.hexproof.solver.Answer;
import org.hexproof.template.Template;
import org.hexproof.value.StoreFullException;

/** Computes the value of the template and compares; small templates only, but of every kind. */
public final class ByValue implements Decider {
  /** The name of this way. */
  public static final String NAME = "value";

  private final int maxCells;
  private final SolverPool pool;
  private final PromiseByValue promises;

  /**
   * Sets limits.
   *
   * @param maxCells templates with more empty cells are not decided
   * @param maxBytes how much memory positions and values may take, each
   * @param pool whose threads do the work
   */
  public ByValue(int maxCells, long maxBytes, SolverPool pool) {
    this.maxCells = maxCells;
    this.pool = pool;
    // A lifted stone leaves one more empty cell than the template has.
    this.promises = new PromiseByValue(Math.min(maxCells + 1, Coloring.MAX_CELLS), maxBytes);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<String> objection(Template template) {
    try {
      RegionLimit.check(template.carrier().size(), maxCells);
      return Optional.empty();
    } catch (RegionTooLargeException e) {
      return Optional.of("the method '" + NAME + "': " + e.getMessage());
    }
  }

  @Override
  public CompletableFuture<Ruling> decide(int order, Template template, Position position) {
    return pool.run(order, () -> answer(template, position)).thenApply(Ruling::of);
  }

  private Answer answer(Template template, Position position) {
    Stopwatch watch = Stopwatch.createStarted();
    ImmutableSet<Cell> carrier = Sets.union(template.carrier(), position.empty()).immutableCopy();
    ImmutableSet<Cell> taken = Sets.difference(carrier, position.empty()).immutableCopy();
    Position stones = Position.of(position.board(), position.black(), ImmutableSet.of());
    try {
      boolean holds = promises.decide(stones, carrier, taken, template.promise()).holds();
      return new Answer.Decided(
          holds ? Color.BLACK : Color.WHITE,
          ImmutableList.of(),
          position.empty(),
          0,
          watch.elapsed());
    } catch (RegionTooLargeException | StoreFullException e) {
      return new Answer.Undecided(Answer.Undecided.Reason.MEMORY, 0, watch.elapsed());
    }
  }
}
