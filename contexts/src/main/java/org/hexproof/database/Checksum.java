package org.hexproof.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * The checksum of an SQLite file. It stands in two numbers of the header that SQLite leaves to
 * programs: the application's number says that there is one, the user's version is the CRC-32C of
 * all other bytes. Files of earlier versions have zeros there.
 */
final class Checksum {
  private static final int VERSION = 60;
  private static final int APPLICATION = 68;
  private static final int SEALED = 0x48584442;
  private static final int HEADER = 100;
  private static final int BLOCK = 1 << 16;

  private Checksum() {}

  static void write(Path file) throws IOException {
    try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
      out.seek(APPLICATION);
      out.writeInt(SEALED);
      out.seek(VERSION);
      out.writeInt(of(file));
    }
  }

  /** Fails if the file has another checksum. */
  static void check(Path file) throws IOException {
    ByteBuffer header;
    try (InputStream in = Files.newInputStream(file)) {
      header = ByteBuffer.wrap(in.readNBytes(HEADER));
    }
    int version = header.getInt(VERSION);
    int application = header.getInt(APPLICATION);
    boolean isEarlier = application == 0 && version == 0;
    if (!isEarlier && (application != SEALED || version != of(file))) {
      throw new DatabaseException(file + ": damaged: its checksum is that of other bytes");
    }
  }

  private static int of(Path file) throws IOException {
    CRC32C sum = new CRC32C();
    try (InputStream in = Files.newInputStream(file)) {
      byte[] header = in.readNBytes(HEADER);
      Arrays.fill(header, VERSION, VERSION + Integer.BYTES, (byte) 0);
      sum.update(header);
      byte[] block = new byte[BLOCK];
      for (int read = in.read(block); read >= 0; read = in.read(block)) {
        sum.update(block, 0, read);
      }
    }
    return (int) sum.getValue();
  }
}
