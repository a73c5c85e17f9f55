package org.hexproof.cli;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Ordering;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.hexproof.board.Cell;
import org.hexproof.database.Database;
import org.hexproof.database.EntryCircuits;
import org.hexproof.probe.Alterations;
import org.hexproof.probe.Finding;
import org.hexproof.probe.KnownWitnesses;
import org.hexproof.probe.PartialContext;
import org.hexproof.probe.ProbedRegion;
import org.hexproof.probe.Witness;
import org.hexproof.probe.WitnessFinder;
import org.hexproof.realize.Effort;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.RingColorings;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.witness.PieceLibrary;
import org.hexproof.witness.WitnessSearch;

/** The search for witnesses that {@code hexproof probe} makes. */
final class WitnessHunt {
  static final int DEFAULT_MINUTES = 10;

  /** Pieces of more cells make a search long. */
  private static final int MAX_PIECE = 8;

  /** So many cells are changed in a witness of another move, and so many boards asked about. */
  private static final int MOST_CHANGES = 2;

  private static final int MOST_BOARDS = 1500;

  private static final int MOST_MINUTES = 100_000;
  private static final int MOST_THREADS = 256;
  private static final int MOST_SEED = 1_000_000_000;
  private static final int PATIENCE = 30;
  private static final int ROUNDS = 500;
  static final Duration PER_QUESTION = Duration.ofSeconds(60);
  private static final Duration SHORTEST = Duration.ofMillis(1);

  static final Choice<Boolean> WITNESS = Choice.flag("witness");
  static final Choice<Integer> MINUTES =
      Choice.count("minutes", "N", MOST_MINUTES).or(DEFAULT_MINUTES);
  static final Choice<Integer> THREADS =
      Choice.count("threads", "N", MOST_THREADS).or(Runtime.getRuntime().availableProcessors());
  static final Choice<Integer> SEED = Choice.count("seed", "N", MOST_SEED).or(1);
  static final Choice<String> KEEP = Choice.text("keep", "DIR");
  static final Choice<Boolean> ANEW = Choice.flag("anew");

  private final ProbedRegion region;
  private final long bytes;
  private final Line line;
  private final Surroundings surroundings;
  private final Duration time;
  private final int threads;
  private final Map<Cell, Witness> witnesses = new HashMap<>();
  private final Map<Cell, PartialContext> partial = new HashMap<>();
  private final KnownWitnesses known;
  private final Optional<RingColorings> colorings;
  private final Stopwatch watch = Stopwatch.createStarted();

  /**
   * Prepares.
   *
   * @param known the witnesses that need no search, and where others are kept
   * @param colorings how stones close the region; without them nothing is searched for
   * @param time how long to search
   */
  WitnessHunt(
      KnownWitnesses known,
      ProbedRegion region,
      Optional<RingColorings> colorings,
      Duration time,
      long bytes,
      Line line,
      Surroundings surroundings)
      throws CommandException {
    this.region = region;
    this.known = known;
    this.colorings = colorings;
    this.bytes = bytes;
    this.line = line;
    this.surroundings = surroundings;
    this.time = time;
    this.threads = line.get(THREADS);
  }

  /** How long the user wants it to search. */
  static Duration time(Line line) throws CommandException {
    return Duration.ofMinutes(line.get(MINUTES));
  }

  /** Where the user wants witnesses to be kept, if anywhere; a search makes the folder. */
  static Optional<Path> folder(Line line) throws CommandException {
    if (!line.has(KEEP)) {
      return Optional.empty();
    }
    String name = line.get(KEEP);
    Path folder = line.get(WITNESS) ? Choices.folder(name) : Databases.path(name);
    if (!Files.isDirectory(folder)) {
      throw CommandException.unreadable(name + ": there is no such folder");
    }
    return Optional.of(folder);
  }

  /** What asks the solver. */
  static WitnessFinder finder(
      HexSolver solver, Supplier<Limits> limits, Line line, BooleanSupplier stopped)
      throws CommandException {
    return new WitnessFinder(solver, limits, new Effort(line.get(SEED), PATIENCE, ROUNDS), stopped);
  }

