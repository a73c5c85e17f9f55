package org.hexproof.closure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.hexproof.database.ProgressMonitor;
import org.hexproof.primary.PrimaryList;

/** Databases that are built in no time. */
public final class SmallDatabases {
  private SmallDatabases() {}

  /** All values of so many cells. */
  public static Closure closure(int cells) {
    return closure(Growth.BY_CELLS, cells);
  }

  /** All values up to a level. */
  public static Closure closure(Growth growth, int level) {
    Closure closure = new Closure(growth, PrimaryList.shipped(), 50, 1, Optional.empty());
    while (closure.level() < level) {
      closure.grow(ProgressMonitor.PATIENT);
    }
    closure.settle(ProgressMonitor.PATIENT);
    return closure;
  }

  /** A file with all values of so many cells. */
  public static Path file(Path folder, int cells) throws IOException {
    Path file = folder.resolve("cells-" + cells + ".db");
    write(file, closure(cells), Map.of("complete to", Integer.toString(cells)));
    return file;
  }

  /** Writes a file. */
  public static void write(Path file, Closure closure, Map<String, String> parameters)
      throws IOException {
    try (DatabaseWriter writer =
        DatabaseWriter.entries(file, closure, closure.bytes(), ProgressMonitor.PATIENT)) {
      writer.finish(parameters);
    }
  }
}
