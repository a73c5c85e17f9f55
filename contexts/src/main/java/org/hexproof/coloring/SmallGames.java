package org.hexproof.coloring;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.value.Game;
import org.hexproof.value.Values;

/**
 * All values over {@link org.hexproof.value.Posets#FORK} that games of few cells have ([PASS],
 * appendix).
 *
 * <p>A game is a pair of monotone functions of the colors: whether the outcome is at least a, and
 * whether it is at least b. A move in a cell leaves a pair of functions of one variable less, so
 * that a table of the values of all pairs gives those of the next: of each pair only the best
 * options are found, and what they are worth together is computed once. The values of a number of
 * cells are taken from pairs up to permutations of the cells, duality and exchange of a and b: the
 * first function begins its orbit, the second is in no orbit before.
 */
public final class SmallGames {
  /** Of 7 variables there are 2,414,682,040,998 functions. */
  public static final int MAX_CELLS = MonotoneFunctions.MAX_VARIABLES;

  private static final int BLOCK = 2048;
  private static final int MAX_VALUES = 256;

  /** A value, up to duality and exchange of a and b, and a game of fewest cells that has it. */
  public record Entry(int value, ForkGame game) {}

  /** Hears how far a search is; what it throws ends the search. */
  public interface Watch {
    /** The search through the games of this many cells begins. */
    void begin(int cells, long games);

    /** More games were looked at. */
    void step(long games);
  }

  /** The place of the value of each pair of functions among all values of so many cells. */
  @SuppressWarnings("ArrayRecordComponent") // Tens of millions of values, which nobody else sees.
  private record Table(long[] functions, int[] values, byte[][] places) {}

  private final Values values;
  private final ForkSymmetries symmetries;
  private final Watch watch;
  private final List<Entry> entries = new ArrayList<>();
  private final IntOpenHashSet known = new IntOpenHashSet();

  private SmallGames(Values values, Watch watch) {
    this.values = values;
    this.symmetries = new ForkSymmetries(values);
    this.watch = watch;
  }

  /**
   * Each value over {@link org.hexproof.value.Posets#FORK} that games of at most this many cells
   * have, up to duality and exchange of a and b, by the number of cells and then in the order of
   * {@link Game#ORDER}.
   */
  public static ImmutableList<Entry> upTo(int cells, Values values, Watch watch) {
    checkArgument(cells >= 0 && cells <= MAX_CELLS, "0 to %s cells", MAX_CELLS);
    SmallGames search = new SmallGames(values, watch);
    int[] atoms = IntStream.range(0, values.poset().size()).toArray();
    byte bottom = (byte) values.bottom();
    byte top = (byte) values.top();
    byte[][] outcomes = {{bottom, (byte) ForkGame.B}, {(byte) ForkGame.A, top}};
    Table table = new Table(MonotoneFunctions.of(0), atoms, outcomes);
    search.add(
        Stream.of(
            new Entry(top, new ForkGame(0, 1, 1)), new Entry(ForkGame.A, new ForkGame(0, 1, 0))));
    for (int n = 1; n <= cells; n++) {
      search.add(search.look(n, table));
      if (n < cells) {
        table = search.next(n, table);
      }
    }
    return ImmutableList.copyOf(search.entries);
  }

  private void add(Stream<Entry> found) {
    List<Entry> fresh =
        found
            .filter(entry -> !known.contains(entry.value()))
            .map(this::simplest)
            .sorted(this::compare)
            .toList();
    for (Entry entry : fresh) {
      if (known.add(entry.value())) {
        known.addAll(symmetries.images(entry.value(), entry.game()).keySet());
        entries.add(entry);
      }
    }
  }

  private Entry simplest(Entry entry) {
    return symmetries.images(entry.value(), entry.game()).entrySet().stream()
        .map(image -> new Entry(image.getKey(), image.getValue()))
        .min(this::compare)
        .orElseThrow();
  }

  private int compare(Entry first, Entry second) {
    return Game.ORDER.compare(values.form(first.value()), values.form(second.value()));
  }

