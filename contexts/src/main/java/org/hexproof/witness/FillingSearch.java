package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
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
import org.hexproof.database.ValueList;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Image;
import org.hexproof.value.Store;
import org.hexproof.value.Sum;
import org.hexproof.value.SumTable;
import org.hexproof.value.Values;

/**
 * Looks for a filling of one subdivision with which a probe stays viable to the end ([H3T], section
 * 7.3). A filling can only do so if each of its pieces does by itself, so these are found first;
 * then pieces are combined, the one with the fewest choices first.
 *
 * <p>One thread at a time.
 */
final class FillingSearch {
  private static final int CACHE_BITS = 14;

  /** Values of so many cells tell how much choice a piece has. */
  private static final int SAMPLE = 3;

  private static final int MORE_AT_THE_ENDS = 2;

  /** What a search may take. */
  record Limits(int maxStates, long maxBytes, BooleanSupplier stopped) {}

  private final Coloring region;
  private final Probes probes;
  private final Subdivision subdivision;
  private final PieceLibrary library;
  private final Limits limits;
  private final int pieces;
  private final Map<List<Integer>, Start> starts = new HashMap<>();
  private final Map<Integer, Sum> singles = new HashMap<>();

  /**
   * Before the first piece, when the pieces come in some order, with the region's value there and
   * that without each probe.
   */
  private record Start(
      Stages stages, Values values, int g, ImmutableIntArray h, PieceLibrary.Pieces first) {
    boolean isViable(int probe) {
      return !values.leq(h.get(probe), g);
    }
  }

  /** Of a region over what its terminals can be joined to, for moves into it. */
  FillingSearch(
      Coloring region,
      Probes probes,
      Subdivision subdivision,
      PieceLibrary library,
      Limits limits) {
    this.region = region;
    this.probes = probes;
    this.subdivision = subdivision;
    this.library = library;
    this.limits = limits;
    this.pieces = subdivision.pieces().size();
  }

  /** Which probes are viable when all pieces are open. */
  ImmutableList<Integer> viable() {
    Start start = start(first(0));
    return IntStream.range(0, probes.size())
        .filter(start::isViable)
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }

