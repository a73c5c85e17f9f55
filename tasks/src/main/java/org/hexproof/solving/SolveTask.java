package org.hexproof.solving;

import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * The question who wins a position.
 *
 * @param all whether all winning moves are wanted
 * @param certificate where the proof of it is written, if it is wanted; not of all moves
 * @param about what the proof tells people
 */
public record SolveTask(
    Problem problem, boolean all, Optional<Path> certificate, String about, Limits limits) {
  /** Answers; whoever stops the watch cancels the solver. */
  public HexSolver.Moves run(Watch watch, HexSolver solver) {
    HexSolver asked =
        certificate.map(file -> Certification.into(file, about, solver)).orElse(solver);
    watch.onStop(asked::cancel);
    Watch.Stage stage = watch.await("solving", limits.time());
    try {
      return all
          ? asked.winningMoves(problem, limits)
          : new HexSolver.Moves(asked.solve(problem, limits), ImmutableSet.of());
    } finally {
      stage.close();
    }
  }
}
