package org.hexproof.database;

import com.google.common.base.Preconditions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.stream.Stream;
import org.sqlite.SQLiteConfig;

/**
 * Starts SQLite from folders, in a JVM of its own: one in which the library is loaded twice calls
 * now this copy and now that one, and crashes.
 */
final class SqliteStart {
  private SqliteStart() {}

  /** The folder for a database, an empty one for the library, and one that isn't there. */
  public static void main(String... args) throws Exception {
    Path empty = Path.of(args[1]);
    Preconditions.checkState(
        Sqlite.load(SqliteTest.folders(Path.of(args[2]), empty)), "nothing is loaded");
    try (Stream<Path> left = Files.list(empty)) {
      Preconditions.checkState(left.findAny().isEmpty(), "something is left in %s", empty);
    }
    Path file = Path.of(args[0], "a.db");
    try (Connection connection = Sqlite.open(file, new SQLiteConfig())) {
      Preconditions.checkState(connection.isValid(1), "no connection");
    }
    for (String name :
        new String[] {"org.sqlite.lib.path", "org.sqlite.lib.name", "org.sqlite.tmpdir"}) {
      Preconditions.checkState(System.getProperty(name) == null, "%s is set", name);
    }
  }
}
