package org.hexproof.rule;

/**
 * Between which bounds the margins of positions lie, as far as is known. A position is kept at one
 * of a few places; if all are taken, that of the fewest strings is given up, which is soon found
 * again.
 */
final class MarginTable {
  private static final int PLACES = 4;

  /** One GiB. */
  private static final int MOST_BITS = 27;

  /** Bounds are kept as numbers from 0 on, in a byte each below the position. */
  private static final int BIAS = 64;

  private static final int POSITION = 2 * Byte.SIZE;

  /** Bounds of a margin. */
  record Bounds(int low, int high) {
    private static Bounds of(long entry) {
      return new Bounds((int) (entry >> Byte.SIZE & 255) - BIAS, (int) (entry & 255) - BIAS);
    }

    private long entry(long position) {
      return position << POSITION | (long) (low + BIAS) << Byte.SIZE | high + BIAS;
    }
  }

  private static final Bounds NONE = new Bounds(-BIAS, BIAS);

  private final long[] entries;

  /** For positions of so many strings; takes at most half of the memory that Java has. */
  MarginTable(int strings) {
    int bits = Math.min(Math.max(strings - Byte.SIZE, 2), MOST_BITS);
    while ((long) Long.BYTES << bits > Runtime.getRuntime().maxMemory() / 2) {
      bits--;
    }
    this.entries = new long[1 << bits];
  }

  Bounds get(long position) {
    int first = first(position);
    for (int place = first; place < first + PLACES; place++) {
      if (entries[place] >>> POSITION == position) {
        return Bounds.of(entries[place]);
      }
    }
    return NONE;
  }

  void put(long position, Bounds bounds) {
    int first = first(position);
    int given = first;
    for (int place = first; place < first + PLACES; place++) {
      long there = entries[place] >>> POSITION;
      if (there == position) {
        given = place;
        break;
      }
      if (Long.bitCount(there) < Long.bitCount(entries[given] >>> POSITION)) {
        given = place;
      }
    }
    entries[given] = bounds.entry(position);
  }

  private int first(long position) {
    long mixed = position * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 32) * 0xBF58476D1CE4E5B9L;
    return (int) (mixed >>> 33) & (entries.length - PLACES);
  }
}
