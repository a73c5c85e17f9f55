package org.hexproof.cli;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Version;
import org.hexproof.work.Reply;
import org.hexproof.work.ReplyFile;
import org.hexproof.work.Shard;
import org.hexproof.work.Unit;
import org.hexproof.work.UnitList;
import org.hexproof.work.WorkRun;

/** {@code hexproof work}. */
final class WorkCommand {
  private static final int MOST_THREADS = 256;
  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final Pattern PART = Pattern.compile("([1-9][0-9]{0,8})/([1-9][0-9]{0,8})");

  private static final Choice<String> SHARD = Choice.text("shard", "K/N");
  private static final Choice<Integer> THREADS = Choice.count("threads", "N", MOST_THREADS).or(1);

  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(SHARD, Asking.TIMEOUT, THREADS, Output.OUT);

  private WorkCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    Shard shard = shard(line);
    Limits limits = Asking.limits(line);
    int threads = line.get(THREADS);
    String name = line.operand();
    UnitList list = UnitFiles.read(name, Optional.of(SolverName.NATIVE), surroundings);
    ExitCode code = list.refused().isEmpty() ? ExitCode.OK : ExitCode.UNREADABLE;
    ImmutableList<Unit> units =
        list.units().entrySet().stream()
            .filter(unit -> shard.has(unit.getKey()))
            .map(Map.Entry::getValue)
            .collect(toImmutableList());
    Optional<String> out = line.find(Output.OUT).filter(file -> !file.equals(Inputs.STANDARD));
    if (out.isEmpty()) {
      Run run = new Run(surroundings, reply -> surroundings.out().println(reply.line()));
      return code.and(run.answer(units, ImmutableSet.of(), limits, threads));
    }
    try (ReplyFile file = open(out.get())) {
      Run run = new Run(surroundings, file::add);
      return code.and(run.answer(units, file.decided(), limits, threads));
    }
  }

  private static Shard shard(Line line) {
    String text = line.find(SHARD).orElse("1/1");
    Matcher parts = PART.matcher(text);
    if (parts.matches()) {
      int number = Integer.parseInt(parts.group(1));
      int of = Integer.parseInt(parts.group(2));
      if (number <= of) {
        return new Shard(number, of);
      }
    }
    throw CommandException.usage(
        SHARD + " wants a part like 2/3, the second of three, not '" + text + "'");
  }

  private static ReplyFile open(String file) {
    try {
      return ReplyFile.open(Path.of(file));
    } catch (IOException e) {
      throw CommandException.file(file, e);
    }
  }

  /** Where answers go. */
  private interface Sink {
    void add(Reply reply) throws IOException;
  }

  /** One run: counts what is answered. */
  private static final class Run {
    private final Surroundings surroundings;
    private final Sink sink;
    private ExitCode code = ExitCode.OK;
    private int decided;
    private int open;

    Run(Surroundings surroundings, Sink sink) {
      this.surroundings = surroundings;
      this.sink = sink;
    }

    ExitCode answer(
        ImmutableList<Unit> units, ImmutableSet<String> done, Limits limits, int threads)
        throws IOException {
      ImmutableList<Unit> left =
          units.stream().filter(unit -> !done.contains(unit.hash())).collect(toImmutableList());
      SolverSource solvers = surroundings.startingOnce();
      try (Progress progress = Progress.of(surroundings, "units", left.size());
          WorkRun run =
              new WorkRun(
                  left, () -> solvers.start(SolverName.NATIVE), limits, Version.build(), threads)) {
        surroundings.interrupt().onRaise(() -> run.cancel(PATIENCE));
        run.begin(reply -> take(reply, progress)).join();
      } catch (CompletionException e) {
        if (e.getCause() instanceof UncheckedIOException cause) {
          throw cause.getCause();
        }
        throw e;
      }
      int before = units.size() - left.size();
      surroundings
          .err()
          .println(
              (surroundings.interrupt().raised() ? "stopped; " : "")
                  + "%s of %s units decided%s%s"
                      .formatted(
                          Integer.toString(before + decided),
                          Integer.toString(units.size()),
                          before == 0 ? "" : ", " + before + " of them before",
                          open == 0 ? "" : "; " + open + " not"));
      return code;
    }

    private void take(Reply reply, Progress progress) {
      try {
        sink.add(reply);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      progress.step();
      switch (reply.status()) {
        case DECIDED -> decided++;
        case UNDECIDED -> open(ExitCode.UNDECIDED);
        case FAILED -> {
          surroundings
              .err()
              .println("hexproof: the solver failed: " + reply.reason().orElseThrow());
          open(ExitCode.SOLVER_FAILED);
        }
      }
    }

    private void open(ExitCode why) {
      open++;
      code = code.and(why);
    }
  }
}
