package org.hexproof.database;

import com.google.common.hash.Hashing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.IntStream;

/** Writes a settled closure into a {@link DatabaseFile}. */
public final class DatabaseWriter {
  static final int ATOM = 0;
  static final int PRIMARY = 1;
  static final int PINWHEEL = 2;

  private static final int BATCH = 10_000;

  private DatabaseWriter() {}

  /** By what values are found. */
  static long hash(String form) {
    return Hashing.farmHashFingerprint64().hashString(form, StandardCharsets.US_ASCII).asLong();
  }

  /**
   * Writes all entries, those of fewer cells first. The file gets its name when it is complete;
   * what an attempt before this one left is overwritten.
   *
   * @param parameters what else the file shall say about itself
   * @throws IOException if it can't be written
   */
  public static void write(Path file, Closure closure, Map<String, String> parameters)
      throws IOException {
    Path target = file.toAbsolutePath();
    Path part = target.resolveSibling("." + target.getFileName() + ".part");
    Files.deleteIfExists(part);
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + part)) {
      try (Statement statement = connection.createStatement()) {
        // The file is of no use before it has its name.
        statement.execute("PRAGMA journal_mode = OFF");
        statement.execute("PRAGMA synchronous = OFF");
        statement.execute("CREATE TABLE meta (name TEXT PRIMARY KEY, text TEXT) WITHOUT ROWID");
        statement.execute(
            "CREATE TABLE entry (number INTEGER PRIMARY KEY, hash INTEGER, form TEXT, cells"
                + " INTEGER, atoms INTEGER, labelled INTEGER, change INTEGER, kind INTEGER, first"
                + " INTEGER, second INTEGER, third INTEGER)");
      }
      connection.setAutoCommit(false);
      writeMeta(connection, parameters);
      writeEntries(connection, closure);
      try (Statement statement = connection.createStatement()) {
        statement.execute("CREATE INDEX entry_hash ON entry (hash)");
      }
      connection.commit();
    } catch (SQLException e) {
      Files.deleteIfExists(part);
      throw new IOException(file + ": " + e.getMessage(), e);
    }
    Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
  }

  private static void writeMeta(Connection connection, Map<String, String> parameters)
      throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement("INSERT INTO meta VALUES (?, ?)")) {
      insert.setString(1, "schema");
      insert.setString(2, DatabaseFile.SCHEMA);
      insert.execute();
      for (Map.Entry<String, String> parameter : parameters.entrySet()) {
        insert.setString(1, parameter.getKey());
        insert.setString(2, parameter.getValue());
        insert.execute();
      }
    }
  }

  private static void writeEntries(Connection connection, Closure closure) throws SQLException {
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
    String row = "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    try (PreparedStatement insert = connection.prepareStatement(row)) {
      for (int number = 0; number < orbits.length; number++) {
        Entry entry = closure.entry(orbits[number]);
        insert.setInt(1, number);
        insert.setLong(2, hash(entry.form()));
        insert.setString(3, entry.form());
        insert.setInt(4, entry.cells());
        insert.setInt(5, entry.atoms());
        insert.setInt(6, entry.labelled());
        insert.setInt(7, entry.change());
        setOrigin(insert, entry.origin(), numbers);
        insert.addBatch();
        if (number % BATCH == BATCH - 1) {
          insert.executeBatch();
        }
      }
      insert.executeBatch();
    }
  }

  private static void setOrigin(PreparedStatement insert, Entry.Origin origin, int[] numbers)
      throws SQLException {
    insert.setInt(9, 0);
    insert.setInt(10, 0);
    insert.setInt(11, 0);
    if (origin instanceof Entry.Atom atom) {
      insert.setInt(8, ATOM);
      insert.setInt(9, atom.atom());
    } else if (origin instanceof Entry.Primary primary) {
      insert.setInt(8, PRIMARY);
      insert.setInt(9, primary.place());
    } else if (origin instanceof Entry.Pinwheel pinwheel) {
      insert.setInt(8, PINWHEEL);
      insert.setInt(9, renumbered(pinwheel.first(), numbers));
      insert.setInt(10, renumbered(pinwheel.second(), numbers));
      insert.setInt(11, renumbered(pinwheel.third(), numbers));
    }
  }

  private static int renumbered(int reference, int[] numbers) {
    int symmetry = reference % Entry.SYMMETRIES;
    return Entry.SYMMETRIES * numbers[reference / Entry.SYMMETRIES] + symmetry;
  }
}
