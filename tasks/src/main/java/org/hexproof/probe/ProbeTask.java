package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.board.Cell;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.solver.HexSolver;
import org.hexproof.solving.Watch;

/**
 * The question which of White's moves into a region matter.
 *
 * @param name what the region is called, or an empty text
 * @param only what the drawing calls the one move that is asked about; all moves without it
 * @param known the witnesses that need no search, and where others are kept
 */
public record ProbeTask(
    String name, ProbedRegion region, Optional<String> only, KnownWitnesses known, ProbePlan plan) {
  /**
   * The question about a drawn region.
   *
   * @param cells its empty cells
   * @throws FormatException if the one move is not among them
   * @throws IllegalArgumentException if the drawing fills the largest board
   */
  public static ProbeTask of(
      Entry entry,
      ImmutableSet<Cell> cells,
      Optional<String> only,
      KnownWitnesses known,
      ProbePlan plan)
      throws FormatException {
    ProbedRegion region = ProbedRegion.of(entry.diagram(), cells);
    if (only.isPresent()) {
      region.cell(only.get(), entry.place());
    }
    return new ProbeTask(entry.diagram().name(), region, only, known, plan);
  }

  /**
   * Answers.
   *
   * @param solvers starts native solvers; whoever stops the watch cancels them too
   * @throws IOException if the database can't be read, or what is kept can't be read or written
   * @throws java.io.UncheckedIOException if a witness can't be written
   * @throws org.hexproof.value.GameTooLargeException if the region is too large
   * @throws org.hexproof.value.StoreFullException if there is too little memory
   */
  public ProbeAnswer run(Watch watch, Supplier<HexSolver> solvers) throws IOException {
    return new ProbeRun(this, watch, solvers).answer();
  }

  /** Which moves are inferior in this region. */
  ImmutableList<ProbeFinding> findings(ProbedRegion region) {
    return ProbeFinding.of(region, plan.order(), plan.bytes()).stream()
        .filter(finding -> only.map(finding.name()::equals).orElse(true))
        .collect(ImmutableList.toImmutableList());
  }
}
