package org.hexproof.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Locks of files that grow, so that one run at a time writes to them. */
public final class FileLocks {
  private FileLocks() {}

  /**
   * Opens a file, or begins an empty one, to be read and written by this run alone until the
   * channel is closed.
   *
   * @param use what can't be done with it otherwise, as in "gone on with"
   * @throws IOException if it is no regular file, can't be opened, or is in use by another run
   */
  public static FileChannel open(Path file, String use) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IOException(file + ": is no regular file, so it can't be " + use);
    }
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      if (!lock(channel)) {
        throw new IOException(file + ": in use by another run");
      }
      return channel;
    } catch (IOException | RuntimeException | Error e) {
      channel.close();
      throw e;
    }
  }

  /**
   * Locks a file until its channel, or another one of this program on the same file, is closed.
   *
   * @return whether it is ours now; if not, another program or another part of this one has it
   * @throws IOException if the file can't be locked at all
   */
  public static boolean lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }
}
