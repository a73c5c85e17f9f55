package org.hexproof.cli;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Naming;
import org.hexproof.board.Position;
import org.hexproof.database.Database;
import org.hexproof.dividing.BothWays;
import org.hexproof.dividing.DivideTask;
import org.hexproof.format.FormatException;
import org.hexproof.parts.PartFinding;
import org.hexproof.parts.ProofByParts;
import org.hexproof.parts.WholeProof;
import org.hexproof.report.ByPartsReport;
import org.hexproof.report.DivideReport;
import org.hexproof.report.SolveReport;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.SolveTask;
import org.hexproof.solving.Watch;

/** {@code hexproof prove --divide}. */
final class Dividing {
  static final Choice<Boolean> DIVIDE = Choice.flag("divide");

  private Dividing() {}

  /**
   * Searches the board and looks for a division of it, and writes what came first.
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
      Naming naming,
      Surroundings surroundings)
      throws IOException {
    if (!problem.goal().equals(Goal.TOP_TO_BOTTOM) || problem.toMove() != Color.WHITE) {
      throw CommandException.unreadable(
          "--divide is for a whole board, where Black wants to join top and bottom and White moves"
              + " first");
    }
    String name = line.operand();
    boolean isJson = Output.isJson(line);
    Stopwatch time = Stopwatch.createStarted();
    Watch watch = surroundings.watch(() -> "stopped; nothing is proved");
    try (Output output = Output.of(line, surroundings.out());
        Database database = Database.shipped();
        HexSolver whole = surroundings.start(SolverName.NATIVE);
        HexSolver solver = surroundings.start(SolverName.NATIVE);
        HexSolver tester = surroundings.start(SolverName.NATIVE)) {
      watch.onStop(
          () -> {
            whole.cancel();
            tester.cancel();
          });
      DivideTask divisions =
          new DivideTask(
              name,
              problem.position(),
              database,
              tester,
              proof -> certificate.isEmpty() || WholeProof.fits(proof));
      BothWays.Outcome outcome = new BothWays(problem, whole, divisions).run(limits, watch);
      if (!(outcome.whole() instanceof Answer.Undecided)) {
        HexSolver.Moves moves =
            new SolveTask(
                    problem,
                    /* all= */ false,
                    certificate.map(Path::of),
                    name,
                    limits.after(time.elapsed()))
                .run(watch, whole);
        surroundings.interrupt().check();
        ExitCode code = SolveCommand.code(moves, SolverName.NATIVE, surroundings);
        output.tell(new SolveReport(problem, moves, /* all= */ false, certificate, naming), isJson);
        return code;
      }
      Optional<ByPartsReport> report = Optional.empty();
      if (outcome.division().isPresent()) {
        ProofByParts proof = outcome.division().get().proof();
        ImmutableList<PartFinding> findings =
            certificate.isPresent()
                ? whole(proof, certificate.get(), problem.position())
                    .run((Certifier) solver, tester, () -> limits.after(time.elapsed()), watch)
                : outcome.division().get().findings();
        report =
            Optional.of(new ByPartsReport(name, findings, proof.sum(), proof.division().cuts()));
      }
      surroundings.interrupt().check();
      return output.tell(new DivideReport(name, report), isJson);
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
