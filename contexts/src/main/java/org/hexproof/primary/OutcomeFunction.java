package org.hexproof.primary;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;

/**
 * The outcomes of a region with three terminals, as a truth table for each pair of terminals: bit i
 * tells whether the pair is joined when exactly those cells are black whose bits are set in i.
 * Where two pairs are joined, all are.
 */
final class OutcomeFunction {
  /** A region can't have more cells. */
  static final int MAX_CELLS = 8;

  private static final int PAIRS = 3;

  /** Tables of this many cells fill a word; smaller ones are repeated in it. */
  private static final int WORD_CELLS = 6;

  private static final long MIX = 0x9E3779B97F4A7C15L;

  /** For each cell, the colorings in which it is black. */
  private static final long[] BLACK = {
    0xAAAAAAAAAAAAAAAAL,
    0xCCCCCCCCCCCCCCCCL,
    0xF0F0F0F0F0F0F0F0L,
    0xFF00FF00FF00FF00L,
    0xFFFF0000FFFF0000L,
    0xFFFFFFFF00000000L
  };

  private final int cells;

  /** The pairs in the order of the outcomes a (2 and 3), b (1 and 3) and c (1 and 2). */
  private final long[][] tables;

  private OutcomeFunction(int cells, long[][] tables) {
    this.cells = cells;
    this.tables = tables;
  }

  /**
   * The outcomes of a region.
   *
   * @param cells the number of its empty cells; after them come black stones inside
   * @param touches for each cell and stone those that it touches, as a bit mask
   * @param terminals for each of the three terminals the cells and stones that it touches
   */
  static OutcomeFunction of(int cells, int[] touches, int... terminals) {
    checkArgument(cells <= MAX_CELLS, "%s cells don't fit the tables", cells);
    int words = 1 << Math.max(0, cells - WORD_CELLS);
    long[][] tables = new long[PAIRS][words];
    long[] black = new long[touches.length];
    for (int word = 0; word < words; word++) {
      for (int place = 0; place < black.length; place++) {
        black[place] = black(place, cells, word);
      }
      long[] fromFirst = reach(black, touches, terminals[0]);
      long[] fromSecond = reach(black, touches, terminals[1]);
      long a = at(terminals[2], fromSecond);
      long b = at(terminals[2], fromFirst);
      long c = at(terminals[1], fromFirst);
      long two = (a & b) | (a & c) | (b & c);
      tables[0][word] = a | two;
      tables[1][word] = b | two;
      tables[2][word] = c | two;
    }
    return new OutcomeFunction(cells, tables);
  }

  /** The outcomes of a region as drawn; a missing third terminal is joined to nothing. */
  static OutcomeFunction of(PrimaryDrawing drawing) {
    List<Cell> places = new ArrayList<>(ImmutableList.sortedCopyOf(drawing.cells()));
    Set<Cell> inside = new LinkedHashSet<>(drawing.stones().black());
    int[] terminals = new int[PAIRS];
    drawing.terminals().forEach(terminal -> inside.removeAll(terminal.cells()));
    places.addAll(inside);
    Board board = drawing.stones().board();
    int[] touches = new int[places.size()];
    for (int i = 0; i < touches.length; i++) {
      for (Cell neighbor : board.neighbors(places.get(i))) {
        int place = places.indexOf(neighbor);
        touches[i] |= place < 0 ? 0 : 1 << place;
        for (int terminal = 0; terminal < drawing.terminals().size(); terminal++) {
          boolean touched = drawing.terminals().get(terminal).cells().contains(neighbor);
          terminals[terminal] |= touched ? 1 << i : 0;
        }
      }
    }
    return of(drawing.cells().size(), touches, terminals);
  }

  private static long black(int place, int cells, int word) {
    if (place >= cells) {
      return -1;
    }
    return place < WORD_CELLS ? BLACK[place] : -(word >> (place - WORD_CELLS) & 1L);
  }

  /** For each cell and stone, when a black chain leads to it. */
  private static long[] reach(long[] black, int[] touches, int start) {
    long[] reach = new long[touches.length];
    for (int i = 0; i < reach.length; i++) {
      reach[i] = (start >> i & 1) == 0 ? 0 : black[i];
    }
    boolean more = true;
    while (more) {
      more = false;
      for (int i = 0; i < reach.length; i++) {
        long longer = reach[i] | (at(touches[i], reach) & black[i]);
        more |= longer != reach[i];
        reach[i] = longer;
      }
    }
    return reach;
  }

