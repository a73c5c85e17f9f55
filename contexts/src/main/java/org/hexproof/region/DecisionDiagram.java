package org.hexproof.region;

import java.util.Arrays;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Poset;

/**
 * Outcomes of set coloring games as decision diagrams: functions of the cells' colors, each held
 * once, so that two are the same iff their handles are equal. A cell that does not matter any more
 * is not in the diagram. Handles below the poset's size are constants.
 *
 * <p>One thread at a time; the number of functions is bounded.
 */
final class DecisionDiagram {
  /** What a function takes, with its part of the tables and caches, in bytes. */
  static final int BYTES_PER_FUNCTION = 56;

  private static final int MAX_CACHE_BITS = 20;

  private final Poset poset;
  private final int maxFunctions;
  private int size;
  private int[] cell;
  private int[] white;
  private int[] black;
  private int[] support;
  private int[] lowest;
  private int[] highest;
  private int[] table;
  private final int cacheBits;
  private final long[] fixedKeys;
  private final int[] fixed;
  private final long[] orderCache;

  /**
   * An empty diagram for games of so many cells. Small games, of which there may be many, get small
   * caches.
   */
  DecisionDiagram(Poset poset, int cells, int maxFunctions) {
    this.poset = poset;
    this.cacheBits = Math.min(MAX_CACHE_BITS, 2 * cells + 2);
    this.fixedKeys = new long[1 << cacheBits];
    this.fixed = new int[1 << cacheBits];
    this.orderCache = new long[1 << cacheBits];
    this.maxFunctions = Math.max(maxFunctions, poset.size());
    int capacity = Math.max(1 << 10, 2 * poset.size());
    this.size = poset.size();
    this.cell = new int[capacity];
    this.white = new int[capacity];
    this.black = new int[capacity];
    this.support = new int[capacity];
    this.lowest = new int[capacity];
    this.highest = new int[capacity];
    this.table = new int[4 * Integer.highestOneBit(capacity)];
    Arrays.fill(cell, 0, size, Coloring.MAX_CELLS);
    Arrays.setAll(lowest, i -> i);
    Arrays.setAll(highest, i -> i);
    Arrays.fill(fixedKeys, -1);
    Arrays.fill(orderCache, -1);
  }

  int of(Coloring game) {
    return of(game, game.cells(), 0);
  }

  /** The highest cell is decided first, so that the outcomes of a part stand side by side. */
  private int of(Coloring game, int undecided, int start) {
    if (undecided == 0) {
      return game.outcomes().get(start);
    }
    int top = undecided - 1;
    return node(top, of(game, top, start), of(game, top, start + (1 << top)));
  }

  int size() {
    return size;
  }

  boolean isConstant(int function) {
    return function < poset.size();
  }

  /** The cells that matter, as a bit mask. */
  int support(int function) {
    return support[function];
  }

  private int node(int variable, int ifWhite, int ifBlack) {
    if (ifWhite == ifBlack) {
      return ifWhite;
    }
    int slot = slot(variable, ifWhite, ifBlack);
    while (table[slot] != 0) {
      int found = table[slot];
      if (white[found] == ifWhite && black[found] == ifBlack && cell[found] == variable) {
        return found;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    return add(variable, ifWhite, ifBlack, slot);
  }

  private int slot(int variable, int ifWhite, int ifBlack) {
    int hash = (ifWhite * 0x9E3779B9 + ifBlack) * 0x85EBCA6B + variable * 0x27D4EB2F;
    return (hash ^ (hash >>> 15)) & (table.length - 1);
  }

  private int add(int variable, int ifWhite, int ifBlack, int slot) {
    if (size >= maxFunctions) {
      throw new GameTooLargeException(
          "the region has more than %s different positions", maxFunctions);
    }
    if (size == cell.length) {
      int capacity = 2 * size;
      cell = Arrays.copyOf(cell, capacity);
      white = Arrays.copyOf(white, capacity);
      black = Arrays.copyOf(black, capacity);
      support = Arrays.copyOf(support, capacity);
      lowest = Arrays.copyOf(lowest, capacity);
      highest = Arrays.copyOf(highest, capacity);
    }
    int function = size;
    size++;
    cell[function] = variable;
    white[function] = ifWhite;
    black[function] = ifBlack;
    support[function] = (1 << variable) | support[ifWhite] | support[ifBlack];
    lowest[function] = lowest[ifWhite];
    highest[function] = highest[ifBlack];
    table[slot] = function;
    if (2 * size > table.length) {
      grow();
    }
    return function;
  }

  private void grow() {
    int[] old = table;
    table = new int[2 * old.length];
    for (int function : old) {
      if (function != 0) {
        int slot = slot(cell[function], white[function], black[function]);
        while (table[slot] != 0) {
          slot = (slot + 1) & (table.length - 1);
        }
        table[slot] = function;
      }
    }
  }

  /** The function with one cell's color fixed. */
  int fix(int function, int variable, boolean isBlack) {
    if (((support[function] >> variable) & 1) == 0) {
      return function;
    }
    if (cell[function] == variable) {
      return isBlack ? black[function] : white[function];
    }
    long key = ((long) function << 6) | ((long) variable << 1) | (isBlack ? 1 : 0);
    int slot = slot(key);
    if (fixedKeys[slot] == key) {
      return fixed[slot];
    }
    int result =
        node(
            cell[function],
            fix(white[function], variable, isBlack),
            fix(black[function], variable, isBlack));
    fixedKeys[slot] = key;
    fixed[slot] = result;
    return result;
  }

  /** Whether f's outcome is at most g's whatever the colors. */
  boolean leq(int f, int g) {
    if (f == g) {
      return true;
    }
    if (!poset.leq(lowest[f], lowest[g]) || !poset.leq(highest[f], highest[g])) {
      return false;
    }
    if (isConstant(f) && isConstant(g)) {
      return true;
    }
    long key = ((long) f << 32) | ((long) g << 1);
    int slot = slot(key);
    if ((orderCache[slot] & ~1L) == key) {
      return (orderCache[slot] & 1) != 0;
    }
    int variable = isConstant(f) ? cell[g] : isConstant(g) ? cell[f] : Math.max(cell[f], cell[g]);
    boolean result =
        leq(whiteHalf(f, variable), whiteHalf(g, variable))
            && leq(blackHalf(f, variable), blackHalf(g, variable));
    orderCache[slot] = result ? key | 1 : key;
    return result;
  }

  private int whiteHalf(int function, int variable) {
    return !isConstant(function) && cell[function] == variable ? white[function] : function;
  }

  private int blackHalf(int function, int variable) {
    return !isConstant(function) && cell[function] == variable ? black[function] : function;
  }

  private int slot(long key) {
    return (int) ((key * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - cacheBits));
  }
}
