package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.RegionReading;
import org.hexproof.probe.KnownWitnesses;
import org.hexproof.probe.PiecesAnswer;
import org.hexproof.probe.ProbeAnswer;
import org.hexproof.probe.ProbePlan;
import org.hexproof.probe.ProbeTask;
import org.hexproof.probe.Probed;
import org.hexproof.probe.ProbedRegion;
import org.hexproof.probe.ShippedWitnesses;
import org.hexproof.region.RegionCut;
import org.hexproof.region.RegionLimit;
import org.hexproof.report.Account;
import org.hexproof.report.Counted;
import org.hexproof.report.PiecesReport;
import org.hexproof.report.ProbeReport;
import org.hexproof.report.ProbeTable;
import org.hexproof.shannon.Coloring;
import org.hexproof.solving.Watch;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;

/** {@code hexproof probe}. */
final class ProbeCommand {
  private static final int DEFAULT_MINUTES = 10;
  private static final int DEFAULT_CELLS = 12;
  private static final int MOST_MINUTES = 100_000;
  private static final int MOST_SEED = 1_000_000_000;
  private static final String AS_DRAWN =
      "probed as it is drawn, with %s at the left and right edges; as a template it is of another"
          + " side\n"
          + "  hint: 'hexproof convert --to yaml' draws the template at the top or bottom, to be"
          + " probed there";

  private static final Choice<String> CELL = Choice.text("cell", "CELL");
  private static final Choice<Boolean> PERIMETER = Choice.flag("perimeter");
  private static final Choice<Boolean> WITNESS = Choice.flag("witness");
  private static final Choice<Integer> MINUTES =
      Choice.count("minutes", "N", MOST_MINUTES).or(DEFAULT_MINUTES);
  private static final Choice<Integer> THREADS =
      Asking.THREADS.or(Runtime.getRuntime().availableProcessors());
  private static final Choice<Integer> SEED = Choice.count("seed", "N", MOST_SEED).or(1);
  private static final Choice<String> KEEP = Choice.text("keep", "DIR");
  private static final Choice<Boolean> ANEW = Choice.flag("anew");
  private static final Choice<ProbedRegion.Order> ORDER =
      Choice.of("order", "ORDER", ProbedRegion.Order.values()).or(ProbedRegion.Order.PLANAR);
  private static final Choice<Integer> MAX_CELLS =
      Choice.count("max-cells", "N", Coloring.MAX_CELLS).or(DEFAULT_CELLS);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(CELL, PERIMETER, WITNESS, MINUTES, THREADS, SEED, KEEP, Exclude.EXCLUDE, ANEW)
          .addAll(PiecesAsking.CHOICES)
          .add(Databases.DB, ORDER, MAX_CELLS, ValueCommand.MEMORY, Inputs.NAMES)
          .add(Output.FORMAT, Output.OUT)
          .build();

  static final ImmutableList<Rule> RULES =
      ImmutableList.of(
          PiecesAsking.RULE,
          new Rule.Needs(
              ImmutableList.of(PiecesAsking.PIECES),
              "%s is about one move, which --cell names",
              ImmutableList.of(CELL)),
          Rule.excludes(
              PiecesAsking.PIECES,
              "--pieces is a search by hand, and has no use for %s",
              PERIMETER,
              WITNESS,
              ANEW,
              ORDER));

  private final Line line;
  private final Surroundings surroundings;
  private final Watch watch;
  private final ProbePlan plan;
  private final Optional<Path> keep;
  private final ShippedWitnesses shipped;
  private ExitCode code = ExitCode.OK;
  private boolean hasFailed;