  private static long at(int places, long[] reach) {
    long any = 0;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      any |= reach[Integer.numberOfTrailingZeros(rest)];
    }
    return any;
  }

  int cells() {
    return cells;
  }

  /** Whether a pair of terminals is joined, 0 for a to 2 for c, when these cells are black. */
  boolean joins(int pair, int coloring) {
    return (tables[pair][coloring >> WORD_CELLS] >>> coloring & 1) != 0;
  }

  /** The function with the players exchanged; the dual outcomes are those of the poset P3. */
  OutcomeFunction dual() {
    int words = tables[0].length;
    long[][] dual = new long[PAIRS][words];
    for (int word = 0; word < words; word++) {
      long all = tables[0][word] & tables[1][word] & tables[2][word];
      long none = ~(tables[0][word] | tables[1][word] | tables[2][word]);
      for (int pair = 0; pair < PAIRS; pair++) {
        dual[pair][words - 1 - word] = Long.reverse((tables[pair][word] & ~all) | none);
      }
    }
    return new OutcomeFunction(cells, dual);
  }

  /** The least of the functions that renumberings of the terminals and duality make of it. */
  OutcomeFunction representative() {
    OutcomeFunction first = sorted();
    OutcomeFunction second = dual().sorted();
    int order = 0;
    for (int pair = 0; pair < PAIRS && order == 0; pair++) {
      order = Arrays.compare(first.tables[pair], second.tables[pair]);
    }
    return order <= 0 ? first : second;
  }

  private OutcomeFunction sorted() {
    long[][] sorted = tables.clone();
    Arrays.sort(sorted, Arrays::compare);
    return new OutcomeFunction(cells, sorted);
  }

  /** The function of the other cells once a cell is taken. */
  OutcomeFunction with(int cell, boolean black) {
    long[][] narrow = new long[PAIRS][];
    for (int pair = 0; pair < PAIRS; pair++) {
      narrow[pair] = with(tables[pair], cell, black);
    }
    return new OutcomeFunction(cells - 1, narrow);
  }

  private static long[] with(long[] table, int cell, boolean black) {
    if (table.length == 1) {
      return new long[] {with(table[0], cell, black)};
    }
    long[] narrow = new long[table.length / 2];
    for (int word = 0; word < narrow.length; word++) {
      if (cell < WORD_CELLS) {
        long low = with(table[2 * word], cell, black) & ~BLACK[WORD_CELLS - 1];
        long high = with(table[2 * word + 1], cell, black) & BLACK[WORD_CELLS - 1];
        narrow[word] = low | high;
      } else {
        int bit = 1 << (cell - WORD_CELLS);
        int below = word & (bit - 1);
        narrow[word] = table[2 * (word - below) + below + (black ? bit : 0)];
      }
    }
    return narrow;
  }

  private static long with(long table, int cell, boolean black) {
    int shift = 1 << cell;
    long part = table & (black ? BLACK[cell] : ~BLACK[cell]);
    long result = part | (black ? part >>> shift : part << shift);
    for (int place = cell; place < WORD_CELLS - 1; place++) {
      result = exchanged(result, place);
    }
    return result;
  }

  /** A table with a cell and the next in the order exchanged. */
  private static long exchanged(long table, int cell) {
    long onlyFirst = BLACK[cell] & ~BLACK[cell + 1];
    long onlySecond = BLACK[cell + 1] & ~BLACK[cell];
    int shift = 1 << cell;
    return (table & ~(onlyFirst | onlySecond))
        | ((table & onlyFirst) << shift)
        | ((table & onlySecond) >>> shift);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OutcomeFunction that
        && cells == that.cells
        && Arrays.deepEquals(tables, that.tables);
  }

  @Override
  public int hashCode() {
    // The two halves of a word are often the same, which Java's own hash of it would cancel.
    long hash = cells;
    for (long[] table : tables) {
      for (long word : table) {
        hash = (hash ^ word) * MIX;
        hash ^= hash >>> 29;
      }
    }
    return Long.hashCode(hash);
  }
}
