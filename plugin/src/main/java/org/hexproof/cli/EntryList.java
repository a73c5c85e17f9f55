package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.format.Entry;

/** The boards of files. */
final class EntryList extends Readings {
  private final List<Entry> entries = new ArrayList<>();

  EntryList(PrintStream err) {
    super(err);
  }

  ImmutableList<Entry> entries() {
    return ImmutableList.copyOf(entries);
  }

  @Override
  void take(Entry entry) {
    entries.add(entry);
  }
}
