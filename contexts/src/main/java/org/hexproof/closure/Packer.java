package org.hexproof.closure;

import java.util.Arrays;
import java.util.zip.Deflater;

/** Writes numbers into few bytes, for an {@link Unpacker}: small ones into fewer. */
final class Packer {
  private byte[] bytes = new byte[1 << 16];
  private int size;
  private int last;

  /** A number from 0. */
  void put(int number) {
    if (size + 5 > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    int rest = number;
    while (rest >>> 7 != 0) {
      bytes[size++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[size++] = (byte) rest;
  }

  /** Any number, as the difference to the one before that was written so. */
  void putNext(int number) {
    int difference = number - last;
    put(difference << 1 ^ difference >> 31);
    last = number;
  }

  /** How many bytes the numbers take before they are compressed. */
  int size() {
    return size;
  }

  byte[] packed() {
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    try {
      deflater.setInput(bytes, 0, size);
      deflater.finish();
      byte[] packed = new byte[size / 2 + 64];
      int length = 0;
      while (!deflater.finished()) {
        if (length == packed.length) {
          packed = Arrays.copyOf(packed, 2 * length);
        }
        length += deflater.deflate(packed, length, packed.length - length);
      }
      return Arrays.copyOf(packed, length);
    } finally {
      deflater.end();
    }
  }
}
