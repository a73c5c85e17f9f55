package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.format.RegionText;
import org.hexproof.minimize.Mending;
import org.hexproof.minimize.MinimizeTask;
import org.hexproof.minimize.Minimizer;
import org.hexproof.minimize.Order;
import org.hexproof.minimize.Request;
import org.hexproof.report.MendedReport;
import org.hexproof.report.MinimizeReport;
import org.hexproof.report.SharedName;
import org.hexproof.solver.Answer;
import org.hexproof.solving.Journal;
import org.hexproof.solving.Watch;
import org.hexproof.template.Template;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Method;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Verdict;

/** {@code hexproof minimize}. */
final class MinimizeCommand {
  private static final int MOST_THREADS = 256;

  private static final ImmutableList<String> ORDERS =
      Arrays.stream(Order.values()).map(Order::label).collect(ImmutableList.toImmutableList());

  private static final Choice<Boolean> ALL = Choice.flag("all");
  private static final Choice<String> KEEP = Choice.text("keep", "CELLS");
  private static final Choice<Boolean> MEND = Choice.flag("mend");
  private static final Choice<String> ORDER = Choice.word("order", "ORDER", ORDERS);
  private static final Choice<Integer> THREADS = Choice.count("threads", "N", MOST_THREADS).or(1);
  private static final Choice<Integer> WIDTH = Choice.count("width", "N", Board.MAX_SIDE).or(1);
  private static final Choice<String> TO = Choice.word("to", "FORMAT", MinimizeReport.FORMATS);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(
              ALL, MEND, ORDER, WIDTH, KEEP, Targets.CERTIFY_ALL, THREADS, VerifyChoices.RESUME, TO)
          .addAll(Asking.ALL)
          .build();

  static final ImmutableList<Rule> RULES =
      ImmutableList.of(
          Rule.oneOf("%s and %s don't go together", TO, Output.FORMAT),
          Rule.excludes(ALL, "%s says which one is wanted; --all finds all", ORDER),
          Rule.excludes(MEND, "--mend and %s don't go together", ALL, ORDER, WIDTH, KEEP, TO));

