package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.probe.Uniqueness;
import org.hexproof.probe.WitnessTask;
import org.hexproof.report.WitnessReport;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.EntryProblem;
import org.hexproof.solving.Watch;

/** {@code hexproof witness}. */
final class WitnessCommand {
  private static final Choice<Cell> CELL = Choice.of("cell", "CELL", WitnessCommand::cell);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(CELL, Targets.CERTIFY)
          .addAll(Asking.ALL)
          .build();

  private WitnessCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    String format = line.get(Output.FORMAT);
    Limits limits = Asking.limits(line);
    SolverName name = Asking.solver(line);
    Optional<String> bundle = Targets.certify(line);
    if (bundle.isPresent()) {
      Targets.checkProof(bundle.get());
    }
    Entry entry =
        Inputs.named(
            line, new Inputs(surroundings.in()).readOne(line.operand(), Selection.withCells(line)));
    Problem problem = problem(entry, surroundings);
    Optional<Cell> cell = cell(line, entry, problem);
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = surroundings.start(name)) {
      if (!solver.supports(problem)) {
        throw CommandException.solverFailed(
            name.text() + " cannot be asked this: it plays whole boards only");
      }
      Watch watch =
          surroundings.watch(() -> "stopped; whether there is one winning move is not decided");
      Uniqueness found =
          new WitnessTask(problem, cell, bundle.map(Path::of), line.operand(), limits)
              .run(watch, solver);
      if (watch.isStopped()) {
        return ExitCode.INTERRUPTED;
      }
      WitnessReport report =
          new WitnessReport(found, cell, bundle, line.find(Inputs.NAMES).orElse(entry.naming()));
      ExitCode code = ExitCode.of(report.holds());
      if (found.failure().isPresent()) {
        String failure = found.failure().get();
        if (found instanceof Uniqueness.Failed && found.winning().isEmpty()) {
          throw CommandException.solverFailed(name.text() + " failed: " + failure);
        }
        code = code.and(surroundings.tellFailure(name.text() + " failed: " + failure));
      }
      report.write(output.writer(), format.equals("json"));
      output.commit();
      return code;
    }
  }

  private static Problem problem(Entry entry, Surroundings surroundings) {
    try {
      if (entry.diagram().toMove().equals(Optional.of(Color.BLACK))) {
        throw new FormatException(
            entry.place(),
            "Black is to move, but the question is about White's winning moves",
            "'hexproof solve --all-winning' lists the winning moves of either side");
      }
      Problem problem = EntryProblem.of(entry, Optional.of(Color.WHITE));
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

  private static Cell cell(String name) {
    try {
      return Cell.parse(name);
    } catch (IllegalArgumentException e) {
      throw CommandException.usage("--cell: " + e.getMessage());
    }
  }

  /** The move that is asked about, if there is one. */
  private static Optional<Cell> cell(Line line, Entry entry, Problem problem) {
    if (!line.has(CELL)) {
      return Optional.empty();
    }
    Cell cell = line.get(CELL);
    Board board = problem.position().board();
    if (!board.contains(cell)) {
      throw refused(
          entry, cell + " is not on the board", "the last cell is " + board.cell(board.size() - 1));
    }
    if (problem.position().at(cell) != Content.EMPTY) {
      boolean stone = entry.diagram().position().at(cell) != Content.EMPTY;
      throw refused(
          entry,
          stone
              ? "there is a stone on " + cell
              : cell + " is outside the carrier, where every cell is White's",
          CELL + " wants an empty cell, where White can move");
    }
    return Optional.of(cell);
  }

  private static CommandException refused(Entry entry, String reason, String hint) {
    return CommandException.unreadable(entry.place() + ": " + reason + "\n  hint: " + hint);
  }
}
