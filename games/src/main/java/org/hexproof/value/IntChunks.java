package org.hexproof.value;

import java.util.Arrays;

/**
 * Numbers by place, in chunks that are never moved: growing takes no room for a copy. A place that
 * nothing was written to holds the preset number.
 *
 * <p>Threads may write to different places at once where room was made before.
 */
public final class IntChunks {
  private static final int BITS = 16;
  private static final int MASK = (1 << BITS) - 1;

  private final int preset;
  private int[][] chunks = new int[16][];

  public IntChunks(int preset) {
    this.preset = preset;
  }

  /** The number at a place from 0. */
  public int get(long place) {
    int index = (int) (place >>> BITS);
    return index < chunks.length && chunks[index] != null
        ? chunks[index][(int) place & MASK]
        : preset;
  }

  /** Writes a number; makes room if there is none. */
  public void set(long place, int number) {
    int index = (int) (place >>> BITS);
    if (index >= chunks.length || chunks[index] == null) {
      reserve(place, place + 1);
    }
    chunks[index][(int) place & MASK] = number;
  }

  /** Makes room for places from the first to the one before the last. */
  public void reserve(long from, long to) {
    int last = (int) ((to - 1) >>> BITS);
    if (last >= chunks.length) {
      chunks = Arrays.copyOf(chunks, Math.max(last + 1, 2 * chunks.length));
    }
    for (int index = (int) (from >>> BITS); index <= last; index++) {
      if (chunks[index] == null) {
        chunks[index] = new int[1 << BITS];
        if (preset != 0) {
          Arrays.fill(chunks[index], preset);
        }
      }
    }
  }
}
