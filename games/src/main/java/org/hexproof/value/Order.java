package org.hexproof.value;

import java.util.Arrays;

/**
 * Compares values of a store ([H3T], Definition 3.2). Used by one thread; several may compare
 * values of the same store, each with its own.
 *
 * <p>What was found is kept in a direct-mapped cache: 64 bits hold both handles, which relation it
 * was and its answer. Values that differ on a threshold of the poset are told apart without it.
 */
final class Order {
  private static final long EMPTY = -1;
  private static final int LEAST_BITS = 8;

  /** By this power of two the cache grows when it is half full. */
  private static final int GROWTH = 2;

  private final Store store;
  private final int mostBits;
  private int bits;
  private long[] cache;
  private int filled;

  /** An empty cache, which grows up to two to this power entries of eight bytes. */
  Order(Store store, int mostBits) {
    this.store = store;
    this.mostBits = mostBits;
    this.bits = Math.min(mostBits, LEAST_BITS);
    this.cache = empty(bits);
  }

  private static long[] empty(int bits) {
    long[] entries = new long[1 << bits];
    Arrays.fill(entries, EMPTY);
    return entries;
  }

  boolean leq(int g, int h) {
    return g == h
        || ((store.second(g) & ~store.second(h)) == 0
            && (store.first(g) & ~store.first(h)) == 0
            && relates(g, h, false));
  }

  /** Whether g ◁ h: moving first in h is at least as good for Left as moving second in g. */
  boolean leqFirst(int g, int h) {
    return (store.second(g) & ~store.first(h)) == 0 && relates(g, h, true);
  }

  private boolean relates(int g, int h, boolean first) {
    if (store.isAtom(g) && store.isAtom(h)) {
      return store.poset().leq(g, h);
    }
    long key = ((long) g << 33) | ((long) h << 2) | (first ? 2 : 0);
    long entry = cache[slot(key)];
    if ((entry & ~1L) == key) {
      return (entry & 1) != 0;
    }
    boolean result = first ? computeLeqFirst(g, h) : computeLeq(g, h);
    keep(result ? key | 1 : key);
    return result;
  }

  private int slot(long entry) {
    return (int) (((entry & ~1L) * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - bits));
  }

  private void keep(long entry) {
    if (2 * filled >= cache.length && bits < mostBits) {
      grow();
    }
    int slot = slot(entry);
    if (cache[slot] == EMPTY) {
      filled++;
    }
    cache[slot] = entry;
  }

  /** Entries of different slots get different ones again. */
  private void grow() {
    long[] before = cache;
    bits = Math.min(mostBits, bits + GROWTH);
    cache = empty(bits);
    for (long entry : before) {
      if (entry != EMPTY) {
        cache[slot(entry)] = entry;
      }
    }
  }

  private boolean computeLeq(int g, int h) {
    for (int i = 0; i < store.leftCount(g); i++) {
      if (!leqFirst(store.left(g, i), h)) {
        return false;
      }
    }
    for (int i = 0; i < store.rightCount(h); i++) {
      if (!leqFirst(g, store.right(h, i))) {
        return false;
      }
    }
    return !(store.isAtom(g) || store.isAtom(h)) || leqFirst(g, h);
  }

  private boolean computeLeqFirst(int g, int h) {
    for (int i = 0; i < store.leftCount(h); i++) {
      if (leq(g, store.left(h, i))) {
        return true;
      }
    }
    for (int i = 0; i < store.rightCount(g); i++) {
      if (leq(store.right(g, i), h)) {
        return true;
      }
    }
    return false;
  }
}
