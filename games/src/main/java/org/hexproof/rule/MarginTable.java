package org.hexproof.rule;

/**
 * Between which bounds the margins of positions lie, as far as is known. A form is kept at one of a
 * few places, by 108 of its bits; if all are taken, that of the fewest strings is given up, which
 * is soon found again.
 */
final class MarginTable {
  private static final int PLACES = 4;

  /** So many strings more than bits, as forms are fewer than positions. */
  private static final int STRINGS_MORE = 12;

  /** One GiB. */
  private static final int MOST_BITS = 26;

  /** Bounds are kept as numbers from 0 on, in seven bits each below the number of strings. */
  private static final int BIAS = 64;

  private static final int BOUND = 7;
  private static final int BOUNDS = 2 * BOUND;
  private static final int STRINGS = 6;
  private static final int FORM = BOUNDS + STRINGS;

  /** Bounds of a margin. */
  record Bounds(int low, int high) {
    private static Bounds of(long entry) {
      return new Bounds(part(entry, BOUND) - BIAS, part(entry, 0) - BIAS);
    }
  }

  private static final Bounds NONE = new Bounds(-BIAS, BIAS - 1);

  /** Two for each. */
  private final long[] entries;

  /** For positions of so many strings; takes at most half of the memory that Java has. */
  MarginTable(int strings) {
    int bits = Math.min(Math.max(strings - STRINGS_MORE, 2), MOST_BITS);
    while ((2L * Long.BYTES) << bits > Runtime.getRuntime().maxMemory() / 2) {
      bits--;
    }
    this.entries = new long[2 << bits];
  }

  private static int part(long entry, int shift) {
    return (int) (entry >> shift) & ((1 << BOUND) - 1);
  }

  private boolean isAt(int place, CoinForm form) {
    return entries[place] == form.one() && entries[place + 1] >>> FORM == form.other() >>> FORM;
  }

  Bounds get(CoinForm form) {
    int first = first(form);
    for (int place = first; place < first + 2 * PLACES; place += 2) {
      if (isAt(place, form) && entries[place + 1] != 0) {
        return Bounds.of(entries[place + 1]);
      }
    }
    return NONE;
  }

  void put(CoinForm form, Bounds bounds) {
    int first = first(form);
    int given = first;
    for (int place = first; place < first + 2 * PLACES; place += 2) {
      if (isAt(place, form)) {
        given = place;
        break;
      }
      if (strings(place) < strings(given)) {
        given = place;
      }
    }
    entries[given] = form.one();
    entries[given + 1] =
        form.other() >>> FORM << FORM
            | (long) Long.bitCount(form.rest()) << BOUNDS
            | (long) (bounds.low() + BIAS) << BOUND
            | bounds.high() + BIAS;
  }

  private int strings(int place) {
    return (int) (entries[place + 1] >> BOUNDS) & ((1 << STRINGS) - 1);
  }

  private int first(CoinForm form) {
    return (int) form.one() & (entries.length - 2 * PLACES);
  }
}
