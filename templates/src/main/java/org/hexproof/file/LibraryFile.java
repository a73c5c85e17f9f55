package org.hexproof.file;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/**
 * The file of a native library, as far as its headers tell how long it has to be. The system maps a
 * file that was cut off as if it were whole, and the virtual machine ends at the first touch of
 * what is missing. Files that are no library at all the system refuses by itself.
 *
 * <p>ELF: System V Application Binary Interface, chapters 4 and 5. Mach-O: {@code mach-o/loader.h}
 * and {@code mach-o/fat.h} of Darwin.
 */
public final class LibraryFile {
  private static final int ELF = 0x7f454c46;
  private static final int MACH_64 = 0xfeedfacf;
  private static final int MACH_64_TURNED = 0xcffaedfe;
  private static final int FAT = 0xcafebabe;
  private static final int MACH_SEGMENT_64 = 0x19;
  private static final int MOST_PARTS = 1 << 16;

  private final FileChannel channel;
  private long needed;

  private LibraryFile(FileChannel channel) {
    this.channel = channel;
  }

  /** Fails with the reason if something is missing at the end. */
  public static void check(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      LibraryFile library = new LibraryFile(channel);
      try {
        library.measure(0);
      } catch (EOFException e) {
        library.needed = Math.max(library.needed, channel.size() + 1);
      }
      if (library.needed > channel.size()) {
        throw new IOException(
            "is cut off: it has %s bytes, and its headers tell of at least %s"
                .formatted(channel.size(), library.needed));
      }
    }
  }

  /** All that lies there has to be in the file. */
  private void need(long start, long length) {
    long end = start + length;
    needed = Math.max(needed, start < 0 || length < 0 || end < 0 ? Long.MAX_VALUE : end);
  }

  private ByteBuffer read(long start, long length, ByteOrder order) throws IOException {
    need(start, length);
    if (start < 0 || length > channel.size() - start) {
      throw new EOFException();
    }
    ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(length)).order(order);
    while (bytes.hasRemaining()) {
      if (channel.read(bytes, start + bytes.position()) < 0) {
        throw new EOFException();
      }
    }
    return bytes.flip();
  }

  private void measure(long start) throws IOException {
    if (channel.size() < start + Integer.BYTES) {
      return;
    }
    switch (read(start, Integer.BYTES, ByteOrder.BIG_ENDIAN).getInt()) {
      case ELF -> elf();
      case MACH_64 -> mach(start, ByteOrder.BIG_ENDIAN);
      case MACH_64_TURNED -> mach(start, ByteOrder.LITTLE_ENDIAN);
      case FAT -> fat();
      default -> {}
    }
  }

  private void elf() throws IOException {
    ByteBuffer kind = read(Integer.BYTES, 2, ByteOrder.BIG_ENDIAN);
    boolean isWide = kind.get() == 2;
    ByteOrder order = kind.get() == 2 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    ByteBuffer head = read(0, isWide ? 64 : 52, order);
    long programs = isWide ? head.getLong(32) : word(head, 28);
    long sections = isWide ? head.getLong(40) : word(head, 32);
    int sizes = isWide ? 54 : 42;
    int programSize = head.getShort(sizes) & 0xffff;
    int count = head.getShort(sizes + 2) & 0xffff;
    need(
        sections, (long) (head.getShort(sizes + 4) & 0xffff) * (head.getShort(sizes + 6) & 0xffff));
    ByteBuffer table = read(programs, (long) programSize * count, order);
    for (int i = 0; i < count; i++) {
      int at = i * programSize;
      need(
          isWide ? table.getLong(at + 8) : word(table, at + 4),
          isWide ? table.getLong(at + 32) : word(table, at + 16));
    }
  }

  private void mach(long start, ByteOrder order) throws IOException {
    int count = read(start + 16, Integer.BYTES, order).getInt();
    long at = start + 32;
    for (int i = 0; i < Math.min(count, MOST_PARTS); i++) {
      ByteBuffer command = read(at, 8, order);
      boolean isSegment = command.getInt() == MACH_SEGMENT_64;
      long size = word(command, 4);
      need(at, size);
      if (isSegment) {
        ByteBuffer segment = read(at + 40, 16, order);
        need(start + segment.getLong(), segment.getLong());
      }
      at += size;
    }
  }

  private void fat() throws IOException {
    int count = read(4, Integer.BYTES, ByteOrder.BIG_ENDIAN).getInt();
    for (int i = 0; i < Math.min(count, MOST_PARTS); i++) {
      ByteBuffer slice = read(8 + 20L * i + 8, 8, ByteOrder.BIG_ENDIAN);
      long start = word(slice, 0);
      need(start, word(slice, 4));
      measure(start);
    }
  }

  private static long word(ByteBuffer bytes, int at) {
    return bytes.getInt(at) & 0xffffffffL;
  }
}
