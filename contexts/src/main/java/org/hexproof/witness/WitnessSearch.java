package org.hexproof.witness;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BinaryOperator;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.hexproof.board.Cell;
import org.hexproof.circuit.CircuitGraph;
import org.hexproof.database.EntryCircuits;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.RingColorings;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.Posets;
import org.hexproof.value.StoreFullException;

/**
 * Looks for contexts in which a White move into a region is the only one to win ([H3T], section
 * 7.3), with nobody's help: colors the ring, divides what is around into pieces, and fills these
 * from a database. Simple contexts come first: of few pieces and of few cells. Different rings are
 * looked at side by side.
 */
public final class WitnessSearch {
  private static final int MAX_STATES = 20_000;

  /** There are many rings that leave a cell empty; those with more terminals take too long. */
  private static final int FEW_TERMINALS = 4;

  /**
   * A region with its ring colored, and what can be put around it so that a move is the only one to
   * win, there or after some moves in the context (Lemma 7.2).
   *
   * @param region its first terminal is Black's bottom side
   * @param context its terminals are the bottom on the left, the region's other terminals, the
   *     bottom on the right, and the top
   */
  public record Found(Cell probe, ClosedRegion region, Hypergraph context, int cells) {}

  /** Is told what becomes of the search. */
  public interface Listener {
    void step(String what, ImmutableSet<Cell> open);

    /** Whether this context will do: the simplest of a step for its probe, or of an arch. */
    boolean accept(Found found);

    /** A move stays open; this is the ring of the fewest terminals that keeps it viable. */
    void open(Cell probe, ClosedRegion best);

    /** So many subdivisions of a step took more memory than they may, and were left out. */
    void leftOut(int subdivisions);
  }

  private record Simple(ViableRing ring, int place, Filling filling) {
    int cells() {
      return filling.cells();
    }
  }

  /** What to do with a move, in a subdivision around the ring of this place among the rings. */
  private interface FillingAction {
    void accept(int place, Cell probe, FillingSearch search);
  }

  private static final Comparator<Simple> SIMPLEST =
      Comparator.comparingInt(Simple::cells).thenComparingInt(Simple::place);

  private static final Comparator<ViableRing> FEWEST =
      Comparator.comparingInt(ViableRing::terminals);

  private final RingColorings colorings;
  private final PieceLibrary library;
  private final EntryCircuits circuits;
  private final long maxBytes;
  private final Workers workers;
  private final BooleanSupplier stopped;

  /** Of each move, the ring of the fewest terminals that keeps it viable. */
  private final Map<Cell, ViableRing> best = new TreeMap<>();

  /**
   * Prepares a search.
   *
   * @param circuits of the database that the library was read from
   * @param maxBytes how much memory the values of each stage may take
   * @param threads how many rings are looked at at once. With more than one, which arch is found
   *     first is a matter of chance
   */
  public WitnessSearch(
      RingColorings colorings,
      PieceLibrary library,
      EntryCircuits circuits,
      long maxBytes,
      int threads,
      BooleanSupplier stopped) {
    this.colorings = colorings;
    this.library = library;
    this.circuits = circuits;
    this.maxBytes = maxBytes;
    this.workers = new Workers(threads);
    this.stopped = stopped;
  }

  /**
   * Goes on until all of these moves, cells of the region, are found, nothing is left to try, or it
   * is stopped. Some moves are the only ones to win just while a cell beside the region is empty;
   * so that is tried after all stones.
   */
  public void search(Collection<Cell> probes, Listener listener) {
    Set<Cell> open = new ConcurrentSkipListSet<>(probes);
    best.clear();
    ViableRings rings = new ViableRings(maxBytes, workers, stopped);
    Supplier<ImmutableList<ViableRing>> full =
        Suppliers.memoize(() -> rings.of(ImmutableList.of(colorings), open, Posets.MAX_TERMINALS));
    Supplier<ImmutableList<ViableRing>> gapped =
        Suppliers.memoize(() -> rings.of(colorings.leavingOneEmpty(), open, FEW_TERMINALS));
    for (ImmutableList<Step> steps : Step.ALL) {
      search(steps, full, "", open, listener);
      search(steps, gapped, ", a cell beside the region empty", open, listener);
    }
    best.keySet().retainAll(open);
    best.forEach((probe, ring) -> listener.open(probe, ring.region()));
  }

