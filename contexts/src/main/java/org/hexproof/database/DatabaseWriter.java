package org.hexproof.database;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.IntStream;

/** Writes a settled closure into a {@link DatabaseFile}. */
public final class DatabaseWriter implements Closeable {
  /** How much memory the values of corners and of forks may take. */
  private static final long CLASS_BYTES = 4L << 30;

  private final EntryTable table;

  private DatabaseWriter(EntryTable table) {
    this.table = table;
  }

  /** Writes a file. */
  static void write(Path file, Closure closure, Map<String, String> parameters) throws IOException {
    try (DatabaseWriter writer = entries(file, closure)) {
      writer.finish(parameters);
    }
  }

  /**
   * Writes all entries, those of fewer cells first. What is left to do needs memory too, but not
   * the closure any more.
   */
  public static DatabaseWriter entries(Path file, Closure closure) throws IOException {
    int[] orbits =
        IntStream.range(0, closure.orbits().size())
            .filter(closure::contains)
            .boxed()
            .sorted(Comparator.comparingInt(closure::cells))
            .mapToInt(orbit -> orbit)
            .toArray();
    int[] numbers = new int[closure.orbits().size()];
    Arrays.fill(numbers, -1);
    for (int number = 0; number < orbits.length; number++) {
      numbers[orbits[number]] = number;
    }
    EntryTable table = EntryTable.create(file, CLASS_BYTES);
    try {
      for (int orbit : orbits) {
        table.add(renumbered(closure.entry(orbit), numbers));
      }
    } catch (IOException | RuntimeException e) {
      table.close();
      throw e;
    }
    return new DatabaseWriter(table);
  }

  /**
   * Completes the file, which gets its name now.
   *
   * @param parameters what else the file shall say about itself
   */
  public void finish(Map<String, String> parameters) throws IOException {
    table.finish(parameters);
  }

  /** A file that is not complete is deleted. */
  @Override
  public void close() throws IOException {
    table.close();
  }

  /** The entry with its place in the file as number, and so its parts. */
  private static Entry renumbered(Entry entry, int[] numbers) {
    Entry.Origin origin = entry.origin();
    if (origin instanceof Entry.Pinwheel pinwheel) {
      origin =
          new Entry.Pinwheel(
              renumbered(pinwheel.first(), numbers),
              renumbered(pinwheel.second(), numbers),
              renumbered(pinwheel.third(), numbers));
    }
    return new Entry(
        numbers[entry.number()],
        entry.form(),
        entry.cells(),
        entry.atoms(),
        entry.labelled(),
        entry.change(),
        origin);
  }

  private static int renumbered(int reference, int[] numbers) {
    int symmetry = reference % Entry.SYMMETRIES;
    return Entry.SYMMETRIES * numbers[reference / Entry.SYMMETRIES] + symmetry;
  }
}
