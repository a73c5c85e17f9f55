package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.RegionReading;
import org.hexproof.probe.KnownWitnesses;
import org.hexproof.probe.ProbeAnswer;
import org.hexproof.probe.ProbePlan;
import org.hexproof.probe.ProbeTask;
import org.hexproof.probe.Probed;
import org.hexproof.probe.ProbedRegion;
import org.hexproof.probe.ShippedWitnesses;
import org.hexproof.probe.WitnessFolder;
import org.hexproof.region.RegionCut;
import org.hexproof.region.RegionLimit;
import org.hexproof.shannon.Coloring;
import org.hexproof.solving.Watch;
import org.hexproof.template.Template;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;

/** What {@code hexproof probe} is to tell of each region, and how that is found. */
final class Probing {
  static final int DEFAULT_MINUTES = 10;
  static final int DEFAULT_CELLS = 12;
  static final int DEFAULT_MEBIBYTES = 1024;

  private static final int MOST_MINUTES = 100_000;
  private static final int MOST_THREADS = 256;
  private static final int MOST_SEED = 1_000_000_000;
  private static final ImmutableSet<Edge> SIDES = ImmutableSet.of(Edge.LEFT, Edge.RIGHT);
  private static final String AS_DRAWN =
      "probed as it is drawn, with %s at the left and right edges; as a template it is of another"
          + " side\n  hint: 'hexproof convert --to yaml' draws the template at the top or bottom, to"
          + " be probed there";

  static final ImmutableList<String> ORDERS = ImmutableList.of("planar", "ports");

  static final Choice<String> CELL = Choice.text("cell", "CELL");
  static final Choice<Boolean> PERIMETER = Choice.flag("perimeter");
  static final Choice<Boolean> WITNESS = Choice.flag("witness");
  static final Choice<Integer> MINUTES =
      Choice.count("minutes", "N", MOST_MINUTES).or(DEFAULT_MINUTES);
  static final Choice<Integer> THREADS =
      Choice.count("threads", "N", MOST_THREADS).or(Runtime.getRuntime().availableProcessors());
  static final Choice<Integer> SEED = Choice.count("seed", "N", MOST_SEED).or(1);
  static final Choice<String> KEEP = Choice.text("keep", "DIR");
  static final Choice<Boolean> ANEW = Choice.flag("anew");
  static final Choice<String> ORDER = Choice.word("order", "ORDER", Probing.ORDERS);
  static final Choice<Integer> MAX_CELLS =
      Choice.count("max-cells", "N", Coloring.MAX_CELLS).or(DEFAULT_CELLS);
  static final Choice<Integer> MEMORY =
      Choice.count("memory", "MIB", 1 << 20).or(DEFAULT_MEBIBYTES);

  private final Line line;
  private final Surroundings surroundings;
  private final Watch watch;
  private final ProbePlan plan;
  private final int maxCells;
  private final Optional<String> only;
  private final Optional<Path> keep;
  private final ShippedWitnesses shipped;
  private ExitCode code = ExitCode.OK;
  private boolean hasFailed;

  Probing(Line line, Surroundings surroundings) throws IOException {
    this.line = line;
    this.surroundings = surroundings;
    watch = surroundings.watch(() -> "stopped; what is known so far follows");
    maxCells = line.get(MAX_CELLS);
    only = line.find(CELL);
    keep = folder(line);
    if (line.has(Databases.DB)) {
      Databases.open(line).close();
    }
    plan =
        new ProbePlan(
            ProbedRegion.Order.valueOf(line.get(ORDER).toUpperCase(Locale.ROOT)),
            (long) line.get(MEMORY) << 20,
            Duration.ofMinutes(line.get(MINUTES)),
            line.get(THREADS),
            line.get(SEED),
            line.get(PERIMETER),
            line.get(WITNESS),
            line.find(Databases.DB).map(Path::of));
    shipped = line.get(ANEW) ? ShippedWitnesses.none() : ShippedWitnesses.read();
  }

  /** What to tell the shell of all that was asked. */
  ExitCode code() {
    return surroundings.interrupt().raised() ? ExitCode.INTERRUPTED : code;
  }

