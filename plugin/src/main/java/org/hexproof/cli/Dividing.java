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

  /** What a report says of a certificate that is wanted and not there. */
  private static final String NONE = "no certificate: ";

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
      DivideReport report = new DivideReport(name, Optional.empty(), Optional.empty());
      if (outcome.division().isPresent()) {
        DivideTask.Found found = outcome.division().get();
        ImmutableList<PartFinding> findings =
            certificate.isPresent()
                ? whole(found.proof(), certificate.get(), problem.position())
                    .run((Certifier) solver, tester, () -> limits.after(time.elapsed()), watch)
                : found.findings();
        report = report(name, found, findings, naming);
      }
      surroundings.interrupt().check();
      return output.tell(report, isJson);
    }
  }

  /** The division was proved, whatever came of the certificate. */
  private static DivideReport report(
      String name, DivideTask.Found found, ImmutableList<PartFinding> findings, Naming naming) {
    Optional<String> missing =
        findings.stream()
            .flatMap(finding -> finding.trouble().stream())
            .findFirst()
            .map(why -> why.startsWith(NONE) ? why : NONE + why);
    ByPartsReport report =
        new ByPartsReport(
            name,
            missing.isPresent() ? found.findings() : findings,
            found.proof().sum(),
            found.proof().division().cuts(),
            naming);
    return new DivideReport(name, Optional.of(report), missing);
  }

  private static WholeProof whole(ProofByParts proof, String file, Position position) {
    try {
      return WholeProof.of(proof, Path.of(file), position);
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    }
  }
}
