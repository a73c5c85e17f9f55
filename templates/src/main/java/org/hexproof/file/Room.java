package org.hexproof.file;

import java.io.IOException;

/**
 * How much memory something may take, and what becomes of what finds no room there.
 *
 * @param bytes about; all methods that take a part of it have the same place for the rest
 */
public record Room(long bytes, Rest rest) {
  /** Makes a place for what finds no room in memory. */
  @FunctionalInterface
  public interface Rest {
    /** A new place for things of this name, as in {@code claims}. */
    Spill begin(String name) throws IOException;
  }

  /** Memory, and a temporary file for the rest. */
  public static Room withFile(long bytes) {
    return new Room(bytes, SpillFile::create);
  }

  /** Memory alone, where there are no files: the rest is refused. */
  public static Room withoutFile(long bytes) {
    return new Room(
        bytes,
        name -> {
          throw new IOException("the %s find no room in %s bytes".formatted(name, bytes));
        });
  }

  /** A part of the memory. */
  public Room part(int parts) {
    return new Room(bytes / parts, rest);
  }
}