  /** A filling of the fewest cells, at most so many, for the White move of this number. */
  Optional<Filling> find(int probe, int maxCells) {
    List<int[]> single = new ArrayList<>();
    for (int piece = 0; piece < pieces; piece++) {
      int[] viable = pieces == 1 ? all(piece, maxCells) : single(piece, probe, maxCells);
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
    return combine(probe, order, single, maxCells).map(found -> filling(found, order));
  }

  private Filling filling(RefinedProbe found, List<Integer> order) {
    int[] references = new int[pieces];
    for (int i = 0; i < pieces; i++) {
      references[order.get(i)] = found.chosen().get(i);
    }
    return new Filling(subdivision, ImmutableIntArray.copyOf(references), found.cells());
  }

  /**
   * A filling of an arch with small pieces. The piece that the fewest values are possible for comes
   * first, as far as a few tell, and then those beside it, since neighbors leave each other little
   * choice.
   *
   * @param probe the number of the White move
   * @param maxPiece how many cells a piece may take; the first and the last may take more
   */
  Optional<Filling> findAlong(int probe, int maxPiece) {
    double[] share = new double[pieces];
    for (int piece = 0; piece < pieces; piece++) {
      int sample = all(piece, SAMPLE).length;
      share[piece] = (double) single(piece, probe, SAMPLE).length / sample;
      if (limits.stopped().getAsBoolean()) {
        return Optional.empty();
      }
    }
    List<Integer> order = outward(share);
    int narrowest = order.get(0);
    int[] first = single(narrowest, probe, maxPiece + MORE_AT_THE_ENDS);
    if (first.length == 0) {
      return Optional.empty();
    }
    List<int[]> choices = new ArrayList<>();
    for (int piece = 0; piece < pieces; piece++) {
      boolean isLast = piece == order.get(pieces - 1);
      choices.add(
          piece == narrowest ? first : all(piece, isLast ? maxPiece + MORE_AT_THE_ENDS : maxPiece));
    }
    return combine(probe, order, choices, pieces * maxPiece + 2 * MORE_AT_THE_ENDS)
        .map(found -> filling(found, order));
  }

  /** The piece of the least share, and then whichever side's next has less. */
  private List<Integer> outward(double[] share) {
    int least =
        IntStream.range(0, pieces)
            .boxed()
            .min(Comparator.comparingDouble(piece -> share[piece]))
            .orElseThrow();
    List<Integer> order = new ArrayList<>(List.of(least));
    int left = least - 1;
    int right = least + 1;
    while (order.size() < pieces) {
      if (right == pieces || (left >= 0 && share[left] <= share[right])) {
        order.add(left);
        left--;
      } else {
        order.add(right);
        right++;
      }
    }
    return order;
  }

  /** Whether the probe stays viable to the end with this filling. */
  boolean isViable(int probe, ImmutableIntArray references) {
    return combine(
            probe,
            IntStream.range(0, pieces).boxed().toList(),
            references.stream().mapToObj(reference -> new int[] {reference}).toList(),
            Integer.MAX_VALUE)
        .isPresent();
  }

  private Start start(List<Integer> order) {
    return starts.computeIfAbsent(
        order, key -> start(new Stages(region, subdivision.ordered(key))));
  }

  /** What the region is worth is worth the same where less matters. */
  private Start start(Stages stages) {
    Values values = values(stages, 0);
    Image image = Image.of(probes.values().store(), values, stages.first());
    return new Start(
        stages,
        values,
        image.of(probes.whole()),
        ImmutableIntArray.copyOf(
            IntStream.range(0, probes.size()).map(probe -> image.of(probes.without(probe)))),
        library.where(stages.outcomes(0)));
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
  int[] all(int piece, int maxCells) {
    ValueList list = start(first(piece)).first().list();
    return IntStream.range(0, list.size())
        .filter(i -> list.cells(i) <= maxCells)
        .map(list::reference)
        .toArray();
  }

  /** The references of the values with which the probe is viable when all else is open. */
  private int[] single(int piece, int probe, int maxCells) {
    Start start = start(first(piece));
    ValueList list = start.first().list();
    Sum sum = singles.computeIfAbsent(piece, key -> sum(start));
    IntArrayList viable = new IntArrayList();
    for (int i = 0; i < list.size() && list.cells(i) <= maxCells; i++) {
      if (limits.stopped().getAsBoolean()) {
        return new int[0];
      }
      int g = sum.of(start.g(), list.value(i));
      int h = sum.of(start.h().get(probe), list.value(i));
      if (!sum.result().leq(h, g)) {
        viable.add(list.reference(i));
      }
    }
    return viable.toIntArray();
  }

  private Sum sum(Start start) {
    return new Sum(
        start.values().store(),
        start.first().list().store(),
        values(start.stages(), 1),
        start.stages().table(0, start.first().outcomes()));
  }

  private Optional<RefinedProbe> combine(
      int probe, List<Integer> order, List<int[]> single, int maxCells) {
    Start start = start(order);
    Stages stages = start.stages();
    Values values = start.values();
    List<RefinedProbe> states =
        List.of(new RefinedProbe(start.g(), start.h().get(probe), 0, ImmutableIntArray.of()));
    for (int stage = 0; stage < pieces; stage++) {
      PieceLibrary.Pieces choice = library.where(stages.outcomes(stage));
      ValueList list = choice.list();
      SumTable table = stages.table(stage, choice.outcomes());
      int[] places = places(list, single.get(order.get(stage)));
      if (stage == pieces - 1) {
        LastPiece last = new LastPiece(values.store(), list.store(), table);
        return finish(states, last, list, places, maxCells);
      }
      Sum sum = new Sum(values.store(), list.store(), values(stages, stage + 1), table);
      states = new Extension(sum, list, limits).of(states, places, maxCells).kept();
      values = sum.result();
    }
    return Optional.empty();
  }

  private static int[] places(ValueList list, int[] references) {
    int[] sorted = references.clone();
    Arrays.sort(sorted);
    return IntStream.range(0, list.size())
        .filter(i -> Arrays.binarySearch(sorted, list.reference(i)) >= 0)
        .toArray();
  }

  private Optional<RefinedProbe> finish(
      List<RefinedProbe> states, LastPiece last, ValueList list, int[] places, int maxCells) {
    Optional<RefinedProbe> best = Optional.empty();
    int most = maxCells;
    for (RefinedProbe state : states) {
      for (int place : places) {
        int cells = state.cells() + list.cells(place);
        if (cells > most || limits.stopped().getAsBoolean()) {
          break;
        }
        if (last.tells(state.g(), state.h(), list.value(place))) {
          best = Optional.of(state.with(state.g(), state.h(), list, place));
          most = cells - 1;
          break;
        }
      }
    }
    return best;
  }
}
