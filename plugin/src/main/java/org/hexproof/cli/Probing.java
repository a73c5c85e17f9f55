package org.hexproof.cli;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.RegionReading;
import org.hexproof.probe.Finding;
import org.hexproof.probe.KnownWitnesses;
import org.hexproof.probe.Probed;
import org.hexproof.probe.Probed.Bolstered;
import org.hexproof.probe.ProbedRegion;
import org.hexproof.probe.ShippedWitnesses;
import org.hexproof.probe.WitnessFolder;
import org.hexproof.region.RegionLimit;
import org.hexproof.region.RegionTooLargeException;
import org.hexproof.region.RingColorings;
import org.hexproof.shannon.Coloring;
import org.hexproof.solver.Grounds;
import org.hexproof.solver.HexSolver;
import org.hexproof.template.Template;
import org.hexproof.value.StoreFullException;

/** What {@code hexproof probe} is to tell of each region, and how that is found. */
final class Probing {
  static final int DEFAULT_CELLS = 12;
  static final int DEFAULT_MEBIBYTES = 1024;

  /** With a table the region without a stone more has this part of the time. */
  private static final int TABLES_SHARE = 4;

  private static final ImmutableSet<Edge> SIDES = ImmutableSet.of(Edge.LEFT, Edge.RIGHT);
  private static final String AS_DRAWN =
      "probed as it is drawn, with %s at the left and right edges; as a template it is of another"
          + " side\n  hint: 'hexproof convert --to yaml' draws the template at the top or bottom, to"
          + " be probed there";

  static final ImmutableList<String> ORDERS = ImmutableList.of("planar", "ports");

  static final Choice<String> CELL = Choice.text("cell", "CELL");
  static final Choice<Boolean> PERIMETER = Choice.flag("perimeter");
  static final Choice<String> ORDER = Choice.word("order", "ORDER", Probing.ORDERS);
  static final Choice<Integer> MAX_CELLS =
      Choice.count("max-cells", "N", Coloring.MAX_CELLS).or(DEFAULT_CELLS);
  static final Choice<Integer> MEMORY =
      Choice.count("memory", "MIB", 1 << 20).or(DEFAULT_MEBIBYTES);

  private final Line line;
  private final Surroundings surroundings;
  private final ProbedRegion.Order order;
  private final int maxCells;
  private final long bytes;
  private final Duration time;
  private final Optional<String> only;
  private final Optional<Path> keep;
  private final ShippedWitnesses shipped;
  private final Grounds grounds = new Grounds();
  private ExitCode code = ExitCode.OK;
  private boolean hasFailed;

  Probing(Line line, Surroundings surroundings) throws CommandException, IOException {
    this.line = line;
    this.surroundings = surroundings.with(name -> grounds.of(surroundings.solvers().start(name)));
    order = ProbedRegion.Order.valueOf(line.get(ORDER).toUpperCase(Locale.ROOT));
    maxCells = line.get(MAX_CELLS);
    bytes = (long) line.get(MEMORY) << 20;
    time = WitnessHunt.time(line);
    only = line.find(CELL);
    keep = WitnessHunt.folder(line);
    if (line.has(Databases.DB)) {
      Databases.open(line).close();
    }
    shipped = line.get(WitnessHunt.ANEW) ? ShippedWitnesses.none() : ShippedWitnesses.read();
  }

  /** What to tell the shell of all that was asked. */
  ExitCode code() {
    return surroundings.interrupt().raised() ? ExitCode.INTERRUPTED : code;
  }

  /** Does what needs a solver; if that fails, what is known without it is told all the same. */
  private <T> T solved(T known, Solving<T> work) throws CommandException, IOException {
    T result = known;
    Optional<String> failure;
    try {
      result = work.run();
      failure = grounds.failure().map(words -> SolverName.NATIVE.text() + " failed: " + words);
    } catch (CommandException e) {
      if (e.exitCode() != ExitCode.SOLVER_FAILED) {
        throw e;
      }
      failure = Optional.of(e.getMessage());
    }
    if (failure.isPresent() && !hasFailed) {
      hasFailed = true;
      code = code.and(surroundings.tellFailure(failure.get()));
    }
    return result;
  }

  private interface Solving<T> {
    T run() throws CommandException, IOException;
  }

