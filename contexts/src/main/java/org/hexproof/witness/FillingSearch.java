package org.hexproof.witness;

import com.google.common.primitives.ImmutableIntArray;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Store;
import org.hexproof.value.Sum;
import org.hexproof.value.Values;

/**
 * Looks for a filling of one subdivision with which a probe stays viable to the end ([H3T], section
 * 7.3). A filling can only do so if each of its pieces does by itself, so these are found first;
 * then pieces are combined, the one with the fewest choices first.
 *
 * <p>One thread at a time.
 */
final class FillingSearch {
  private static final int CACHE_BITS = 18;

  /** What a search may take. */
  record Limits(int maxCells, int maxStates, long maxBytes, BooleanSupplier stopped) {}

  /**
   * What was tried.
   *
   * @param tests comparisons of the probe with a piece more
   * @param viable how many of them left it viable
   * @param last fillings that were tried for the last piece
   */
  record Effort(long tests, long viable, long last) {
    static final Effort NONE = new Effort(0, 0, 0);

    Effort plus(Effort other) {
      return new Effort(tests + other.tests, viable + other.viable, last + other.last);
    }
  }

  /** The probe with the first pieces. */
  private record State(int g, int h, int cells, ImmutableIntArray chosen) {}

  private final Coloring region;
  private final Subdivision subdivision;
  private final PieceLibrary library;
  private final Limits limits;
  private final int pieces;
  private Effort effort = Effort.NONE;

  FillingSearch(Coloring region, Subdivision subdivision, PieceLibrary library, Limits limits) {
    this.region = region;
    this.subdivision = subdivision;
    this.library = library;
    this.limits = limits;
    this.pieces = subdivision.pieces().size();
  }

  Effort effort() {
    return effort;
  }

  /**
   * A filling of the fewest cells.
   *
   * @param probe the number of the White move
   */
  Optional<Filling> find(int probe) {
    List<int[]> single = new ArrayList<>();
    for (int piece = 0; piece < pieces; piece++) {
      int[] viable = pieces == 1 ? all(piece) : single(piece, probe);
      if (viable.length == 0) {
        return Optional.empty();
      }
      single.add(viable);
    }
    List<Integer> order =
        IntStream.range(0, pieces)
            .boxed()
            .sorted(Comparator.comparingInt(piece -> single.get(piece).length))
            .toList();
    return combine(probe, order, single)
        .map(
            found -> {
              int[] references = new int[pieces];
              for (int i = 0; i < pieces; i++) {
                references[order.get(i)] = found.chosen().get(i);
              }
              return new Filling(subdivision, ImmutableIntArray.copyOf(references), found.cells());
            });
  }

  /** Whether the probe stays viable to the end with this filling. */
  boolean isViable(int probe, ImmutableIntArray references) {
    return combine(
            probe,
            IntStream.range(0, pieces).boxed().toList(),
            references.stream().mapToObj(reference -> new int[] {reference}).toList())
        .isPresent();
  }

  private Stages stages(List<Integer> order) {
    return new Stages(region, subdivision.ordered(order));
  }

  private List<Integer> first(int piece) {
    List<Integer> order = new ArrayList<>(List.of(piece));
    IntStream.range(0, pieces).filter(other -> other != piece).forEach(order::add);
    return order;
  }

  private Values values(Stages stages, int stage) {
    return new Values(new Store(stages.poset(stage), limits.maxBytes()), CACHE_BITS);
  }

  /** The references of all values. */
  int[] all(int piece) {
    PieceLibrary.Pieces choice = library.where(stages(first(piece)).outcomes(0));
    return IntStream.range(0, choice.size())
        .filter(i -> choice.cells(i) <= limits.maxCells())
        .map(i -> choice.reference(i))
        .toArray();
  }

