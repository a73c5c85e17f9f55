package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.format.Entry;
import org.hexproof.prove.ProofStore;
import org.hexproof.prove.Proving;
import org.hexproof.report.ProveReport;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Version;
import org.hexproof.solver.embedded.EmbeddedSolver;
import org.hexproof.solving.Certification;
import org.hexproof.solving.Watch;

/** {@code hexproof prove}. */
final class ProveCommand {
  private static final Duration NO_LIMIT = Duration.ofDays(3650);

  static final Choice<Duration> MINUTES = Choice.minutes("minutes").or(NO_LIMIT);
  static final Choice<String> STORE = Choice.text("store", "DIR");
  static final Choice<Integer> THREADS =
      Choice.count("threads", "N", EmbeddedSolver.MOST_THREADS).or(1);
  private static final Choice<Color> TO_MOVE = Choice.color("to-move");

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(
              STORE,
              Dividing.DIVIDE,
              TO_MOVE,
              THREADS,
              MINUTES,
              Asking.MEMORY,
              Targets.CERTIFY,
              Inputs.NAMES)
          .add(Output.FORMAT, Output.OUT)
          .build();

  static final ImmutableList<Rule> RULES =
      ImmutableList.of(
          Rule.excludes(
              Dividing.DIVIDE, "--divide searches with one thread, without %s", STORE, THREADS));

  private static final String STOPPED =
      "stopped; what is decided is kept, the same command goes on from there";

  private ProveCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    if (!line.has(STORE) && !line.has(Dividing.DIVIDE)) {
      throw CommandException.usage(STORE + " DIR is needed: where to keep what is decided");
    }
    int threads = line.get(THREADS);
    Limits limits = Asking.limits(line, line.get(MINUTES));
    Optional<String> certificate = Targets.proof(line);
    Entry entry = Asking.entry(line, surroundings);
    Problem problem = Asking.problem(entry, line.find(TO_MOVE), surroundings);
    if (line.has(Dividing.DIVIDE)) {
      return Dividing.run(line, problem, certificate, limits, entry.naming(), surroundings);
    }
    try (Output output = Output.of(line, surroundings.out());
        ProofStore store = store(line, problem);
        Learner learner = start(new SolverName("native:" + threads), surroundings)) {
      Proving proving = new Proving(problem, learner, limits, store);
      Answer found = run(proving, surroundings);
      Answer answer = found;
      if (found instanceof Answer.Decided && certificate.isPresent()) {
        answer = certified(proving, learner, certificate.get(), line, surroundings);
      }
      surroundings.interrupt().check();
      if (answer instanceof Answer.Failed failed) {
        throw CommandException.solverFailed("the solver failed: " + failed.message());
      }
      ProveReport report =
          new ProveReport(
              problem.toMove(),
              answer,
              found.decided(),
              proving.state(),
              store.otherBuilds(),
              certificate,
              entry.naming());
      return output.tell(report, Output.isJson(line));
    }
  }

  /** The store that the line names, for what is learned of a problem. */
  static ProofStore store(Line line, Problem problem) {
    String name = line.get(STORE);
    return FileUse.write(
        name,
        () -> ProofStore.open(Targets.folder(name), problem, Version.text(), Version.build()));
  }

  private static Answer run(Proving proving, Surroundings surroundings) throws IOException {
    Watch watch = surroundings.watch(() -> STOPPED);
    try (Watch.Stage progress = watch.count("proving", -1)) {
      return proving.run(
          surroundings.interrupt()::raised, state -> progress.say(ProveReport.line(state)));
    }
  }

  private static Answer certified(
      Proving proving, Learner learner, String certificate, Line line, Surroundings surroundings)
      throws IOException {
    HexSolver certifying = Certification.into(Path.of(certificate), line.operand(), learner);
    Watch watch = surroundings.watch(() -> STOPPED);
    watch.onStop(certifying::cancel);
    try (Watch.Stage progress = watch.count("certificate", -1)) {
      progress.say(ProveReport.line(proving.state()));
      return proving.asked(certifying);
    }
  }

  static Learner start(SolverName name, Surroundings surroundings) {
    HexSolver solver = surroundings.start(name);
    if (solver instanceof Learner learner) {
      return learner;
    }
    solver.close();
    throw CommandException.solverFailed(solver.name() + " can't tell what it has learned");
  }
}
