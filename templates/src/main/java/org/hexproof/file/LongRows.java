package org.hexproof.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rows of so many numbers each, which are added one by one. The newest are in memory; the others
 * are elsewhere once there are too many.
 */
public final class LongRows implements Closeable {
  private static final int BLOCK = 1 << 10;

  private final int width;
  private final String name;
  private final Room room;

  /** Blocks of rows, nothing in the place of those that are elsewhere. */
  private final List<long[]> blocks = new ArrayList<>();

  private int spilled;
  private int size;
  private Optional<Spill> spill = Optional.empty();

  /**
   * No rows as yet.
   *
   * @param name what they are, as in {@code claims}
   * @param room of which they take at least the memory for 1024 rows
   */
  public LongRows(int width, String name, Room room) {
    this.width = width;
    this.name = name;
    this.room = room;
  }

  private long mostBlocks() {
    return Math.max(1, room.bytes() / blockBytes());
  }

  private int blockBytes() {
    return BLOCK * width * Long.BYTES;
  }

  public int size() {
    return size;
  }

  public void add(long[] row) throws IOException {
    if (size == blocks.size() * BLOCK) {
      if (blocks.size() - spilled == mostBlocks()) {
        spill();
      }
      blocks.add(new long[BLOCK * width]);
    }
    System.arraycopy(row, 0, blocks.get(size / BLOCK), size % BLOCK * width, width);
    size++;
  }

  /** Writes the oldest block that is in memory. */
  private void spill() throws IOException {
    if (spill.isEmpty()) {
      spill = Optional.of(room.rest().begin(name));
    }
    ByteBuffer bytes = ByteBuffer.allocate(blockBytes());
    bytes.asLongBuffer().put(blocks.get(spilled));
    spill.get().write(bytes, (long) spilled * blockBytes());
    blocks.set(spilled++, null);
  }

  /** The row with this number, counted from 0; not to be written to. */
  public LongBuffer get(int number) throws IOException {
    long[] block = blocks.get(number / BLOCK);
    return block == null
        ? read(number)
        : LongBuffer.wrap(block, number % BLOCK * width, width).slice();
  }

  private LongBuffer read(int number) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(width * Long.BYTES);
    spill.orElseThrow().read(bytes, (long) number * bytes.capacity());
    return bytes.flip().asLongBuffer();
  }

  @Override
  public void close() throws IOException {
    if (spill.isPresent()) {
      spill.get().close();
    }
  }
}
