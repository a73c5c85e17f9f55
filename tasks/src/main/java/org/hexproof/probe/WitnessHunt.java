package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.database.Database;
import org.hexproof.database.EntryCircuits;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.RingColorings;
import org.hexproof.solver.HexSolver;
import org.hexproof.solving.Watch;
import org.hexproof.witness.PieceLibrary;
import org.hexproof.witness.WitnessSearch;

/** The search for witnesses of the moves into a region. */
final class WitnessHunt {
  /** Pieces of more cells make a search long. */
  private static final int MAX_PIECE = 8;

  /** So many cells are changed in a witness of another move, and so many boards asked about. */
  private static final int MOST_CHANGES = 2;

  private static final int MOST_BOARDS = 1500;

  private final ProbedRegion region;
  private final Span span;
  private final Map<Cell, Witness> witnesses = new HashMap<>();
  private final Map<Cell, PartialContext> partial = new HashMap<>();
  private final KnownWitnesses known;
  private final Optional<RingColorings> colorings;

  /**
   * Prepares.
   *
   * @param known the witnesses that need no search, and where others are kept
   * @param colorings how stones close the region; without them nothing is searched for
   */
  WitnessHunt(
      KnownWitnesses known, ProbedRegion region, Optional<RingColorings> colorings, Span span) {
    this.region = region;
    this.known = known;
    this.colorings = colorings;
    this.span = span;
  }

  private void add(Cell probe, Witness witness) {
    witnesses.put(probe, witness);
    try {
      known.keep(region.name(probe), witness);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The findings with a witness for each viable move for which one was found. */
  ImmutableList<ProbeFinding> witnessed(ImmutableList<ProbeFinding> findings) throws IOException {
    List<Cell> open = new ArrayList<>();
    findings.stream().filter(ProbeFinding::isOpen).map(ProbeFinding::cell).forEach(open::add);
    if (open.isEmpty()) {
      return findings;
    }
    ImmutableListMultimap<Cell, Witness> candidates = candidates(open);
    if (candidates.isEmpty() && !span.plan().isSearch()) {
      return findings;
    }
    try (HexSolver solver = span.start();
        Watch.Stage stage = span.await("searching")) {
      WitnessFinder finder = span.finder(solver);
      addKnown(candidates, open, finder);
      if (span.plan().isSearch()) {
        alter(open, new Alterations(finder, MOST_CHANGES, MOST_BOARDS));
      }
      if (colorings.isPresent() && !open.isEmpty()) {
        search(open, finder, stage);
      }
    }
    return withWitnesses(findings);
  }

  private void search(List<Cell> open, WitnessFinder finder, Watch.Stage stage) throws IOException {
    ProbePlan plan = span.plan();
    try (Database database = plan.open()) {
      WitnessSearch search =
          new WitnessSearch(
              colorings.orElseThrow(),
              PieceLibrary.of(database, MAX_PIECE, plan.bytes()),
              EntryCircuits.of(database),
              plan.bytes() / plan.threads(),
              plan.threads(),
              span::isOver);
      search.search(
          open,
          new WitnessSearch.Listener() {
            @Override
            public void step(String what, ImmutableSet<Cell> probes) {
              stage.say(probes.size() + " open, " + what);
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
              stage.say(
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

  private ImmutableList<ProbeFinding> withWitnesses(ImmutableList<ProbeFinding> findings) {
    return findings.stream().map(this::witnessed).collect(ImmutableList.toImmutableList());
  }

  private ProbeFinding witnessed(ProbeFinding finding) {
    Optional<Witness> witness = Optional.ofNullable(witnesses.get(finding.cell()));
    Optional<PartialContext> best = Optional.ofNullable(partial.get(finding.cell()));
    return witness.map(finding::with).or(() -> best.map(finding::with)).orElse(finding);
  }
}