  /** Where the user wants witnesses to be kept, if anywhere; a search makes the folder. */
  private static Optional<Path> folder(Line line) {
    if (!line.has(KEEP)) {
      return Optional.empty();
    }
    String name = line.get(KEEP);
    Path folder = line.get(WITNESS) ? Targets.folder(name) : Databases.path(name);
    if (!Files.isDirectory(folder)) {
      throw CommandException.unreadable(name + ": there is no such folder");
    }
    return Optional.of(folder);
  }

  /**
   * What is known of a region in the end.
   *
   * @return nothing if it is too large, which is told
   */
  Optional<Probed> report(Entry entry) throws IOException {
    try {
      return Optional.of(reported(entry));
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(entry.place() + ": " + e.getMessage());
    } catch (UncheckedIOException e) {
      throw CommandException.solverFailed("cannot write " + e.getCause().getMessage());
    } catch (GameTooLargeException e) {
      tellUndecided(e.getMessage());
    } catch (StoreFullException e) {
      tellUndecided(e.getMessage() + " (--memory raises it)");
    }
    return Optional.empty();
  }

  /** The same; what can't be read is told too, so that other regions follow. */
  Optional<Probed> reportOrTell(Entry entry) throws IOException {
    try {
      return report(entry);
    } catch (CommandException e) {
      surroundings.err().println("hexproof: " + e.getMessage());
      code = code.and(e.exitCode());
      return Optional.empty();
    }
  }

  /** Whether a region has more cells than the user wants. */
  boolean isTooLarge(Entry entry) {
    return RegionReading.of(entry.diagram()).cells().size() > maxCells;
  }

  /** So many regions are too large. */
  void tellLeftOut(int regions) {
    if (regions > 0) {
      tellUndecided(
          "templates of more than %s empty cells: %s (--max-cells)"
              .formatted(String.valueOf(maxCells), String.valueOf(regions)));
    }
  }

  private void tellUndecided(String why) {
    surroundings.err().println("hexproof: undecided: " + why);
    code = code.and(ExitCode.UNDECIDED);
  }

  private Probed reported(Entry given) throws IOException {
    Entry entry = given.asRegion();
    RegionCut cut = new RegionCut(Optional.empty(), Optional.empty());
    Inputs.tell(entry, cut.remarks(entry), surroundings.err());
    Inputs.tell(entry, asDrawn(given), surroundings.err());
    ImmutableSet<Cell> cells = cut.cells(entry);
    RegionLimit.check(cells.size(), maxCells);
    ProbedRegion region = ProbedRegion.of(entry.diagram(), cells);
    checkCell(entry, region);
    KnownWitnesses known =
        new KnownWitnesses(
            keep.map(path -> new WitnessFolder(path, entry.diagram().name(), /* addition= */ "")),
            shipped);
    ProbeAnswer answer =
        new ProbeTask(entry.diagram().name(), region, only, known, plan)
            .run(watch, () -> surroundings.stoppable(SolverName.NATIVE));
    answer
        .gap()
        .ifPresent(
            why -> tellUndecided(entry.place() + ": no search for witnesses and no table: " + why));
    if (answer.failure().isPresent() && !hasFailed) {
      hasFailed = true;
      String failure = SolverName.NATIVE.text() + " " + answer.failure().get();
      code = code.and(surroundings.tellFailure(failure, true));
    }
    return answer.probed();
  }

  /** What is told of a drawing that is a template of White's or of a side edge. */
  private ImmutableList<String> asDrawn(Entry entry) {
    try {
      Template template = entry.template(Optional.empty());
      boolean isAsDrawn =
          template.stones().equals(entry.diagram().position())
              && Collections.disjoint(Diagram.of(template).edges(), SIDES);
      Naming naming = line.find(Inputs.NAMES).orElse(entry.naming());
      return isAsDrawn
          ? ImmutableList.of()
          : ImmutableList.of(AS_DRAWN.formatted(naming.name(Color.WHITE)));
    } catch (FormatException e) {
      return ImmutableList.of();
    }
  }

  private void checkCell(Entry entry, ProbedRegion region) {
    ImmutableList<String> names =
        region.cells().stream().map(region::name).collect(ImmutableList.toImmutableList());
    if (only.isPresent() && !names.contains(only.get())) {
      throw CommandException.unreadable(
          entry.place()
              + ": "
              + only.get()
              + " is no empty cell of this region\n  hint: its cells are "
              + String.join(" ", names));
    }
  }
}
