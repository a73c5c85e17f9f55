package org.hexproof.probe;

import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Watch;

/**
 * The question whether White, who is to move, has one winning move only.
 *
 * @param cell that move, if one is asked about
 * @param bundle where the proof of it is written, if it is wanted
 * @param about what the proof tells people
 */
public record WitnessTask(
    Problem problem, Optional<Cell> cell, Optional<Path> bundle, String about, Limits limits) {
  /** Answers; whoever stops the watch cancels the solver. */
  public Uniqueness run(Watch watch, HexSolver solver) {
    Watch.Stage stage = watch.await("solving", limits.time());
    try {
      return answer(new UniqueMove(solver, problem, limits, watch::isStopped));
    } finally {
      stage.close();
    }
  }

  private Uniqueness answer(UniqueMove question) {
    Optional<Cell> only = cell;
    if (cell.isEmpty()) {
      Uniqueness found = question.find();
      boolean unique = found instanceof Uniqueness.Decided decided && decided.unique();
      if (!unique || bundle.isEmpty()) {
        return found;
      }
      only = found.winning().stream().findFirst();
    }
    return bundle.isPresent()
        ? question.prove(
            only.orElseThrow(), bundle.get(), about, Runtime.getRuntime().maxMemory() / 2)
        : question.test(only.orElseThrow());
  }
}