  /** The first game of each value, up to symmetry, of so many cells. */
  private Stream<Entry> look(int cells, Table fewer) {
    OrbitOrder order = OrbitOrder.of(cells);
    int count = order.functions().length;
    ImmutableIntArray firsts = order.firsts();
    watch.begin(cells, firsts.stream().mapToLong(first -> count - first).sum());
    Moves moves = new Moves(cells, order.functions(), fewer);
    IntOpenHashSet seen = new IntOpenHashSet();
    List<Entry> found = new ArrayList<>();
    IntOpenHashSet values = new IntOpenHashSet();
    for (int f : firsts.toArray()) {
      for (int from = f; from < count; from += BLOCK) {
        moves.of(f, from);
        for (int i = 0; i < moves.size; i++) {
          if (seen.add(moves.pair(i))) {
            int value = moves.value(i);
            if (values.add(value)) {
              found.add(
                  new Entry(
                      value,
                      new ForkGame(cells, order.functions()[f], order.functions()[from + i])));
            }
          }
        }
      }
      watch.step(count - f);
    }
    return found.stream();
  }

  private Table next(int cells, Table fewer) {
    long[] functions = MonotoneFunctions.of(cells);
    Moves moves = new Moves(cells, functions, fewer);
    Int2IntOpenHashMap byPair = new Int2IntOpenHashMap();
    Int2IntOpenHashMap byValue = new Int2IntOpenHashMap();
    byPair.defaultReturnValue(-1);
    IntArrayList all = new IntArrayList();
    byte[][] places = new byte[functions.length][functions.length];
    for (int f = 0; f < functions.length; f++) {
      for (int from = 0; from < functions.length; from += BLOCK) {
        moves.of(f, from);
        for (int i = 0; i < moves.size; i++) {
          int place = byPair.get(moves.pair(i));
          if (place < 0) {
            int value = moves.value(i);
            place = byValue.getOrDefault(value, all.size());
            if (place == all.size()) {
              checkState(place < MAX_VALUES, "too many values");
              all.add(value);
              byValue.put(value, place);
            }
            byPair.put(moves.pair(i), place);
          }
          places[f][from + i] = (byte) place;
        }
      }
    }
    return new Table(functions, all.toIntArray(), places);
  }

  /** The best moves in the games of one function and a block of others. */
  private final class Moves {
    private final int cells;
    private final int count;
    private final Table fewer;
    private final char[][] black;
    private final char[][] white;
    private final BestOptions left;
    private final BestOptions right;
    private final char[] lefts = new char[BLOCK];
    private final char[] rights = new char[BLOCK];
    private int size;

    Moves(int cells, long[] functions, Table fewer) {
      this.cells = cells;
      this.count = functions.length;
      this.fewer = fewer;
      this.black = new char[cells][count];
      this.white = new char[cells][count];
      this.left = new BestOptions(values, fewer.values(), true);
      this.right = new BestOptions(values, fewer.values(), false);
      for (int f = 0; f < count; f++) {
        for (int cell = 0; cell < cells; cell++) {
          black[cell][f] = restricted(functions[f], cell, true);
          white[cell][f] = restricted(functions[f], cell, false);
        }
      }
    }

    private char restricted(long function, int cell, boolean to) {
      return (char)
          MonotoneFunctions.find(
              fewer.functions(), MonotoneFunctions.restricted(function, cells, cell, to));
    }

    /** Goes to the games of f with a block of functions from this one on. */
    void of(int f, int from) {
      size = Math.min(BLOCK, count - from);
      Arrays.fill(lefts, 0, size, BestOptions.NONE);
      Arrays.fill(rights, 0, size, BestOptions.NONE);
      for (int cell = 0; cell < cells; cell++) {
        left.add(lefts, size, fewer.places()[black[cell][f]], black[cell], from);
        right.add(rights, size, fewer.places()[white[cell][f]], white[cell], from);
      }
    }

    /** What tells the best moves of a game of the block from others. */
    int pair(int i) {
      return lefts[i] << Character.SIZE | rights[i];
    }

    int value(int i) {
      return values.of(left.values(lefts[i]), right.values(rights[i]));
    }
  }
}
