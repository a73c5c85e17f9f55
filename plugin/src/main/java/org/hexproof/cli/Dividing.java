package org.hexproof.cli;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.database.Database;
import org.hexproof.dividing.DivideTask;
import org.hexproof.format.FormatException;
import org.hexproof.parts.PartFinding;
import org.hexproof.parts.ProofByParts;
import org.hexproof.parts.WholeProof;
import org.hexproof.report.ByPartsReport;
import org.hexproof.report.DivideReport;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Watch;

/** {@code hexproof prove --divide}. */
final class Dividing {
  static final Choice<Boolean> DIVIDE = Choice.flag("divide");

  private Dividing() {}

  /**
   * Looks for a division of the board, and writes what was found.
   *
   * @param certificate the file for one, if it is wanted
   * @param limits of all that
   * @throws CommandException if it is no whole board with White to move
   */
  static ExitCode run(
      Line line,
      Problem problem,
      Optional<String> certificate,
      Limits limits,
      Surroundings surroundings)
      throws IOException {
    if (!problem.goal().equals(Goal.TOP_TO_BOTTOM) || problem.toMove() != Color.WHITE) {
      throw CommandException.unreadable(
          "--divide is for a whole board, where Black wants to join top and bottom and White moves"
              + " first");
    }
    String name = line.operand();
    Stopwatch time = Stopwatch.createStarted();
    Watch watch = surroundings.watch(() -> "stopped; nothing is proved");
    try (Output output = Output.of(line, surroundings.out());
        Database database = Database.shipped();
        HexSolver solver = surroundings.start(SolverName.NATIVE);
        HexSolver tester = surroundings.start(SolverName.NATIVE)) {
      Optional<DivideTask.Found> found =
          DivideTask.run(
              name,
              problem.position(),
              database,
              tester,
              proof -> certificate.isEmpty() || WholeProof.fits(proof),
              limits,
              watch);
      Optional<ByPartsReport> report = Optional.empty();
      if (found.isPresent()) {
        ProofByParts proof = found.get().proof();
        ImmutableList<PartFinding> findings =
            certificate.isPresent()
                ? whole(proof, certificate.get(), problem.position())
                    .run((Certifier) solver, tester, () -> limits.after(time.elapsed()), watch)
                : found.get().findings();
        report =
            Optional.of(new ByPartsReport(name, findings, proof.sum(), proof.division().cuts()));
      }
      surroundings.interrupt().check();
      return output.tell(new DivideReport(name, report), Output.isJson(line));
    }
  }

  private static WholeProof whole(ProofByParts proof, String file, Position position) {
    try {
      return WholeProof.of(proof, Path.of(file), position);
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    }
  }
}
