package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.prove.Stores;
import org.hexproof.report.Totals;
import org.hexproof.solver.Version;
import org.hexproof.work.ReplyFile;
import org.hexproof.work.Shard;
import org.hexproof.work.Unit;
import org.hexproof.work.UnitList;
import org.hexproof.work.UnitReply;
import org.hexproof.work.WorkTask;

/** {@code hexproof work}. */
final class WorkCommand {
  private static final Pattern PART = Pattern.compile("([1-9][0-9]{0,8})/([1-9][0-9]{0,8})");

  private static final Choice<Shard> SHARD =
      Choice.of("shard", "K/N", WorkCommand::shard).or(new Shard(1, 1));

  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(
          SHARD,
          Asking.TIMEOUT,
          Asking.MEMORY,
          Asking.THREADS,
          SplitChoices.SPLIT_AFTER,
          SplitChoices.STORE,
          Output.OUT);

  private WorkCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    UnitList list = UnitFiles.read(line.operand(), Optional.of(SolverName.NATIVE), surroundings);
    ExitCode code = list.refused().isEmpty() ? ExitCode.OK : ExitCode.UNREADABLE;
    ImmutableList<Unit> units = list.of(line.get(SHARD));
    Optional<String> out = line.find(Output.OUT).filter(file -> !file.equals(Inputs.STANDARD));
    if (out.isEmpty()) {
      WorkTask.Taker printed = reply -> surroundings.out().println(reply.line());
      return code.and(answer(units, ImmutableSet.of(), printed, line, surroundings));
    }
    try (ReplyFile file = open(out.get())) {
      return code.and(answer(units, file.decided(), file::add, line, surroundings));
    }
  }

  private static Shard shard(String text) {
    Matcher parts = PART.matcher(text);
    if (parts.matches()) {
      int number = Integer.parseInt(parts.group(1));
      int of = Integer.parseInt(parts.group(2));
      if (number <= of) {
        return new Shard(number, of);
      }
    }
    throw CommandException.usage(
        "--shard wants a part like 2/3, the second of three, not '" + text + "'");
  }

  private static ReplyFile open(String file) {
    return FileUse.read(file, () -> ReplyFile.open(Path.of(file)));
  }

  private static ExitCode answer(
      ImmutableList<Unit> units,
      ImmutableSet<String> done,
      WorkTask.Taker taker,
      Line line,
      Surroundings surroundings)
      throws IOException {
    SolverSource solvers = surroundings.startingOnce();
    Optional<SplitChoices> split = SplitChoices.of(line);
    try (Stores stores = SplitChoices.stores(split)) {
      WorkTask task =
          new WorkTask(
              units,
              done,
              Asking.limits(line, line.get(Asking.TIMEOUT)),
              split.map(choices -> choices.manner(stores)),
              Version.build(),
              line.get(Asking.THREADS));
      WorkTask.Worked worked =
          task.run(
              surroundings.watch(),
              () -> solvers.start(SolverName.NATIVE),
              reply -> {
                taker.take(reply);
                if (reply.status() == UnitReply.Status.FAILED) {
                  surroundings.tell("the solver failed: " + reply.reason().orElseThrow());
                }
              });
      ExitCode code = tell(worked, units.size(), surroundings);
      worked
          .splitting()
          .map(made -> Totals.split(made, split.flatMap(SplitChoices::store)))
          .ifPresent(surroundings.err()::println);
      return code;
    }
  }

  private static ExitCode tell(WorkTask.Worked worked, int units, Surroundings surroundings) {
    surroundings
        .err()
        .println(
            (surroundings.interrupt().raised() ? "stopped; " : "")
                + "%s of %s units decided%s%s"
                    .formatted(
                        Integer.toString(worked.decided()),
                        Integer.toString(units),
                        worked.before() == 0 ? "" : ", " + worked.before() + " of them before",
                        worked.open() == 0 ? "" : "; " + worked.open() + " not"));
    return worked.replies().contains(UnitReply.Status.FAILED)
        ? ExitCode.SOLVER_FAILED
        : worked.open() > 0 ? ExitCode.UNDECIDED : ExitCode.OK;
  }
}
