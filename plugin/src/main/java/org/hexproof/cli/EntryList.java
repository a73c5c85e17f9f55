package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.format.Entry;
import org.hexproof.report.Unreadable;

/** The boards of files; what can't be read is told on the error stream. */
final class EntryList implements Readings {
  private final PrintStream err;
  private final List<Entry> entries = new ArrayList<>();
  private ExitCode code = ExitCode.OK;

  EntryList(PrintStream err) {
    this.err = err;
  }

  ImmutableList<Entry> entries() {
    return ImmutableList.copyOf(entries);
  }

  /** Whether all could be read. */
  ExitCode code() {
    return code;
  }

  @Override
  public void take(String input, Entry entry) {
    entries.add(entry);
  }

  @Override
  public void refuse(Unreadable fault) {
    err.println("hexproof: " + fault.message());
    code = code.and(ExitCode.UNREADABLE);
  }
}
