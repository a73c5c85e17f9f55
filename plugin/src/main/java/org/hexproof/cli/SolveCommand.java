package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.report.SolveReport;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;
import org.hexproof.solving.EntryProblem;

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
    String format = line.get(Output.FORMAT);
    Limits limits = Asking.limits(line);
    SolverName name = Asking.solver(line);
    boolean all = line.get(ALL_WINNING);
    Optional<String> certificate = certificate(line);
    Entry entry = entry(line, surroundings);
    Problem problem = problem(line, entry, surroundings);
    Naming naming = line.find(Inputs.NAMES).orElse(entry.naming());
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = start(name, certificate, surroundings, line)) {
      if (!solver.supports(problem)) {
        throw CommandException.solverFailed(
            name.text() + " cannot be asked this: it plays whole boards only");
      }
      HexSolver.Moves moves;
      try (Progress progress = Progress.waiting(surroundings, "solving", limits.time())) {
        progress.sayWhenStopped(() -> "stopped; who wins is not decided");
        moves =
            all
                ? solver.winningMoves(problem, limits)
                : new HexSolver.Moves(solver.solve(problem, limits), ImmutableSet.of());
      }
      if (surroundings.interrupt().raised()) {
        return ExitCode.INTERRUPTED;
      }
      ExitCode code = code(moves, name, surroundings);
      new SolveReport(problem, moves, all, certificate, naming)
          .write(output.writer(), format.equals("json"));
      output.commit();
      return code;
    }
  }

  private static ExitCode code(HexSolver.Moves moves, SolverName name, Surroundings surroundings) {
    if (moves.answer() instanceof Answer.Failed failed) {
      if (moves.verdict().isEmpty()) {
        throw CommandException.solverFailed(name.text() + " failed: " + failed.message());
      }
      return surroundings.tellFailure(name.text() + " failed: " + failed.message());
    }
    return moves.answer() instanceof Answer.Decided ? ExitCode.OK : ExitCode.UNDECIDED;
  }

  private static Optional<String> certificate(Line line) {
    Optional<String> name = Targets.certify(line);
    if (name.isPresent()) {
      Targets.checkProof(name.get());
    }
    return name;
  }

  private static HexSolver start(
      SolverName name, Optional<String> certificate, Surroundings surroundings, Line line) {
    HexSolver solver = surroundings.start(name);
    if (certificate.isEmpty()) {
      return solver;
    }
    Certification.Target target =
        new Certification.Target(Path.of(certificate.get()), line.operand());
    Certification certification =
        new Certification(
            problem -> ImmutableList.of(target), Runtime.getRuntime().maxMemory() / 2);
    HexSolver certifying = certification.of(solver);
    surroundings.interrupt().onRaise(certifying::cancel);
    return certifying;
  }

  /** What is asked about. */
  static Entry entry(Line line, Surroundings surroundings) {
    return Inputs.named(
        line, new Inputs(surroundings.in()).readOne(line.operand(), Selection.withCells(line)));
  }

  /** The question that the file puts; told to the user if it took some reading. */
  static Problem problem(Line line, Entry entry, Surroundings surroundings) {
    Optional<Color> toMove = line.find(TO_MOVE);
    try {
      Problem problem = EntryProblem.of(entry, toMove);
      if (EntryProblem.isWholeBoard(entry.diagram())) {
        Inputs.tell(entry, surroundings.err());
      } else {
        Inputs.tellTemplate(entry, surroundings.err());
      }
      return problem;
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    }
  }
}
