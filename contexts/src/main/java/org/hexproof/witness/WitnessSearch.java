package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.hexproof.circuit.CircuitGraph;
import org.hexproof.database.EntryCircuits;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.Outcomes;
import org.hexproof.region.RingColorings;
import org.hexproof.shannon.Coloring;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.StoreFullException;
import org.hexproof.value.Values;

/**
 * Looks for contexts in which a White move into a region is the only one to win ([H3T], section
 * 7.3), with nobody's help: colors the ring, divides what is around into pieces, and fills these
 * from a database. Simple contexts come first: of few pieces and of few cells.
 *
 * <p>One thread at a time.
 */
public final class WitnessSearch {
  /** What is tried in one go. */
  private enum Kind {
    /** All subdivisions into so many pieces, of so many cells together. */
    ALL,
    /** Arches of so many pieces more than terminals, of so many cells each. */
    ARCHES
  }

  private record Step(Kind kind, int pieces, int cells) {
    ImmutableList<Subdivision> subdivisions(int terminals) {
      return kind == Kind.ALL
          ? Subdivisions.of(terminals, pieces)
          : Arches.of(terminals, Math.max(2, terminals + pieces));
    }

    String text() {
      return kind == Kind.ALL
          ? "contexts of " + pieces + " pieces, " + cells + " cells"
          : "arches with " + pieces + " pieces to spare, " + cells + " cells each";
    }
  }

  private static final ImmutableList<Step> STEPS =
      ImmutableList.of(
          new Step(Kind.ALL, 1, 4),
          new Step(Kind.ALL, 2, 4),
          new Step(Kind.ALL, 2, 7),
          new Step(Kind.ARCHES, 0, 3),
          new Step(Kind.ALL, 3, 6),
          new Step(Kind.ARCHES, 0, 4),
          new Step(Kind.ARCHES, 1, 4),
          new Step(Kind.ALL, 2, 9),
          new Step(Kind.ALL, 3, 8),
          new Step(Kind.ARCHES, 1, 5),
          new Step(Kind.ARCHES, 2, 4));

  private static final int CACHE_BITS = 12;
  private static final int MAX_STATES = 20_000;

  /** So many black cells around make any terminals that a subdivision has room for. */
  private static final int MAX_BLACK = 6;

  /**
   * A region with its ring colored, and what can be put around it so that a move is the only one to
   * win, there or after some moves in the context (Lemma 7.2).
   *
   * @param probe the number of the move's cell
   * @param region its first terminal is Black's bottom side
   * @param context its terminals are the bottom on the left, the region's other terminals, the
   *     bottom on the right, and the top
   * @param cells how many empty cells the context takes
   */
  public record Found(int probe, ClosedRegion region, Hypergraph context, int cells) {}

  /** A ring that keeps probes viable. */
  private record Ring(ClosedRegion region, Coloring game, ImmutableSet<Integer> viable) {
    int terminals() {
      return region.terminals().size() - 1;
    }
  }

  /** Is told what becomes of the search. */
  public interface Listener {
    /** A step begins. */
    void step(String what, ImmutableSet<Integer> open);

    /** Whether this context will do: the simplest of a step for its probe, or of an arch. */
    boolean accept(Found found);
  }

  private final RingColorings colorings;
  private final PieceLibrary library;
  private final EntryCircuits circuits;
  private final long maxBytes;
  private final BooleanSupplier stopped;

  /**
   * Prepares a search.
   *
   * @param circuits of the database that the library was read from
   * @param maxBytes how much memory the values of each stage may take
   */
  public WitnessSearch(
      RingColorings colorings,
      PieceLibrary library,
      EntryCircuits circuits,
      long maxBytes,
      BooleanSupplier stopped) {
    this.colorings = colorings;
    this.library = library;
    this.circuits = circuits;
    this.maxBytes = maxBytes;
    this.stopped = stopped;
  }

  /**
   * Goes on until all are found, nothing is left to try, or it is stopped.
   *
   * @param probes the numbers of the moves' cells
   */
  public void search(Collection<Integer> probes, Listener listener) {
    Set<Integer> open = new TreeSet<>(probes);
    ImmutableList<Ring> rings = rings();
    for (Step step : STEPS) {
      if (open.isEmpty() || stopped.getAsBoolean()) {
        return;
      }
      listener.step(step.text(), ImmutableSet.copyOf(open));
      if (step.kind() == Kind.ALL) {
        for (Found simplest : simplest(step, rings, open).values()) {
          if (listener.accept(simplest)) {
            open.remove(simplest.probe());
          }
        }
      } else {
        arches(step, rings, open, listener);
      }
    }
  }

