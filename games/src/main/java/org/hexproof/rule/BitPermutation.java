package org.hexproof.rule;

/** Bits that move to other places. */
final class BitPermutation {
  /** What comes of each eight bits. */
  private final long[][] eights;

  /** By the place that each bit gets to. */
  BitPermutation(int[] places) {
    this.eights = new long[(places.length + 7) / 8][256];
    for (int place = 0; place < places.length; place++) {
      int bit = 1 << (place % 8);
      for (int bits = 0; bits < 256; bits++) {
        eights[place / 8][bits] |= (bits & bit) == 0 ? 0 : 1L << places[place];
      }
    }
  }

  long of(long bits) {
    long moved = 0;
    for (int i = 0; i < eights.length; i++) {
      moved |= eights[i][(int) (bits >>> (8 * i)) & 255];
    }
    return moved;
  }
}