  private void add(Cell probe, Witness witness) {
    witnesses.put(probe, witness);
    try {
      known.keep(region.name(probe), witness);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isOver() {
    return surroundings.interrupt().raised() || watch.elapsed().compareTo(time) > 0;
  }

  /** The last question ends with the search. */
  static Limits limits(Duration left, long bytes) {
    return new Limits(
        Ordering.natural().min(Ordering.natural().max(left, SHORTEST), PER_QUESTION), bytes);
  }

  /** The findings with a witness for each viable move for which one was found. */
  ImmutableList<Finding> witnessed(ImmutableList<Finding> findings)
      throws CommandException, IOException {
    List<Cell> open = new ArrayList<>();
    findings.stream().filter(Finding::isOpen).map(Finding::cell).forEach(open::add);
    if (open.isEmpty()) {
      return findings;
    }
    ImmutableListMultimap<Cell, Witness> candidates = candidates(open);
    if (candidates.isEmpty() && !line.get(WITNESS)) {
      return findings;
    }
    BooleanSupplier over = this::isOver;
    try (HexSolver solver = surroundings.start(SolverName.NATIVE);
        Progress progress = Progress.waiting(surroundings, "searching", time)) {
      progress.sayWhenStopped(() -> "stopped; what is known so far follows");
      WitnessFinder finder =
          finder(solver, () -> limits(time.minus(watch.elapsed()), bytes), line, over);
      addKnown(candidates, open, finder);
      if (line.get(WITNESS)) {
        alter(open, new Alterations(finder, MOST_CHANGES, MOST_BOARDS));
      }
      if (colorings.isPresent() && !open.isEmpty()) {
        search(open, finder, progress, over);
      }
    }
    return withWitnesses(findings);
  }

  private void search(
      List<Cell> open, WitnessFinder finder, Progress progress, BooleanSupplier over)
      throws CommandException, IOException {
    try (Database database = Databases.open(line)) {
      WitnessSearch search =
          new WitnessSearch(
              colorings.orElseThrow(),
              PieceLibrary.of(database, MAX_PIECE, bytes),
              EntryCircuits.of(database),
              bytes / threads,
              threads,
              over);
      search.search(
          open,
          new WitnessSearch.Listener() {
            @Override
            public void step(String what, ImmutableSet<Cell> probes) {
              progress.say(probes.size() + " open, " + what);
            }

            @Override
            public boolean accept(WitnessSearch.Found found) {
              Optional<Witness> witness = finder.witness(found, region.cells());
              witness.ifPresent(each -> add(found.probe(), each));
              return witness.isPresent();
            }

            @Override
            public void open(Cell probe, ClosedRegion best) {
              partial.put(probe, PartialContext.of(best, probe, region.edges()));
            }

            @Override
            public void leftOut(int subdivisions) {
              progress.say(
                  "ways to divide left out, since they take more memory (--memory): "
                      + subdivisions);
            }
          });
    }
  }

  /** A witness of one move, changed a little, may be one of another. */
  private void alter(List<Cell> open, Alterations alterations) {
    for (Witness known : ImmutableList.copyOf(witnesses.values())) {
      for (Cell probe : ImmutableList.copyOf(open)) {
        Optional<Witness> altered = alterations.to(known, region, probe);
        altered.ifPresent(witness -> add(probe, witness));
        if (altered.isPresent()) {
          open.remove(probe);
        }
      }
    }
  }

  private ImmutableListMultimap<Cell, Witness> candidates(List<Cell> open) throws IOException {
    ImmutableListMultimap.Builder<Cell, Witness> candidates = ImmutableListMultimap.builder();
    for (Cell probe : open) {
      candidates.putAll(probe, known.of(region, probe));
    }
    return candidates.build();
  }

  /** What is known already need not be searched for, if the solver confirms it. */
  private void addKnown(
      ImmutableListMultimap<Cell, Witness> candidates, List<Cell> open, WitnessFinder finder) {
    for (Cell probe : candidates.keySet()) {
      Optional<Witness> confirmed =
          candidates.get(probe).stream().filter(finder::isUnique).findFirst();
      confirmed.ifPresent(witness -> witnesses.put(probe, witness));
      if (confirmed.isPresent()) {
        open.remove(probe);
      }
    }
  }

  private ImmutableList<Finding> withWitnesses(ImmutableList<Finding> findings) {
    return findings.stream().map(this::witnessed).collect(ImmutableList.toImmutableList());
  }

  private Finding witnessed(Finding finding) {
    Optional<Witness> witness = Optional.ofNullable(witnesses.get(finding.cell()));
    Optional<PartialContext> best = Optional.ofNullable(partial.get(finding.cell()));
    return witness.map(finding::with).or(() -> best.map(finding::with)).orElse(finding);
  }
}