  private MinimizeCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    String format = line.has(TO) ? "to " + line.get(TO) : line.get(Output.FORMAT);
    Entry entry = Asking.entry(line, surroundings);
    Template drawing = drawing(entry, surroundings);
    Request request = request(line, entry, drawing);
    Plan plan = plan(line, surroundings);
    for (Method method : plan.methods()) {
      Optional<String> objection = method.objection(drawing);
      if (objection.isPresent()) {
        throw CommandException.unreadable(entry.place() + ": " + objection.get());
      }
    }
    if (line.get(MEND)) {
      return mend(line, entry, drawing, plan, surroundings);
    }
    Optional<String> resume = line.find(VerifyChoices.RESUME);
    try (Output output = Output.of(line, surroundings.out())) {
      MinimizeReport report =
          new MinimizeReport(format, drawing, line.has(TO) ? output.verbatim() : output.writer());
      ExitCode code;
      if (resume.isPresent()) {
        try (Journal journal = VerifyOutcome.open(resume.get())) {
          code =
              minimize(entry, drawing, request, plan, Optional.of(journal), report, surroundings);
        }
      } else {
        code = minimize(entry, drawing, request, plan, Optional.empty(), report, surroundings);
      }
      if (!surroundings.interrupt().raised()) {
        output.commit();
      }
      return code;
    }
  }

  private static ExitCode mend(
      Line line, Entry entry, Template drawing, Plan plan, Surroundings surroundings)
      throws IOException {
    Mending.Outcome outcome = Mending.mend(drawing, plan, surroundings.watch());
    surroundings.interrupt().check();
    if (outcome instanceof Mending.Outcome.Open open) {
      return open(entry, open.answer(), /* isFound= */ false, surroundings);
    }
    return Output.tell(new MendedReport(outcome), line, surroundings);
  }

  /**
   * Tells why a search came to no end.
   *
   * @param isFound whether something is told all the same
   */
  private static ExitCode open(
      Entry entry, Answer answer, boolean isFound, Surroundings surroundings) {
    if (answer instanceof Answer.Failed failed) {
      String failure =
          (failed.asked() ? "the solver failed: " : "the solver can't be asked this: ")
              + failed.message();
      if (!isFound) {
        throw CommandException.solverFailed(failure);
      }
      return surroundings.tellFailure(failure);
    }
    surroundings
        .err()
        .println(
            "hexproof: "
                + entry.place()
                + ": undecided: a limit was hit (--timeout)"
                + (isFound ? "; there may be more" : ""));
    return ExitCode.UNDECIDED;
  }

  private static ExitCode minimize(
      Entry entry,
      Template drawing,
      Request request,
      Plan plan,
      Optional<Journal> journal,
      MinimizeReport report,
      Surroundings surroundings)
      throws IOException {
    Watch watch =
        surroundings.watch(
            () ->
                journal.isPresent()
                    ? "stopped; what is solved is kept, the same command goes on"
                    : "stopped; with --resume FILE a run keeps what is solved, and can go on from"
                        + " there");
    List<ExitCode> codes = new ArrayList<>();
    MinimizeTask.Minimized found =
        new MinimizeTask(drawing, name(entry, drawing), entry.place(), request, plan, journal)
            .run(
                watch,
                finding -> {
                  codes.add(code(finding));
                  report.add(finding);
                });
    if (watch.isStopped()) {
      return ExitCode.INTERRUPTED;
    }
    ExitCode code = code(entry, found.outcome(), codes, surroundings);
    report.end(found.questions(), found.outcome(), found.basis(), VerifyOutcome.resumed(journal));
    return code;
  }

  /** What the search found and the verifier denies is a fault of one of them. */
  private static ExitCode code(Finding finding) {
    return finding.solverFailed() || finding.verdict() == Verdict.FAIL
        ? ExitCode.SOLVER_FAILED
        : finding.verdict() == Verdict.UNDECIDED ? ExitCode.UNDECIDED : ExitCode.OK;
  }

  private static String name(Entry entry, Template drawing) {
    return drawing.name().isEmpty() ? SharedName.of(entry.place().file()) : drawing.name();
  }

  private static ExitCode code(
      Entry entry, Minimizer.Outcome outcome, List<ExitCode> codes, Surroundings surroundings) {
    ExitCode code = codes.stream().reduce(ExitCode.OK, ExitCode::and);
    if (outcome instanceof Minimizer.Outcome.NotValid) {
      String refused = ": the drawing is not valid, so there is no template inside it";
      surroundings.err().println("hexproof: " + entry.place() + refused);
      surroundings
          .err()
          .println("  hint: 'hexproof verify' shows how it is broken, --mend what it lacks");
      return ExitCode.NO;
    }
    if (outcome instanceof Minimizer.Outcome.Open open) {
      return code.and(open(entry, open.answer(), !codes.isEmpty(), surroundings));
    }
    if (codes.isEmpty()) {
      surroundings
          .err()
          .println("hexproof: " + entry.place() + ": no minimal template inside is as wanted");
      return ExitCode.NO;
    }
    return code;
  }

  private static Plan plan(Line line, Surroundings surroundings) {
    SolverName name = Asking.solver(line);
    Optional<Path> folder = Optional.empty();
    Optional<String> certify = Targets.certify(line);
    if (certify.isPresent()) {
      folder = Optional.of(Targets.folder(certify.get()));
    }
    return new Plan(
        ImmutableList.of(new Method.Direct(folder.isPresent())),
        Asking.limits(line),
        /* minimality= */ true,
        line.get(THREADS),
        new Plan.Solvers(name.identity(), () -> surroundings.solvers().start(name)),
        Optional.empty(),
        folder);
  }

  private static Request request(Line line, Entry entry, Template drawing) {
    OptionalInt width = line.has(WIDTH) ? OptionalInt.of(line.get(WIDTH)) : OptionalInt.empty();
    String order = line.get(ORDER);
    return new Request(
        line.get(ALL)
            ? Optional.empty()
            : Arrays.stream(Order.values()).filter(any -> any.label().equals(order)).findFirst(),
        width,
        keep(line, entry, drawing));
  }

  private static ImmutableSet<Cell> keep(Line line, Entry entry, Template drawing) {
    if (!line.has(KEEP)) {
      return ImmutableSet.of();
    }
    ImmutableSet<Cell> cells;
    try {
      cells = RegionText.cells(line.get(KEEP));
    } catch (IllegalArgumentException e) {
      throw CommandException.usage(KEEP + ": " + e.getMessage());
    }
    String others =
        cells.stream()
            .filter(cell -> !drawing.carrier().contains(cell))
            .map(Cell::toString)
            .collect(joining(" "));
    if (!others.isEmpty()) {
      throw CommandException.unreadable(
          entry.place() + ": " + KEEP + ": not in the carrier of the drawing: " + others);
    }
    return cells;
  }

  private static Template drawing(Entry entry, Surroundings surroundings) {
    try {
      Interpretation read = entry.interpret(Optional.empty());
      Inputs.tell(entry, read.remarks(), surroundings.err());
      return read.template();
    } catch (FormatException e) {
      throw CommandException.unreadable(e);
    }
  }
}
