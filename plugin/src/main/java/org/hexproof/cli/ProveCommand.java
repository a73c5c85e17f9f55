package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.format.Entry;
import org.hexproof.prove.Proving;
import org.hexproof.prove.Store;
import org.hexproof.prove.StoreException;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Version;
import org.hexproof.solver.embedded.NativeSolver;
import org.hexproof.solving.Certification;

/** {@code hexproof prove}. */
final class ProveCommand implements Command {
  private static final String MEMORY = "memory";
  private static final String MINUTES = "minutes";
  private static final String STORE = "store";
  private static final String THREADS = "threads";
  private static final String TO_MOVE = "to-move";

  private static final int MOST_MEBIBYTES = 1 << 22;
  private static final Duration NO_LIMIT = Duration.ofDays(3650);

  @Override
  public String name() {
    return "prove";
  }

  @Override
  public Options options() {
    return Selection.addWithCells(new Options())
        .addOption(Choices.option(STORE, "DIR"))
        .addOption(Choices.words(TO_MOVE, "COLOR", Choices.COLORS))
        .addOption(Choices.option(THREADS, "N"))
        .addOption(Choices.option(MINUTES, "N"))
        .addOption(Choices.option(MEMORY, "MIB"))
        .addOption(Choices.option(Choices.CERTIFY, "OUT"))
        .addOption(Choices.colors())
        .addOption(Choices.textOrJson())
        .addOption(Choices.out());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    String format = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON);
    if (!line.hasOption(STORE)) {
      throw CommandException.usage("--" + STORE + " DIR is needed: where to keep what is decided");
    }
    int threads = Choices.count(line, THREADS, 1, NativeSolver.MOST_THREADS);
    Limits limits =
        new Limits(
            Choices.minutes(line, MINUTES, NO_LIMIT),
            (long) Choices.count(line, MEMORY, (int) (Limits.DEFAULT.bytes() >> 20), MOST_MEBIBYTES)
                << 20);
    Optional<String> certificate = Choices.certify(line);
    if (certificate.isPresent()) {
      Targets.checkProof(certificate.get());
    }
    Entry entry = SolveCommand.entry(line, surroundings);
    Problem problem = SolveCommand.problem(line, entry, surroundings);
    try (Output output = Output.of(line, surroundings.out());
        Store store = open(line.getOptionValue(STORE), problem);
        Learner learner = start(new SolverName("native:" + threads), surroundings)) {
      Proving proving =
          new Proving(
              problem, learner, asked(learner, certificate, line, surroundings), limits, store);
      Answer answer = run(proving, surroundings);
      if (surroundings.interrupt().raised()) {
        return ExitCode.INTERRUPTED;
      }
      if (answer instanceof Answer.Failed failed) {
        throw CommandException.solverFailed("the solver failed: " + failed.message());
      }
      ProveReport report =
          new ProveReport(
              problem.toMove(), answer, proving.state(), store.otherBuilds(), certificate);
      if (format.equals("json")) {
        report.writeJson(output.writer());
      } else {
        report.writeText(Choices.naming(line).orElse(entry.naming()), output.writer());
      }
      output.commit();
      return answer instanceof Answer.Decided ? ExitCode.OK : ExitCode.UNDECIDED;
    }
  }

  private static Answer run(Proving proving, Surroundings surroundings) throws IOException {
    try (Progress progress = Progress.of(surroundings, "proving", -1)) {
      progress.sayWhenStopped(
          () -> "stopped; what is decided is kept, the same command goes on from there");
      return proving.run(
          surroundings.interrupt()::raised, state -> progress.say(ProveReport.line(state)));
    }
  }

  private static Store open(String name, Problem problem) throws CommandException {
    Path folder = Choices.folder(name);
    try {
      return Store.open(folder, problem, Version.text(), Version.build());
    } catch (StoreException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (IOException e) {
      throw CommandException.unreadable("cannot write " + CommandException.inWords(name, e));
    }
  }

  private static Learner start(SolverName name, Surroundings surroundings) throws CommandException {
    HexSolver solver = surroundings.start(name);
    if (solver instanceof Learner learner) {
      return learner;
    }
    solver.close();
    throw CommandException.solverFailed(solver.name() + " can't tell what it has learned");
  }

  private static HexSolver asked(
      Learner learner, Optional<String> certificate, CommandLine line, Surroundings surroundings)
      throws CommandException {
    if (certificate.isEmpty()) {
      return learner;
    }
    Certification.Target target =
        new Certification.Target(Path.of(certificate.get()), Choices.operand(line));
    HexSolver certifying =
        new Certification(problem -> ImmutableList.of(target), Runtime.getRuntime().maxMemory() / 2)
            .of(learner);
    surroundings.interrupt().onRaise(certifying::cancel);
    return certifying;
  }
}
