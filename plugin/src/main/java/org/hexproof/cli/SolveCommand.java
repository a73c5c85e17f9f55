package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.GoalText;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.report.BasisJson;
import org.hexproof.report.Printable;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;
import org.hexproof.solving.EntryProblem;

/** {@code hexproof solve}. */
final class SolveCommand {
  private static final int FORMAT_VERSION = 1;

  private static final Choice<Color> TO_MOVE = Choices.color("to-move");
  private static final Choice<Boolean> ALL_WINNING = Choice.flag("all-winning");

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(
              TO_MOVE,
              ALL_WINNING,
              Choices.SOLVER,
              Choices.ENGINE_START,
              Choices.CERTIFY,
              Choices.TIMEOUT,
              Choices.NAMES,
              Choices.FORMAT,
              Choices.OUT)
          .build();

  private SolveCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws CommandException, IOException {
    String format = line.get(Choices.FORMAT);
    Limits limits = Choices.limits(line);
    SolverName name = Choices.solver(line);
    boolean all = line.get(ALL_WINNING);
    Optional<String> certificate = certificate(line, all);
    Entry entry = entry(line, surroundings);
    Problem problem = problem(line, entry, surroundings);
    Naming naming = line.find(Choices.NAMES).orElse(entry.naming());
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
      if (format.equals("json")) {
        writeJson(output.writer(), problem, moves, all, certificate);
      } else {
        writeText(output.writer(), problem, naming, moves, all, certificate);
      }
      output.commit();
      return code;
    }
  }

  private static ExitCode code(HexSolver.Moves moves, SolverName name, Surroundings surroundings)
      throws CommandException {
    if (moves.answer() instanceof Answer.Failed failed) {
      if (moves.verdict().isEmpty()) {
        throw CommandException.solverFailed(name.text() + " failed: " + failed.message());
      }
      return surroundings.tellFailure(name.text() + " failed: " + failed.message());
    }
    return moves.answer() instanceof Answer.Decided ? ExitCode.OK : ExitCode.UNDECIDED;
  }

  private static Optional<String> certificate(Line line, boolean all) throws CommandException {
    Optional<String> name = Choices.certify(line);
    if (name.isPresent() && all) {
      throw CommandException.usage(
          "--certify and --all-winning don't go together: a certificate says who wins");
    }
    if (name.isPresent()) {
      Targets.checkProof(name.get());
    }
    return name;
  }

  private static HexSolver start(
      SolverName name, Optional<String> certificate, Surroundings surroundings, Line line)
      throws CommandException {
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
  static Entry entry(Line line, Surroundings surroundings) throws CommandException {
    return Choices.named(
        line, new Inputs(surroundings.in()).readOne(line.operand(), Selection.withCells(line)));
  }

  /** The question that the file puts; told to the user if it took some reading. */
  static Problem problem(Line line, Entry entry, Surroundings surroundings)
      throws CommandException {
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

  private static void writeText(
      Writer out,
      Problem problem,
      Naming naming,
      HexSolver.Moves moves,
      boolean all,
      Optional<String> certificate)
      throws IOException {
    if (moves.verdict().isPresent()) {
      Answer.Decided decided = moves.verdict().get();
      out.write(
          "with %s to move, %s wins\n"
              .formatted(naming.word(problem.toMove()), naming.word(decided.winner())));
      if (all) {
        out.write(winning(moves));
      }
      if (!decided.line().isEmpty()) {
        out.write("play may go " + list(decided.line()) + "\n");
      }
      if (certificate.isPresent()) {
        out.write("certificate written to " + certificate.get() + " and checked\n");
      }
      if (decided.basis().remark().isPresent()) {
        out.write(decided.basis().remark().get() + "\n");
      }
    } else if (moves.answer() instanceof Answer.Undecided undecided) {
      out.write("undecided: " + limit(undecided) + "\n");
    }
    out.write(
        "goal: " + naming.word(Color.BLACK) + " joins " + GoalText.words(problem.goal()) + "\n");
    out.write(nodes(moves.answer()) + " nodes, " + moves.answer().time().toMillis() + " ms\n");
  }

  private static String winning(HexSolver.Moves moves) {
    String known = "winning moves: " + (moves.winning().isEmpty() ? "none" : list(moves.winning()));
    if (moves.answer() instanceof Answer.Decided) {
      return known + "\n";
    }
    return known
        + " known; whether others win is undecided: "
        + (moves.answer() instanceof Answer.Undecided undecided
            ? limit(undecided)
            : "the solver failed")
        + "\n";
  }

  private static String limit(Answer.Undecided undecided) {
    return "the " + undecided.reason().name().toLowerCase(Locale.ROOT) + " limit was hit";
  }

  private static void writeJson(
      Writer out, Problem problem, HexSolver.Moves moves, boolean all, Optional<String> certificate)
      throws IOException {
    Optional<Color> winner = moves.verdict().map(Answer.Decided::winner);
    JsonWriter json = Printable.json(out);
    json.setFormattingStyle(FormattingStyle.COMPACT);
    json.beginObject();
    json.name("version").value(FORMAT_VERSION);
    json.name("winner").value(winner.map(SolveCommand::word).orElse(null));
    json.name("toMove").value(word(problem.toMove()));
    json.name("goal").value(GoalText.format(problem.goal()));
    json.name("winning");
    if (all && winner.isPresent()) {
      json.beginArray();
      for (Cell cell : ImmutableList.sortedCopyOf(moves.winning())) {
        json.value(cell.toString());
      }
      json.endArray();
    } else {
      json.nullValue();
    }
    if (all && winner.isPresent() && !(moves.answer() instanceof Answer.Decided)) {
      json.name("complete").value(false);
    }
    BasisJson.write(json, moves.verdict().map(Answer.Decided::basis).orElse(Basis.NOTHING));
    json.name("nodes").value(nodes(moves.answer()));
    json.name("millis").value(moves.answer().time().toMillis());
    if (certificate.isPresent()) {
      json.name("certificate").value(winner.isPresent() ? certificate.get() : null);
    }
    json.endObject();
    json.flush();
    out.write("\n");
  }

  private static long nodes(Answer answer) {
    if (answer instanceof Answer.Decided decided) {
      return decided.nodes();
    }
    return answer instanceof Answer.Undecided undecided ? undecided.nodes() : 0;
  }

  private static String word(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }

  private static String list(Collection<Cell> cells) {
    return cells.stream().map(Cell::toString).collect(joining(" "));
  }
}
