package org.hexproof.file;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows of so many numbers each, which are added one by one. The newest are in memory; the others
 * are in a temporary file once there are too many.
 */
public final class LongRows implements Closeable {
  private static final int BLOCK = 1 << 10;

  private final int width;
  private final String name;
  private final long mostBlocks;

  /** Blocks of rows, nothing in the place of those that are in the file. */
  private final List<long[]> blocks = new ArrayList<>();

  private int filed;
  private int size;
  private FileChannel file;

  /**
   * No rows as yet.
   *
   * @param name what they are, as in {@code claims}
   * @param bytes how much memory they may take, but at least that of 1024 rows
   */
  public LongRows(int width, String name, long bytes) {
    this.width = width;
    this.name = name;
    mostBlocks = Math.max(1, bytes / blockBytes());
  }

  private int blockBytes() {
    return BLOCK * width * Long.BYTES;
  }

  public int size() {
    return size;
  }

  public void add(long[] row) throws IOException {
    if (size == blocks.size() * BLOCK) {
      if (blocks.size() - filed == mostBlocks) {
        file();
      }
      blocks.add(new long[BLOCK * width]);
    }
    System.arraycopy(row, 0, blocks.get(size / BLOCK), size % BLOCK * width, width);
    size++;
  }

  /** Writes the oldest block that is in memory. */
  private void file() throws IOException {
    if (file == null) {
      Path path = Folders.here().scratchFile("hexproof-" + name);
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

  /** The row with this number, counted from 0; not to be written to. */
  public LongBuffer get(int number) throws IOException {
    long[] block = blocks.get(number / BLOCK);
    return block == null
        ? read(number)
        : LongBuffer.wrap(block, number % BLOCK * width, width).slice();
  }

  private LongBuffer read(int number) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(width * Long.BYTES);
    long from = (long) number * bytes.capacity();
    while (bytes.hasRemaining()) {
      if (file.read(bytes, from + bytes.position()) < 0) {
        throw new EOFException("the temporary file of " + name + " was cut off");
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
