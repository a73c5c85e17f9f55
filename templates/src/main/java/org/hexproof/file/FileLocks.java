package org.hexproof.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;

/** Locks of files that grow, so that one run at a time writes to them. */
public final class FileLocks {
  private FileLocks() {}

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
