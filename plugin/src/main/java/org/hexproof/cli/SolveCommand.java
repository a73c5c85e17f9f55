package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.format.Entry;
import org.hexproof.report.SolveReport;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.SolveTask;
import org.hexproof.solving.Watch;

/** {@code hexproof solve}. */
final class SolveCommand {
  private static final Choice<Color> TO_MOVE = Choice.color("to-move");
  private static final Choice<Boolean> ALL_WINNING = Choice.flag("all-winning");

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(TO_MOVE, ALL_WINNING, Targets.CERTIFY)
          .addAll(Asking.ALL)
          .build();

  static final ImmutableList<Rule> RULES =
      ImmutableList.of(
          Rule.excludes(
              Targets.CERTIFY,
              "--certify and %s don't go together: a certificate says who wins",
              ALL_WINNING));

  private SolveCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    Limits limits = Asking.limits(line);
    SolverName name = Asking.solver(line);
    boolean all = line.get(ALL_WINNING);
    Optional<String> certificate = Targets.proof(line);
    Entry entry = Asking.entry(line, surroundings);
    Problem problem = Asking.problem(entry, line.find(TO_MOVE), surroundings);
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = Asking.start(name, problem, surroundings)) {
      Watch watch = surroundings.watch(() -> "stopped; who wins is not decided");
      HexSolver.Moves moves =
          new SolveTask(problem, all, certificate.map(Path::of), line.operand(), limits)
              .run(watch, solver);
      surroundings.interrupt().check();
      ExitCode code = code(moves, name, surroundings);
      output.tell(
          new SolveReport(problem, moves, all, certificate, entry.naming()), Output.isJson(line));
      return code;
    }
  }

  static ExitCode code(HexSolver.Moves moves, SolverName name, Surroundings surroundings) {
    if (moves.answer() instanceof Answer.Failed failed) {
      return Asking.failed(name, failed.message(), moves.verdict().isPresent(), surroundings);
    }
    return moves.answer() instanceof Answer.Decided ? ExitCode.OK : ExitCode.UNDECIDED;
  }
}
