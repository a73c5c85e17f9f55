package org.hexproof.cli;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.RegionText;
import org.hexproof.minimize.Mending;
import org.hexproof.minimize.MinimizeTask;
import org.hexproof.minimize.Minimizer;
import org.hexproof.minimize.Preference;
import org.hexproof.minimize.Request;
import org.hexproof.report.MendedReport;
import org.hexproof.report.MinimizeReport;
import org.hexproof.report.SharedName;
import org.hexproof.report.Summary;
import org.hexproof.solver.Answer;
import org.hexproof.solving.Journal;
import org.hexproof.solving.Watch;
import org.hexproof.template.Template;
import org.hexproof.verify.Method;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Verdict;

/** {@code hexproof minimize}. */
final class MinimizeCommand {
  private static final Choice<Boolean> ALL = Choice.flag("all");
  private static final Choice<ImmutableSet<Cell>> KEEP =
      Choice.of("keep", "CELLS", RegionText::cells);
  private static final Choice<Boolean> MEND = Choice.flag("mend");
  private static final Choice<Preference> ORDER =
      Choice.of("order", "ORDER", Preference.values()).or(Preference.NARROWEST);
  private static final Choice<Integer> WIDTH = Choice.count("width", "N", Board.MAX_SIDE).or(1);
  private static final Choice<String> TO = Choice.word("to", "FORMAT", MinimizeReport.FORMATS);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(
              ALL,
              MEND,
              ORDER,
              WIDTH,
              KEEP,
              Targets.CERTIFY_ALL,
              Asking.THREADS,
              VerifyChoices.RESUME,
              TO)
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
    Template drawing = Inputs.template(entry, surroundings.err());
    Request request = request(line, entry, drawing);
    Plan plan = plan(line, surroundings);
    Optional<String> objection = plan.objection(drawing);
    if (objection.isPresent()) {
      throw new FormatException(entry.place(), objection.get());
    }
    if (line.get(MEND)) {
      return mend(line, entry, drawing, plan, surroundings);
    }
    try (Output output = Output.of(line, surroundings.out());
        Journal journal = VerifyChoices.journal(line.find(VerifyChoices.RESUME))) {
      MinimizeReport report =
          new MinimizeReport(format, drawing, line.has(TO) ? output.verbatim() : output.writer());
      Watch watch =
          surroundings.watch(
              () ->
                  journal.isKept()
                      ? "stopped; what is solved is kept, the same command goes on"
                      : "stopped; with --resume FILE a run keeps what is solved, and can go on from"
                          + " there");
      String name = drawing.name().isEmpty() ? SharedName.of(entry.place().file()) : drawing.name();
      MinimizeTask.Minimized found =
          new MinimizeTask(drawing, name, entry.place(), request, plan, journal)
              .run(watch, report::add);
      surroundings.interrupt().check();
      ExitCode code = code(entry, found, surroundings);
      report.end(found, new Summary.Resumed(journal.reused(), journal.foreign()));
      output.commit();
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
      return surroundings.tellFailure(
          (failed.asked() ? "the solver failed: " : "the solver can't be asked this: ")
              + failed.message(),
          isFound);
    }
    tell(
        entry,
        "undecided: a limit was hit (--timeout)" + (isFound ? "; there may be more" : ""),
        surroundings);
    return ExitCode.UNDECIDED;
  }

  private static void tell(Entry entry, String words, Surroundings surroundings) {
    Inputs.tell(entry, ImmutableList.of(words), surroundings.err());
  }

  private static ExitCode code(
      Entry entry, MinimizeTask.Minimized found, Surroundings surroundings) {
    if (found.outcome() instanceof Minimizer.Outcome.NotValid) {
      tell(
          entry,
          "the drawing is not valid, so there is no template inside it\n"
              + "  hint: 'hexproof verify' shows how it is broken, --mend what it lacks",
          surroundings);
      return ExitCode.NO;
    }
    // What the search found and the verifier denies is a fault of one of them.
    ExitCode code =
        found.solverFailed() || found.verdicts().contains(Verdict.FAIL)
            ? ExitCode.SOLVER_FAILED
            : found.verdicts().contains(Verdict.UNDECIDED) ? ExitCode.UNDECIDED : ExitCode.OK;
    if (found.outcome() instanceof Minimizer.Outcome.Open open) {
      return code.and(open(entry, open.answer(), !found.verdicts().isEmpty(), surroundings));
    }
    if (found.verdicts().isEmpty()) {
      tell(entry, "no minimal template inside is as wanted", surroundings);
      return ExitCode.NO;
    }
    return code;
  }

  private static Plan plan(Line line, Surroundings surroundings) {
    SolverName name = Asking.solver(line);
    Optional<Path> folder = Targets.certify(line).map(Targets::folder);
    return new Plan(
        ImmutableList.of(new Method.Direct(folder.isPresent())),
        Asking.limits(line),
        /* minimality= */ true,
        line.get(Asking.THREADS),
        new Plan.Solvers(name.identity(), () -> surroundings.solvers().start(name)),
        Optional.empty(),
        folder);
  }

  private static Request request(Line line, Entry entry, Template drawing) throws FormatException {
    OptionalInt width = line.has(WIDTH) ? OptionalInt.of(line.get(WIDTH)) : OptionalInt.empty();
    ImmutableSet<Cell> keep = line.find(KEEP).orElse(ImmutableSet.of());
    Set<Cell> others = Sets.difference(keep, drawing.carrier());
    if (!others.isEmpty()) {
      throw new FormatException(
          entry.place(),
          KEEP + ": not in the carrier of the drawing: " + Joiner.on(' ').join(others));
    }
    return new Request(
        line.get(ALL) ? Optional.empty() : Optional.of(line.get(ORDER)), width, keep);
  }
}
