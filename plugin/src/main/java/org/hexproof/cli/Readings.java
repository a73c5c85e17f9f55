package org.hexproof.cli;

import java.io.IOException;
import java.io.PrintStream;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.report.Aside;
import org.hexproof.report.Unreadable;

/**
 * Takes what is read of the files that the user names, one after the other, and tells what can't be
 * taken.
 */
abstract class Readings {
  /** Where it is told. */
  final PrintStream err;

  private ExitCode code = ExitCode.OK;

  Readings(PrintStream err) {
    this.err = err;
  }

  /** Whether all could be read. */
  final ExitCode code() {
    return code;
  }

  /**
   * A board that was read.
   *
   * @throws FormatException if it is not what is wanted; it is then told to {@link #refuse} or
   *     {@link #passOver}, and the next one follows
   */
  abstract void take(Entry entry) throws IOException;

  /** What can't be read; what comes after it is read all the same. */
  void refuse(Unreadable fault) throws IOException {
    err.println("hexproof: " + fault.message());
    code = ExitCode.UNREADABLE;
  }

  /** A board that states no promise, where templates are wanted. */
  void passOver(Unreadable board) throws IOException {
    err.println("hexproof: " + board.aside(Aside.NO_TEMPLATE));
  }
}