  /** The rings of few terminals first; of those that make the same of the region, one. */
  private ImmutableList<Ring> rings() {
    List<Ring> rings = new ArrayList<>();
    Set<Object> seen = new HashSet<>();
    for (int black : fewBlack()) {
      if (stopped.getAsBoolean()) {
        break;
      }
      Optional<ClosedRegion> region = colorings.closed(black, 0);
      for (int first = 1; region.isPresent(); first++) {
        ring(region.get(), seen).ifPresent(rings::add);
        region = colorings.closed(black, first);
      }
    }
    rings.sort(Comparator.comparingInt(Ring::terminals));
    return ImmutableList.copyOf(rings);
  }

  /** Colorings with fewer black cells first, so that of equal ones those are kept. */
  private int[] fewBlack() {
    return IntStream.range(0, colorings.size())
        .boxed()
        .filter(black -> Integer.bitCount(black) <= MAX_BLACK)
        .sorted(Comparator.comparingInt(Integer::bitCount))
        .mapToInt(black -> black)
        .toArray();
  }

  private Optional<Ring> ring(ClosedRegion region, Set<Object> seen) {
    if (region.terminals().size() > Posets.MAX_TERMINALS) {
      return Optional.empty();
    }
    return Outcomes.partitions(region.region())
        .filter(game -> seen.add(ImmutableList.of(region.terminals().size(), game.outcomes())))
        .map(
            game ->
                new Ring(
                    region,
                    game,
                    ImmutableSet.copyOf(
                        new Probes(
                                game,
                                new Values(new Store(game.poset(), maxBytes), CACHE_BITS),
                                maxBytes)
                            .viable())))
        .filter(ring -> !ring.viable().isEmpty());
  }

  private Map<Integer, Found> simplest(Step step, List<Ring> rings, Set<Integer> open) {
    Map<Integer, Found> simplest = new LinkedHashMap<>();
    for (Ring ring : rings) {
      for (Subdivision subdivision : step.subdivisions(ring.terminals())) {
        Set<Integer> viable = new TreeSet<>(ring.viable());
        viable.retainAll(open);
        if (viable.isEmpty() || stopped.getAsBoolean()) {
          break;
        }
        FillingSearch search = filling(ring, subdivision);
        viable.retainAll(search.viable());
        for (int probe : viable) {
          int most = simplest.containsKey(probe) ? simplest.get(probe).cells() - 1 : step.cells();
          search
              .find(probe, most)
              .map(filling -> found(probe, ring, filling))
              .ifPresent(each -> simplest.put(probe, each));
        }
      }
    }
    return simplest;
  }

  /** Takes the first that will do, since each takes long. */
  private void arches(Step step, List<Ring> rings, Set<Integer> open, Listener listener) {
    for (Ring ring : rings) {
      for (Subdivision arch : step.subdivisions(ring.terminals())) {
        Set<Integer> viable = new TreeSet<>(ring.viable());
        viable.retainAll(open);
        if (viable.isEmpty() || stopped.getAsBoolean()) {
          break;
        }
        try {
          FillingSearch search = filling(ring, arch);
          viable.retainAll(search.viable());
          for (int probe : viable) {
            search
                .findAlong(probe, step.cells())
                .map(filling -> found(probe, ring, filling))
                .filter(listener::accept)
                .ifPresent(accepted -> open.remove(probe));
          }
        } catch (StoreFullException tooLarge) {
          // The next arch may do with less memory.
        }
      }
    }
  }

  private FillingSearch filling(Ring ring, Subdivision subdivision) {
    return new FillingSearch(
        ring.game(), subdivision, library, new FillingSearch.Limits(MAX_STATES, maxBytes, stopped));
  }

  private Found found(int probe, Ring ring, Filling filling) {
    ImmutableList<Hypergraph> pieces =
        filling.references().stream()
            .mapToObj(reference -> CircuitGraph.of(circuits.circuit("G", reference)))
            .collect(ImmutableList.toImmutableList());
    return new Found(probe, ring.region(), filling.graph(pieces), filling.cells());
  }
}
