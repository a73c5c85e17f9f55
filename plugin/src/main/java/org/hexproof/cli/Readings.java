package org.hexproof.cli;

import java.io.IOException;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.report.Unreadable;

/** Takes what is read of the files that the user names, one after the other. */
interface Readings {
  /**
   * A board that was read.
   *
   * @param input the file as the user named it
   * @throws FormatException if it is not what is wanted; it is then told to {@link #refuse} or
   *     {@link #passOver}, and the next one follows
   */
  void take(String input, Entry entry) throws IOException;

  /** What can't be read; what comes after it is read all the same. */
  void refuse(Unreadable fault) throws IOException;

  /** A board that states no promise, where templates are wanted. */
  void passOver(Unreadable board) throws IOException;
}
