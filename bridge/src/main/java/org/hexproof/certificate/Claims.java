package org.hexproof.certificate;

import com.google.common.primitives.Longs;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.hexproof.file.Folders;

/**
 * Claims, numbered from 0. The newest are in memory; the others are in a temporary file once there
 * are too many, 8 bytes each and 16 for every 64 cells that are empty at the start.
 */
public final class Claims implements Closeable {
  private static final int BLOCK = 1 << 10;

  /** How many numbers a claim has in a block: its target, then its need and its room. */
  private final int width;

  private final int words;
  private final long mostBlocks;

  /** Blocks of claims, nothing in the place of those that are in the file. */
  private final List<long[]> blocks = new ArrayList<>();

  private int filed;
  private int size;
  private FileChannel file;

  /** Claims about so many empty cells, in so much memory, but at least a block of 1024. */
  Claims(int cells, long bytes) {
    words = (cells + Long.SIZE - 1) / Long.SIZE;
    width = 1 + 2 * words;
    mostBlocks = Math.max(1, bytes / blockBytes());
  }

  private int blockBytes() {
    return BLOCK * width * Long.BYTES;
  }

  public int size() {
    return size;
  }

  void add(Claim claim) throws IOException {
    if (size == blocks.size() * BLOCK) {
      if (blocks.size() - filed == mostBlocks) {
        file();
      }
      blocks.add(new long[BLOCK * width]);
    }
    long[] packed =
        Longs.concat(new long[] {claim.target()}, packed(claim.need()), packed(claim.room()));
    System.arraycopy(packed, 0, blocks.get(size / BLOCK), size % BLOCK * width, width);
    size++;
  }

  private long[] packed(BitSet set) {
    return Arrays.copyOf(set.toLongArray(), words);
  }

  /** Writes the oldest block that is in memory. */
  private void file() throws IOException {
    if (file == null) {
      Path path = Folders.here().scratchFile("hexproof-claims");
      file =
          FileChannel.open(
              path,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE);
    }
    ByteBuffer bytes = ByteBuffer.allocate(blockBytes());
    bytes.asLongBuffer().put(blocks.get(filed));
    for (long at = (long) filed * blockBytes(); bytes.hasRemaining(); ) {
      at += file.write(bytes, at);
    }
    blocks.set(filed++, null);
  }

  /** The claim with this number, as a copy. */
  public Claim get(int number) throws IOException {
    long[] block = blocks.get(number / BLOCK);
    LongBuffer found = block == null ? read(number) : slice(block, number % BLOCK);
    return new Claim(
        found.get(0),
        BitSet.valueOf(found.slice(1, words)),
        BitSet.valueOf(found.slice(1 + words, words)));
  }

  private LongBuffer slice(long[] block, int row) {
    return LongBuffer.wrap(block, row * width, width).slice();
  }

  private LongBuffer read(int number) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(width * Long.BYTES);
    long from = (long) number * bytes.capacity();
    while (bytes.hasRemaining()) {
      if (file.read(bytes, from + bytes.position()) < 0) {
        throw new EOFException("the temporary file of claims was cut off");
      }
    }
    return bytes.flip().asLongBuffer();
  }

  @Override
  public void close() throws IOException {
    if (file != null) {
      file.close();
    }
  }
}