  private ProbeCommand(Line line, Surroundings surroundings) throws IOException {
    this.line = line;
    this.surroundings = surroundings;
    watch = surroundings.watch(() -> "stopped; what is known so far follows");
    keep = folder(line);
    if (line.has(Databases.DB)) {
      Databases.open(line).close();
    }
    plan =
        new ProbePlan(
            line.get(ORDER),
            line.get(ValueCommand.MEMORY),
            Duration.ofMinutes(line.get(MINUTES)),
            line.get(THREADS),
            line.get(SEED),
            line.get(PERIMETER),
            line.get(WITNESS),
            line.find(Databases.DB).map(Path::of));
    shipped = line.get(ANEW) ? ShippedWitnesses.none() : ShippedWitnesses.read();
  }

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    return new ProbeCommand(line, surroundings).run();
  }

  /** Where the user wants witnesses to be kept, if anywhere; a search makes the folder. */
  private static Optional<Path> folder(Line line) {
    if (!line.has(KEEP)) {
      return Optional.empty();
    }
    String name = line.get(KEEP);
    Path folder =
        line.get(WITNESS) || line.has(PiecesAsking.PIECES)
            ? Targets.folder(name)
            : Databases.path(name);
    if (!Files.isDirectory(folder)) {
      throw CommandException.unreadable(name + ": there is no such folder");
    }
    return Optional.of(folder);
  }

  private ExitCode run() throws IOException {
    Inputs inputs = Inputs.of(line, surroundings.in());
    ImmutableList<String> paths = line.paths();
    boolean isOne = paths.size() == 1 && inputs.files(paths.get(0)).equals(paths);
    EntryList entries = new EntryList(surroundings.err());
    if (!isOne) {
      Rule.refuse(
          line, "%s is for one template, not for several", CELL, PERIMETER, PiecesAsking.PIECES);
      inputs.readAll(paths, Selection.withCells(line), entries);
      if (entries.entries().isEmpty() && entries.code() != ExitCode.OK) {
        return entries.code();
      }
    }
    try (Output output = Output.of(line, surroundings.out())) {
      Account report =
          isOne
              ? one(Inputs.named(line, inputs.readOne(paths.get(0), Selection.withCells(line))))
              : table(entries.entries());
      return entries.code().and(code).and(output.tell(report, Output.isJson(line)));
    }
  }

  private Account one(Entry entry) throws IOException {
    if (line.has(PiecesAsking.PIECES)) {
      return byHand(entry.asRegion());
    }
    return new ProbeReport(probed(entry), naming(entry));
  }

  private Naming naming(Entry entry) {
    return line.find(Inputs.NAMES).orElse(entry.naming());
  }

  private Account table(ImmutableList<Entry> entries) throws IOException {
    int maxCells = line.get(MAX_CELLS);
    ImmutableList.Builder<Probed> reports = ImmutableList.builder();
    int leftOut = 0;
    for (Entry entry : entries) {
      if (watch.isStopped()) {
        break;
      }
      if (RegionReading.of(entry.diagram()).cells().size() > maxCells) {
        leftOut++;
        continue;
      }
      try {
        reports.add(probed(entry));
      } catch (GameTooLargeException e) {
        tellUndecided(e.getMessage());
      } catch (StoreFullException e) {
        tellUndecided(e.getMessage() + " (--memory raises it)");
      } catch (FormatException e) {
        tell(e.getMessage(), ExitCode.UNREADABLE);
      } catch (CommandException e) {
        tell(e.getMessage(), e.exitCode());
      }
    }
    if (leftOut > 0) {
      tellUndecided(
          "templates of more than %s: %s (--max-cells)"
              .formatted(Counted.of(maxCells, "empty cell"), leftOut));
    }
    return new ProbeTable(reports.build(), leftOut);
  }

  private void tellUndecided(String why) {
    tell("undecided: " + why, ExitCode.UNDECIDED);
  }

  private void tell(String message, ExitCode kind) {
    surroundings.tell(message);
    code = code.and(kind);
  }

  private Account byHand(Entry entry) throws IOException {
    try {
      ProbedRegion region = ProbedRegion.of(entry.diagram(), cells(entry));
      PiecesAnswer answer =
          new PiecesAsking(line, surroundings)
              .answer(entry, region, line.get(CELL), keep, plan, watch);
      surroundings.interrupt().check();
      tellFailure(answer.failure());
      return new PiecesReport(answer, naming(entry), line.get(ValueCommand.ASCII));
    } catch (FormatException e) {
      throw CommandException.unreadable(e);
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(entry.place() + ": " + e.getMessage());
    }
  }

  /** The empty cells of the region, if they are few enough. */
  private ImmutableSet<Cell> cells(Entry entry) throws FormatException {
    RegionCut cut = new RegionCut(Optional.empty(), Optional.empty());
    Inputs.tell(entry, cut.remarks(entry), surroundings.err());
    ImmutableSet<Cell> cells = cut.cells(entry);
    RegionLimit.check(cells.size(), line.get(MAX_CELLS));
    return cells;
  }

  /** What is known of a region in the end. */
  private Probed probed(Entry given) throws IOException {
    Entry entry = given.asRegion();
    try {
      ImmutableSet<Cell> cells = cells(entry);
      if (!ProbedRegion.isTemplateAsDrawn(given)) {
        String remark = AS_DRAWN.formatted(naming(given).name(Color.WHITE));
        Inputs.tell(entry, ImmutableList.of(remark), surroundings.err());
      }
      KnownWitnesses known = KnownWitnesses.of(keep, entry.diagram().name(), shipped);
      ProbeAnswer answer =
          ProbeTask.of(entry, cells, line.find(CELL), known, plan)
              .run(watch, () -> surroundings.stoppable(SolverName.NATIVE));
      tell(entry, answer);
      return answer.probed();
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(entry.place() + ": " + e.getMessage());
    } catch (UncheckedIOException e) {
      throw CommandException.unwritable(e.getCause().getMessage());
    }
  }

  /** Tells what else came of it; of a solver that fails only once. */
  private void tell(Entry entry, ProbeAnswer answer) {
    answer
        .gap()
        .ifPresent(
            why -> tellUndecided(entry.place() + ": no search for witnesses and no table: " + why));
    tellFailure(answer.failure());
  }

  private void tellFailure(Optional<String> failure) {
    if (failure.isPresent() && !hasFailed) {
      hasFailed = true;
      String words = SolverName.NATIVE.text() + " " + failure.get();
      code = code.and(surroundings.tellFailure(words, true));
    }
  }
}
