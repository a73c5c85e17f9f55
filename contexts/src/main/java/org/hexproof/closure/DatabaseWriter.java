package org.hexproof.closure;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import org.hexproof.database.DatabaseEntry;
import org.hexproof.database.EntryTable;
import org.hexproof.database.ProgressMonitor;

/** Writes a settled closure into a {@link org.hexproof.database.DatabaseFile}. */
public final class DatabaseWriter implements Closeable {
  private final EntryTable table;
  private final ProgressMonitor monitor;

  private DatabaseWriter(EntryTable table, ProgressMonitor monitor) {
    this.table = table;
    this.monitor = monitor;
  }

  /**
   * Writes all entries, those of fewer cells first. What is left to do needs memory too, but not
   * the closure any more.
   *
   * @param maxBytes how much memory the values of corners and of forks may take, which is less than
   *     what the closure takes
   * @throws java.io.InterruptedIOException if it was stopped
   */
  public static DatabaseWriter entries(
      Path file, Closure closure, long maxBytes, ProgressMonitor monitor) throws IOException {
    int[] orbits = IntStream.range(0, closure.orbits().size()).filter(closure::contains).toArray();
    IntArrays.stableSort(
        orbits, (one, other) -> Integer.compare(closure.cells(one), closure.cells(other)));
    int[] numbers = new int[closure.orbits().size()];
    Arrays.fill(numbers, -1);
    for (int number = 0; number < orbits.length; number++) {
      numbers[orbits[number]] = number;
    }
    EntryTable table = EntryTable.create(file, maxBytes);
    try {
      monitor.begin(ProgressMonitor.Task.ENTRIES, orbits.length);
      for (int orbit : orbits) {
        if (monitor.isStopped()) {
          throw new InterruptedIOException();
        }
        table.add(renumbered(closure.entry(orbit), numbers));
        monitor.computed(1);
      }
    } catch (IOException | RuntimeException e) {
      table.close();
      throw e;
    }
    return new DatabaseWriter(table, monitor);
  }

  /** Completes the file, with what else it shall say about itself; it gets its name now. */
  public void finish(Map<String, String> parameters) throws IOException {
    table.finish(parameters, monitor);
  }

  /** A file that is not complete is deleted. */
  @Override
  public void close() throws IOException {
    table.close();
  }

  private static DatabaseEntry renumbered(DatabaseEntry entry, int[] numbers) {
    DatabaseEntry.Origin origin = entry.origin();
    if (origin instanceof DatabaseEntry.Pinwheel pinwheel) {
      origin =
          new DatabaseEntry.Pinwheel(
              renumbered(pinwheel.first(), numbers),
              renumbered(pinwheel.second(), numbers),
              renumbered(pinwheel.third(), numbers));
    }
    return new DatabaseEntry(
        numbers[entry.number()],
        entry.form(),
        entry.cells(),
        entry.atoms(),
        entry.labelled(),
        entry.change(),
        origin);
  }

  private static int renumbered(int reference, int[] numbers) {
    int symmetry = reference % DatabaseEntry.SYMMETRIES;
    return DatabaseEntry.SYMMETRIES * numbers[reference / DatabaseEntry.SYMMETRIES] + symmetry;
  }
}
