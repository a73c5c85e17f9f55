package org.hexproof.cli;

import java.io.IOException;
import org.hexproof.format.Entry;
import org.hexproof.report.Unreadable;

/** Takes what is read of the files that the user names, one after the other. */
interface Readings {
  /**
   * A board that was read.
   *
   * @param input the file as the user named it
   */
  void take(String input, Entry entry) throws IOException;

  /** What can't be read; what comes after it is read all the same. */
  void refuse(Unreadable fault) throws IOException;
}
