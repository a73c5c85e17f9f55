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
import org.hexproof.solving.Watch;

/** {@code hexproof witness}. */
final class WitnessCommand {
  private static final Choice<Cell> CELL = Choice.of("cell", "CELL", Cell::parse);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(CELL, Targets.CERTIFY)
          .addAll(Asking.ALL)
          .build();

  private WitnessCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    Limits limits = Asking.limits(line);
    SolverName name = Asking.solver(line);
    Optional<String> bundle = Targets.proof(line);
    Entry entry = Asking.entry(line, surroundings);
    Problem problem = problem(entry, surroundings);
    Optional<Cell> cell = cell(line, entry, problem);
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = Asking.start(name, problem, surroundings)) {
      Watch watch =
          surroundings.watch(() -> "stopped; whether there is one winning move is not decided");
      Uniqueness found =
          new WitnessTask(problem, cell, bundle.map(Path::of), line.operand(), limits)
              .run(watch, solver);
      surroundings.interrupt().check();
      WitnessReport report = new WitnessReport(found, cell, bundle, entry.naming());
      ExitCode code = ExitCode.OK;
      if (found.failure().isPresent()) {
        boolean decided = !(found instanceof Uniqueness.Failed && found.winning().isEmpty());
        code = Asking.failed(name, found.failure().get(), decided, surroundings);
      }
      return code.and(output.tell(report, Output.isJson(line)));
    }
  }

  private static Problem problem(Entry entry, Surroundings surroundings) throws FormatException {
    if (entry.diagram().toMove().equals(Optional.of(Color.BLACK))) {
      throw new FormatException(
          entry.place(),
          "Black is to move, but the question is about White's winning moves",
          "'hexproof solve --all-winning' lists the winning moves of either side");
    }
    return Asking.problem(entry, Optional.of(Color.WHITE), surroundings);
  }

  /** The move that is asked about, if there is one. */
  private static Optional<Cell> cell(Line line, Entry entry, Problem problem)
      throws FormatException {
    if (!line.has(CELL)) {
      return Optional.empty();
    }
    Cell cell = line.get(CELL);
    Board board = problem.position().board();
    if (!board.contains(cell)) {
      throw new FormatException(
          entry.place(),
          cell + " is not on the board",
          "the last cell is " + board.cell(board.size() - 1));
    }
    if (problem.position().at(cell) != Content.EMPTY) {
      boolean stone = entry.diagram().position().at(cell) != Content.EMPTY;
      throw new FormatException(
          entry.place(),
          stone
              ? "there is a stone on " + cell
              : cell + " is outside the carrier, where every cell is White's",
          CELL + " wants an empty cell, where White can move");
    }
    return Optional.of(cell);
  }
}