  /**
   * What is known of a region in the end.
   *
   * @return nothing if it is too large, which is told
   */
  Optional<Probed> report(Entry entry) throws CommandException, IOException {
    try {
      return Optional.of(reported(entry));
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(entry.place() + ": " + e.getMessage());
    } catch (UncheckedIOException e) {
      throw CommandException.solverFailed("cannot write " + e.getCause().getMessage());
    } catch (RegionTooLargeException e) {
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

  private Probed reported(Entry given) throws FormatException, CommandException, IOException {
    Entry entry = given.asRegion();
    RegionCut cut = new RegionCut(Optional.empty(), Optional.empty());
    cut.tell(entry, surroundings.err());
    Inputs.tell(entry, asDrawn(given), surroundings.err());
    ImmutableSet<Cell> cells = cut.cells(entry);
    RegionLimit.check(cells.size(), maxCells);
    ProbedRegion region = ProbedRegion.of(entry.diagram(), cells);
    checkCell(entry, region);
    KnownWitnesses known =
        new KnownWitnesses(
            keep.map(path -> new WitnessFolder(path, entry.diagram().name(), /* addition= */ "")),
            shipped);
    Stopwatch watch = Stopwatch.createStarted();
    ImmutableList<Finding> findings = findings(region);
    boolean isSearching = line.get(WitnessHunt.WITNESS);
    Optional<RingColorings> colorings =
        isSearching || line.get(PERIMETER) ? colorings(entry, region) : Optional.empty();
    Duration first = line.get(PERIMETER) ? time.dividedBy(TABLES_SHARE) : time;
    // A cell beside may stay empty, and has cells around it too.
    ProbedRegion wider = region.wider();
    WitnessHunt hunt =
        new WitnessHunt(
            known,
            wider,
            colorings.filter(ring -> isSearching).map(ring -> wider.colorings()),
            first,
            bytes,
            line,
            surroundings);
    ImmutableList<Finding> viable = Finding.moved(findings, region, wider);
    findings = Finding.moved(solved(viable, () -> hunt.witnessed(viable)), wider, region);
    Probed report = new Probed(entry.diagram().name(), region, findings);
    if (!line.get(PERIMETER) || colorings.isEmpty()) {
      return report;
    }
    ImmutableList<Bolstered> table = table(region, colorings.get().ring());
    ImmutableList<Finding> witnessed = findings;
    return report.with(
        solved(
            table,
            () -> {
              try (HexSolver solver = surroundings.start(SolverName.NATIVE)) {
                Duration left = time.minus(watch.elapsed());
                return new PerimeterHunt(
                        known, region, table, left, bytes, solver, line, surroundings)
                    .witnessed(witnessed);
              }
            }));
  }

  /** What is told of a drawing that is a template of White's or of a side edge. */
  private ImmutableList<String> asDrawn(Entry entry) throws CommandException {
    try {
      Template template = entry.template(Optional.empty());
      boolean isAsDrawn =
          template.stones().equals(entry.diagram().position())
              && Collections.disjoint(Diagram.of(template).edges(), SIDES);
      Naming naming = line.find(Choices.NAMES).orElse(entry.naming());
      return isAsDrawn
          ? ImmutableList.of()
          : ImmutableList.of(AS_DRAWN.formatted(naming.name(Color.WHITE)));
    } catch (FormatException e) {
      return ImmutableList.of();
    }
  }

  private void checkCell(Entry entry, ProbedRegion region) throws CommandException {
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

  private ImmutableList<Finding> findings(ProbedRegion region) {
    return Finding.of(region, order, bytes).stream()
        .filter(finding -> only.map(finding.name()::equals).orElse(true))
        .collect(ImmutableList.toImmutableList());
  }

  /** How stones close the region; if it can't be walked around, that is told. */
  private Optional<RingColorings> colorings(Entry entry, ProbedRegion region) {
    try {
      return Optional.of(region.colorings());
    } catch (IllegalArgumentException e) {
      tellUndecided(entry.place() + ": no search for witnesses and no table: " + e.getMessage());
      return Optional.empty();
    }
  }

  private ImmutableList<Bolstered> table(ProbedRegion region, ImmutableList<Cell> ring) {
    ImmutableList.Builder<Bolstered> table = ImmutableList.builder();
    for (Content stone : ImmutableList.of(Content.WHITE, Content.BLACK)) {
      for (Cell beside : ring) {
        if (!surroundings.interrupt().raised()) {
          table.add(new Bolstered(beside, stone, findings(region.with(beside, stone))));
        }
      }
    }
    return table.build();
  }
}
