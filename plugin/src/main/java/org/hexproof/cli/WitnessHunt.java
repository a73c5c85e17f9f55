package org.hexproof.cli;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Ordering;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.apache.commons.cli.CommandLine;
import org.hexproof.database.Database;
import org.hexproof.database.EntryCircuits;
import org.hexproof.probe.Finding;
import org.hexproof.probe.ProbedRegion;
import org.hexproof.probe.Witness;
import org.hexproof.probe.WitnessFinder;
import org.hexproof.probe.WitnessFolder;
import org.hexproof.realize.Effort;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.witness.PieceLibrary;
import org.hexproof.witness.WitnessSearch;

/** The search for witnesses that {@code hexproof probe} makes. */
final class WitnessHunt {
  static final String MINUTES = "minutes";
  static final String SEED = "seed";
  static final String KEEP = "keep";
  static final int DEFAULT_MINUTES = 10;

  /** Pieces of more cells make a search long. */
  private static final int MAX_PIECE = 8;

  private static final int MOST_MINUTES = 100_000;
  private static final int MOST_SEED = 1_000_000_000;
  private static final int PATIENCE = 30;
  private static final int ROUNDS = 500;
  private static final Duration PER_QUESTION = Duration.ofSeconds(60);
  private static final Duration SHORTEST = Duration.ofMillis(1);

  private final ProbedRegion region;
  private final long bytes;
  private final CommandLine line;
  private final Surroundings surroundings;
  private final Duration time;
  private final Map<Integer, Witness> witnesses = new HashMap<>();
  private final Optional<WitnessFolder> folder;
  private final Stopwatch watch = Stopwatch.createStarted();

  /**
   * Prepares.
   *
   * @param name what the region is called
   */
  WitnessHunt(
      String name, ProbedRegion region, long bytes, CommandLine line, Surroundings surroundings)
      throws CommandException {
    this.region = region;
    this.folder =
        line.hasOption(KEEP)
            ? Optional.of(new WitnessFolder(Choices.folder(line.getOptionValue(KEEP)), name))
            : Optional.empty();
    this.bytes = bytes;
    this.line = line;
    this.surroundings = surroundings;
    this.time = Duration.ofMinutes(Choices.count(line, MINUTES, DEFAULT_MINUTES, MOST_MINUTES));
  }

  private void add(int probe, Witness witness) {
    witnesses.put(probe, witness);
    try {
      if (folder.isPresent()) {
        folder.get().keep(region.name(region.cells().get(probe)), witness);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isOver() {
    return surroundings.interrupt().raised() || watch.elapsed().compareTo(time) > 0;
  }

  /** The last question ends with the search. */
  private Limits limits() {
    Duration left = Ordering.natural().max(time.minus(watch.elapsed()), SHORTEST);
    return new Limits(Ordering.natural().min(left, PER_QUESTION), bytes);
  }

  /** The findings with a witness for each viable move for which one was found. */
  ImmutableList<Finding> witnessed(ImmutableList<Finding> findings)
      throws CommandException, IOException {
    List<Integer> open = new ArrayList<>();
    for (Finding finding : findings) {
      if (finding.inferior().isEmpty()) {
        open.add(region.cells().indexOf(finding.cell()));
      }
    }
    if (open.isEmpty()) {
      return findings;
    }
    BooleanSupplier over = this::isOver;
    try (Database database = Databases.open(line);
        HexSolver solver = surroundings.start(SolverName.NATIVE, PER_QUESTION);
        Progress progress = Progress.waiting(surroundings, "searching", time)) {
      progress.sayWhenStopped(() -> "stopped; what is known so far follows");
      WitnessFinder finder =
          new WitnessFinder(
              solver,
              this::limits,
              new Effort(Choices.count(line, SEED, 1, MOST_SEED), PATIENCE, ROUNDS),
              over);
      addKept(open, finder);
      if (open.isEmpty()) {
        return withWitnesses(findings);
      }
      WitnessSearch search =
          new WitnessSearch(
              region.colorings(),
              PieceLibrary.of(database, MAX_PIECE, bytes),
              EntryCircuits.of(database),
              bytes,
              over);
      search.search(
          open,
          new WitnessSearch.Listener() {
            @Override
            public void step(String what, ImmutableSet<Integer> probes) {
              progress.say(probes.size() + " open, " + what);
            }

            @Override
            public boolean accept(WitnessSearch.Found found) {
              Optional<Witness> witness = finder.witness(found);
              witness.ifPresent(each -> add(found.probe(), each));
              return witness.isPresent();
            }
          });
    }
    return withWitnesses(findings);
  }

  /** What is in the folder already need not be searched for. */
  private void addKept(List<Integer> open, WitnessFinder finder) {
    for (int probe : ImmutableList.copyOf(open)) {
      Optional<Witness> kept = folder.flatMap(each -> each.kept(region, region.cells().get(probe)));
      if (kept.filter(finder::isUnique).isPresent()) {
        witnesses.put(probe, kept.get());
        open.remove(Integer.valueOf(probe));
      }
    }
  }

  private ImmutableList<Finding> withWitnesses(ImmutableList<Finding> findings) {
    return findings.stream()
        .map(
            finding ->
                Optional.ofNullable(witnesses.get(region.cells().indexOf(finding.cell())))
                    .map(finding::with)
                    .orElse(finding))
        .collect(ImmutableList.toImmutableList());
  }
}
