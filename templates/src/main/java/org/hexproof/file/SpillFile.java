package org.hexproof.file;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A temporary file. */
final class SpillFile implements Spill {
  private final String name;
  private final FileChannel file;

  private SpillFile(String name, FileChannel file) {
    this.name = name;
    this.file = file;
  }

  /** Begins one, which is gone as soon as it is closed. */
  static SpillFile create(String name) throws IOException {
    Path path = Folders.here().scratchFile("hexproof-" + name);
    return new SpillFile(
        name,
        FileChannel.open(
            path,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE));
  }

  @Override
  public void write(ByteBuffer bytes, long at) throws IOException {
    for (long next = at; bytes.hasRemaining(); ) {
      next += file.write(bytes, next);
    }
  }

  @Override
  public void read(ByteBuffer bytes, long from) throws IOException {
    int start = bytes.position();
    while (bytes.hasRemaining()) {
      if (file.read(bytes, from + bytes.position() - start) < 0) {
        throw new EOFException("the temporary file of " + name + " was cut off");
      }
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