  /** The references of the values with which the probe is viable when all else is open. */
  private int[] single(int piece, int probe) {
    Stages stages = stages(first(piece));
    Probes probes = new Probes(stages.game(), values(stages, 0), limits.maxBytes());
    PieceLibrary.Pieces choice = library.where(stages.outcomes(0));
    Values next = values(stages, 1);
    Sum sum =
        new Sum(probes.values().store(), choice.store(), next, stages.table(0, choice.outcomes()));
    IntArrayList viable = new IntArrayList();
    for (int i = 0; i < choice.size() && choice.cells(i) <= limits.maxCells(); i++) {
      if (limits.stopped().getAsBoolean()) {
        return new int[0];
      }
      int g = sum.of(probes.whole(), choice.value(i));
      int h = sum.of(probes.without(probe), choice.value(i));
      if (!next.leq(h, g)) {
        viable.add(choice.reference(i));
      }
    }
    effort = effort.plus(new Effort(choice.size(), viable.size(), 0));
    return viable.toIntArray();
  }

  private Optional<State> combine(int probe, List<Integer> order, List<int[]> single) {
    Stages stages = stages(order);
    Probes probes = new Probes(stages.game(), values(stages, 0), limits.maxBytes());
    Values values = probes.values();
    List<State> states =
        List.of(new State(probes.whole(), probes.without(probe), 0, ImmutableIntArray.of()));
    for (int stage = 0; stage < pieces; stage++) {
      PieceLibrary.Pieces choice = library.where(stages.outcomes(stage));
      int[] places = places(choice, single.get(order.get(stage)));
      if (stage == pieces - 1) {
        LastPiece last =
            new LastPiece(values.store(), choice.store(), stages.table(stage, choice.outcomes()));
        return finish(states, last, choice, places);
      }
      Values next = values(stages, stage + 1);
      Sum sum =
          new Sum(values.store(), choice.store(), next, stages.table(stage, choice.outcomes()));
      states = extend(states, sum, next, choice, places);
      values = next;
    }
    return Optional.empty();
  }

  /** Where these references, of the same outcomes, are among the choices. */
  private static int[] places(PieceLibrary.Pieces choice, int[] references) {
    int[] sorted = references.clone();
    Arrays.sort(sorted);
    return IntStream.range(0, choice.size())
        .filter(i -> Arrays.binarySearch(sorted, choice.reference(i)) >= 0)
        .toArray();
  }

  private List<State> extend(
      List<State> states, Sum sum, Values next, PieceLibrary.Pieces choice, int[] places) {
    Map<Long, State> found = new HashMap<>();
    long tests = 0;
    long viable = 0;
    for (State state : states) {
      for (int place : places) {
        int cells = state.cells() + choice.cells(place);
        if (cells > limits.maxCells() || limits.stopped().getAsBoolean()) {
          break;
        }
        int g = sum.of(state.g(), choice.value(place));
        int h = sum.of(state.h(), choice.value(place));
        tests++;
        if (next.leq(h, g)) {
          continue;
        }
        viable++;
        State more = new State(g, h, cells, with(state.chosen(), choice.reference(place)));
        found.merge(((long) g << 32) | h, more, (x, y) -> x.cells() <= y.cells() ? x : y);
      }
    }
    effort = effort.plus(new Effort(tests, viable, 0));
    return found.values().stream()
        .sorted(
            Comparator.comparingInt(State::cells)
                .thenComparingInt(State::g)
                .thenComparingInt(State::h))
        .limit(limits.maxStates())
        .toList();
  }

  private Optional<State> finish(
      List<State> states, LastPiece last, PieceLibrary.Pieces choice, int[] places) {
    Optional<State> best = Optional.empty();
    int most = limits.maxCells();
    long tests = 0;
    for (State state : states) {
      for (int place : places) {
        int cells = state.cells() + choice.cells(place);
        if (cells > most || limits.stopped().getAsBoolean()) {
          break;
        }
        tests++;
        if (last.tells(state.g(), state.h(), choice.value(place))) {
          best =
              Optional.of(
                  new State(
                      state.g(), state.h(), cells, with(state.chosen(), choice.reference(place))));
          most = cells - 1;
          break;
        }
      }
    }
    effort = effort.plus(new Effort(0, 0, tests));
    return best;
  }

  private static ImmutableIntArray with(ImmutableIntArray chosen, int reference) {
    return ImmutableIntArray.builder(chosen.length() + 1).addAll(chosen).add(reference).build();
  }
}
