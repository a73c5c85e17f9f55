package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.htp.HtpSettings;
import org.hexproof.solving.EntryProblem;

/** What a command is told of the solver that it puts questions to. */
final class Asking {
  static final Choice<String> SOLVER = Choice.text("solver", "SOLVER");
  static final Choice<Duration> ENGINE_START = Choice.seconds("engine-start").or(HtpSettings.START);
  static final Choice<Duration> TIMEOUT = Choice.seconds("timeout").or(Limits.DEFAULT.time());
  static final Choice<Long> MEMORY = Choice.memory(1 << 22, Limits.DEFAULT.bytes());
  static final Choice<Integer> THREADS = Choice.count("threads", "N", 256).or(1);

  /** Of commands that put one question. */
  static final ImmutableList<Choice<?>> ALL =
      ImmutableList.of(SOLVER, ENGINE_START, TIMEOUT, Inputs.NAMES, Output.FORMAT, Output.OUT);

  private Asking() {}

  static SolverName solver(Line line) {
    return SolverName.parse(
        line.find(SOLVER).orElse(SolverName.NATIVE.text()), line.get(ENGINE_START));
  }

  static Limits limits(Line line) {
    return new Limits(line.get(TIMEOUT), Limits.DEFAULT.bytes());
  }

  /** The same for a command with an option for the memory. */
  static Limits limits(Line line, Duration time) {
    return new Limits(time, line.get(MEMORY));
  }

  /** The board or template that is asked about, with the names that the line wants. */
  static Entry entry(Line line, Surroundings surroundings) {
    return Inputs.named(
        line, new Inputs(surroundings.in()).readOne(line.operand(), Selection.withCells(line)));
  }

  /** The question that it puts; told to the user if it took some reading. */
  static Problem problem(Entry entry, Optional<Color> toMove, Surroundings surroundings)
      throws FormatException {
    Problem problem = EntryProblem.of(entry, toMove);
    if (EntryProblem.isWholeBoard(entry.diagram())) {
      Inputs.tell(entry, surroundings.err());
    } else {
      Inputs.template(entry, surroundings.err());
    }
    return problem;
  }

  /** Starts the solver for a question, if it is one for it. */
  static HexSolver start(SolverName name, Problem problem, Surroundings surroundings) {
    HexSolver solver = surroundings.start(name);
    if (solver.supports(problem)) {
      return solver;
    }
    solver.close();
    throw CommandException.solverFailed(
        name.text() + " cannot be asked this: it plays whole boards only");
  }

  /**
   * Tells that it failed.
   *
   * @param decided whether something was decided all the same
   */
  static ExitCode failed(
      SolverName name, String failure, boolean decided, Surroundings surroundings) {
    return surroundings.tellFailure(name.text() + " failed: " + failure, decided);
  }
}
