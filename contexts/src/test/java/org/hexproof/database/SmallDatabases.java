package org.hexproof.database;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.hexproof.primary.PrimaryList;

/** Databases that are built in no time. */
final class SmallDatabases {
  private SmallDatabases() {}

  /** All values of so many cells. */
  static Closure closure(int cells) {
    return closure(Growth.BY_CELLS, cells);
  }

  /** All values up to a level. */
  static Closure closure(Growth growth, int level) {
    Closure closure = new Closure(growth, PrimaryList.shipped(), 50, 1);
    while (closure.level() < level) {
      closure.grow(Overseer.PATIENT);
    }
    closure.settle(Overseer.PATIENT);
    return closure;
  }

  /** A file with all values of so many cells. */
  static Path file(Path folder, int cells) throws IOException {
    Path file = folder.resolve("cells-" + cells + ".db");
    DatabaseWriter.write(file, closure(cells), Map.of("complete to", Integer.toString(cells)));
    return file;
  }
}
