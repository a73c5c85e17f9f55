package org.hexproof.closure;

import java.io.IOException;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Reads the numbers that a {@link Packer} wrote, in the same order. */
final class Unpacker {
  private final byte[] bytes;
  private int place;
  private int last;

  /** Uncompresses to so many bytes. */
  Unpacker(byte[] packed, int size) throws IOException {
    bytes = new byte[size];
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed);
      int length = 0;
      while (length < size) {
        int more = inflater.inflate(bytes, length, size - length);
        if (more == 0) {
          throw new IOException("packed numbers end too early");
        }
        length += more;
      }
    } catch (DataFormatException e) {
      throw new IOException("no packed numbers", e);
    } finally {
      inflater.end();
    }
  }

  /** What {@link Packer#put} wrote. */
  int get() throws IOException {
    int number = 0;
    for (int shift = 0; place < bytes.length; shift += 7) {
      byte next = bytes[place++];
      number |= (next & 0x7F) << shift;
      if (next >= 0) {
        return number;
      }
    }
    throw new IOException("packed numbers end too early");
  }

  /** What {@link Packer#putNext} wrote. */
  int getNext() throws IOException {
    int difference = get();
    last += difference >>> 1 ^ -(difference & 1);
    return last;
  }
}
