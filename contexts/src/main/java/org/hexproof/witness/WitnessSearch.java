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
import java.util.stream.Collectors;
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
import org.hexproof.value.Values;

/**
 * Looks for contexts in which a White move into a region is the only one to win ([H3T], section
 * 7.3), with nobody's help: colors the ring, divides what is around into pieces, and fills these
 * from a database. Simple contexts come first: of few pieces and of few cells.
 *
 * <p>One thread at a time.
 */
public final class WitnessSearch {
  /** The steps: so many pieces, of so many cells together. */
  private static final int[][] STEPS = {{1, 4}, {2, 4}, {2, 7}, {3, 6}, {2, 9}, {3, 8}, {3, 10}};

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
   * @param pieces how it is divided
   */
  public record Found(
      int probe, ClosedRegion region, Hypergraph context, int cells, String pieces) {}

  /** A ring that keeps probes viable. */
  private record Ring(ClosedRegion region, Coloring game, ImmutableSet<Integer> viable) {
    int terminals() {
      return region.terminals().size() - 1;
    }
  }

  /** Is told what becomes of the search. */
  public interface Listener {
    /** A step begins. */
    void step(int pieces, int cells, ImmutableSet<Integer> open);

    /** Whether this context, the simplest found for its probe in a step, will do. */
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
   * @return a context for each for which one was found
   */
  public Map<Integer, Found> search(Collection<Integer> probes, Listener listener) {
    Set<Integer> open = new TreeSet<>(probes);
    ImmutableList<Ring> rings = rings();
    Map<Integer, Found> found = new LinkedHashMap<>();
    for (int[] step : STEPS) {
      if (open.isEmpty() || stopped.getAsBoolean()) {
        break;
      }
      listener.step(step[0], step[1], ImmutableSet.copyOf(open));
      for (Found simplest : step(step[0], step[1], rings, open).values()) {
        if (listener.accept(simplest)) {
          open.remove(simplest.probe());
          found.put(simplest.probe(), simplest);
        }
      }
    }
    return found;
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

  private Map<Integer, Found> step(int pieces, int maxCells, List<Ring> rings, Set<Integer> open) {
    Map<Integer, Found> simplest = new LinkedHashMap<>();
    for (Ring ring : rings) {
      for (Subdivision subdivision : Subdivisions.of(ring.terminals(), pieces)) {
        Set<Integer> viable = new TreeSet<>(ring.viable());
        viable.retainAll(open);
        if (viable.isEmpty() || stopped.getAsBoolean()) {
          break;
        }
        FillingSearch search =
            new FillingSearch(
                ring.game(),
                subdivision,
                library,
                new FillingSearch.Limits(MAX_STATES, maxBytes, stopped));
        viable.retainAll(search.viable());
        for (int probe : viable) {
          int most = simplest.containsKey(probe) ? simplest.get(probe).cells() - 1 : maxCells;
          search
              .find(probe, most)
              .map(filling -> found(probe, ring, filling))
              .ifPresent(each -> simplest.put(probe, each));
        }
      }
    }
    return simplest;
  }

  private Found found(int probe, Ring ring, Filling filling) {
    ImmutableList<Hypergraph> pieces =
        filling.references().stream()
            .mapToObj(reference -> CircuitGraph.of(circuits.circuit("G", reference)))
            .collect(ImmutableList.toImmutableList());
    String places =
        filling.subdivision()
            + ": "
            + filling.references().stream()
                .mapToObj(reference -> circuits.circuit("G", reference).toString())
                .collect(Collectors.joining("; "));
    return new Found(probe, ring.region(), filling.graph(pieces), filling.cells(), places);
  }
}
