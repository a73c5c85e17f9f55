package org.hexproof.certificate;

import com.google.common.primitives.Longs;
import java.io.Closeable;
import java.io.IOException;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.BitSet;
import org.hexproof.file.LongRows;
import org.hexproof.file.Room;

/**
 * Claims, numbered from 0, of 8 bytes each and 16 for every 64 cells that are empty at the start.
 */
public final class Claims implements Closeable {
  private final int words;

  /** Of each its target, then its need and its room. */
  private final LongRows rows;

  /** Claims about so many empty cells. */
  Claims(int cells, Room room) {
    words = (cells + Long.SIZE - 1) / Long.SIZE;
    rows = new LongRows(1 + 2 * words, "claims", room);
  }

  public int size() {
    return rows.size();
  }

  void add(Claim claim) throws IOException {
    rows.add(Longs.concat(new long[] {claim.target()}, packed(claim.need()), packed(claim.room())));
  }

  private long[] packed(BitSet set) {
    return Arrays.copyOf(set.toLongArray(), words);
  }

  /** The claim with this number, as a copy. */
  public Claim get(int number) throws IOException {
    LongBuffer found = rows.get(number);
    return new Claim(
        found.get(0),
        BitSet.valueOf(found.slice(1, words)),
        BitSet.valueOf(found.slice(1 + words, words)));
  }

  @Override
  public void close() throws IOException {
    rows.close();
  }
}