  private void search(
      ImmutableList<Step> steps,
      Supplier<ImmutableList<ViableRing>> rings,
      String how,
      Set<Cell> open,
      Listener listener) {
    for (Step step : steps) {
      if (open.isEmpty() || stopped.getAsBoolean()) {
        return;
      }
      listener.step(step.text() + how, ImmutableSet.copyOf(open));
      for (ViableRing ring : rings.get()) {
        ring.viable().forEach(probe -> best.merge(probe, ring, BinaryOperator.minBy(FEWEST)));
      }
      Attempt attempt = new Attempt(step, rings.get(), open, listener);
      if (step.kind() == Step.Kind.EVERY) {
        attempt.simplest();
      } else {
        attempt.arches();
      }
      if (attempt.leftOut.get() > 0) {
        listener.leftOut(attempt.leftOut.get());
      }
    }
  }

  /** One step, for the moves that are open still. */
  private final class Attempt {
    private final Step step;
    private final List<ViableRing> rings;
    private final Set<Cell> open;
    private final Listener listener;
    private final AtomicInteger leftOut = new AtomicInteger();

    Attempt(Step step, List<ViableRing> rings, Set<Cell> open, Listener listener) {
      this.step = step;
      this.rings = rings;
      this.open = open;
      this.listener = listener;
    }

    void simplest() {
      Map<Cell, Simple> simplest = new ConcurrentSkipListMap<>();
      forEach(
          (place, probe, search) ->
              search
                  .find(
                      rings.get(place).number(probe),
                      most(Optional.ofNullable(simplest.get(probe)), place))
                  .map(filling -> new Simple(rings.get(place), place, filling))
                  .ifPresent(each -> simplest.merge(probe, each, BinaryOperator.minBy(SIMPLEST))));
      simplest.forEach((probe, simple) -> accept(probe, simple.ring(), simple.filling()));
    }

    /** How many cells would make a filling for this ring the simplest. */
    private int most(Optional<Simple> known, int place) {
      return known
          .map(simple -> place < simple.place() ? simple.cells() : simple.cells() - 1)
          .orElse(step.cells());
    }

    /** Takes the first that will do, since each takes long. */
    void arches() {
      forEach(
          (place, probe, search) ->
              search
                  .findAlong(rings.get(place).number(probe), step.cells())
                  .ifPresent(filling -> accept(probe, rings.get(place), filling)));
    }

    private synchronized void accept(Cell probe, ViableRing ring, Filling filling) {
      if (open.contains(probe) && listener.accept(found(probe, ring, filling))) {
        open.remove(probe);
      }
    }

    /** Goes through the rings, the subdivisions around each, and the open moves viable in those. */
    private void forEach(FillingAction action) {
      workers.forEach(
          rings.size(),
          place -> {
            ViableRing ring = rings.get(place);
            if (isWorthwhile(ring)) {
              Probes probes = ring.probes(maxBytes);
              step.subdivisions(ring.terminals()).stream()
                  .takeWhile(each -> isWorthwhile(ring))
                  .forEach(each -> around(place, probes, each, action));
            }
          });
    }

    private boolean isWorthwhile(ViableRing ring) {
      return !stopped.getAsBoolean() && !Collections.disjoint(ring.viable(), open);
    }

    private void around(int place, Probes probes, Subdivision subdivision, FillingAction action) {
      ViableRing ring = rings.get(place);
      FillingSearch.Limits limits = new FillingSearch.Limits(MAX_STATES, maxBytes, stopped);
      try {
        FillingSearch search = new FillingSearch(ring.game(), probes, subdivision, library, limits);
        ImmutableList<Integer> viable = search.viable();
        for (Cell probe : ring.viable()) {
          if (open.contains(probe) && viable.contains(ring.number(probe))) {
            action.accept(place, probe, search);
          }
        }
      } catch (StoreFullException tooLarge) {
        leftOut.incrementAndGet();
      }
    }
  }

  private Found found(Cell probe, ViableRing ring, Filling filling) {
    ImmutableList<Hypergraph> pieces =
        filling.references().stream()
            .mapToObj(reference -> CircuitGraph.of(circuits.circuit("G", reference)))
            .collect(ImmutableList.toImmutableList());
    return new Found(probe, ring.region(), filling.graph(pieces), filling.cells());
  }
}
