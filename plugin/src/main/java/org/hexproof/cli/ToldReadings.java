package org.hexproof.cli;

import java.io.IOException;
import java.io.PrintStream;
import org.hexproof.report.Aside;
import org.hexproof.report.Unreadable;

/** Tells on the error stream what can't be taken. */
abstract class ToldReadings implements Readings {
  /** Where it is told. */
  final PrintStream err;

  private ExitCode code = ExitCode.OK;

  ToldReadings(PrintStream err) {
    this.err = err;
  }

  /** Whether all could be read. */
  final ExitCode code() {
    return code;
  }

  @Override
  public void refuse(Unreadable fault) throws IOException {
    err.println("hexproof: " + fault.message());
    code = ExitCode.UNREADABLE;
  }

  @Override
  public void passOver(Unreadable board) throws IOException {
    err.println("hexproof: " + board.aside(Aside.NO_TEMPLATE));
  }
}
