package org.hexproof.database;

import com.google.common.collect.ImmutableSortedMap;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.circuit.Symmetry;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/**
 * Entries in an SQLite file, read only. Values are found by a hash of their form's text, of which
 * there is an index; it is a third of the size of one of the forms.
 *
 * <p>One thread at a time.
 */
public final class DatabaseFile implements Closeable {
  /** What the file's meta table must say. */
  static final String SCHEMA = "hexproof 3-terminal database 1";

  private final Connection connection;
  private final PreparedStatement byHash;
  private final PreparedStatement byNumber;

  private DatabaseFile(Connection connection) throws SQLException {
    this.connection = connection;
    this.byHash = connection.prepareStatement("SELECT * FROM entry WHERE hash = ? AND form = ?");
    this.byNumber = connection.prepareStatement("SELECT * FROM entry WHERE number = ?");
  }

  /**
   * Opens a file.
   *
   * @throws IOException if there is none, or it is another kind of file or half-written; the
   *     message says which
   */
  public static DatabaseFile open(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException(file + ": there is no such file");
    }
    try {
      Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
      try {
        check(file, connection);
        return new DatabaseFile(connection);
      } catch (SQLException | IOException e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      throw new IOException(file + ": not a database of 3-terminal values: " + e.getMessage(), e);
    }
  }

  private static void check(Path file, Connection connection) throws SQLException, IOException {
    Map<String, String> meta = meta(connection);
    if (!SCHEMA.equals(meta.get("schema"))) {
      throw new IOException(file + ": expected '" + SCHEMA + "', found " + meta.get("schema"));
    }
  }

  private static Map<String, String> meta(Connection connection) throws SQLException {
    Map<String, String> meta = new LinkedHashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT name, text FROM meta ORDER BY name")) {
      while (rows.next()) {
        meta.put(rows.getString(1), rows.getString(2));
      }
    }
    return meta;
  }

  /** With what the file was made, by name. */
  public ImmutableSortedMap<String, String> meta() throws IOException {
    try {
      return ImmutableSortedMap.copyOf(meta(connection));
    } catch (SQLException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** How many entries and labelled values there are of each number of cells. */
  public ImmutableSortedMap<Integer, Counts> counts() throws IOException {
    ImmutableSortedMap.Builder<Integer, Counts> counts = ImmutableSortedMap.naturalOrder();
    String query = "SELECT cells, COUNT(*), SUM(labelled) FROM entry GROUP BY cells";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      while (rows.next()) {
        counts.put(rows.getInt(1), new Counts(rows.getLong(2), rows.getLong(3)));
      }
    } catch (SQLException e) {
      throw new IOException(e.getMessage(), e);
    }
    return counts.build();
  }

  /**
   * How many there are.
   *
   * @param entries up to renumbering and duality
   * @param labelled all
   */
  public record Counts(long entries, long labelled) {}

  /** The reference to a value, in any form; empty if it is not there. */
  public Optional<Integer> find(Game game) throws IOException {
    Values values = new Values(Posets.P3);
    int value = values.of(game);
    for (int i = 0; i < Entry.SYMMETRIES; i++) {
      Symmetry back = Symmetry.ALL.get(i).inverse();
      Image image =
          back.dual()
              ? Image.dual(values.store(), values, back.atoms())
              : Image.of(values.store(), values, back.atoms());
      String form = GameWriter.write(values.form(image.of(value)), Posets.P3, true);
      try {
        byHash.setLong(1, DatabaseWriter.hash(form));
        byHash.setString(2, form);
        try (ResultSet rows = byHash.executeQuery()) {
          if (rows.next()) {
            return Optional.of(entry(rows).reference(i));
          }
        }
      } catch (SQLException e) {
        throw new IOException(e.getMessage(), e);
      }
    }
    return Optional.empty();
  }

  /** The entry with this number. */
  public Entry entry(int number) throws IOException {
    try {
      byNumber.setInt(1, number);
      try (ResultSet rows = byNumber.executeQuery()) {
        if (!rows.next()) {
          throw new IOException("there is no entry " + number);
        }
        return entry(rows);
      }
    } catch (SQLException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private static Entry entry(ResultSet row) throws SQLException {
    int first = row.getInt("first");
    int second = row.getInt("second");
    Entry.Origin origin =
        switch (row.getInt("kind")) {
          case DatabaseWriter.ATOM -> new Entry.Atom(first);
          case DatabaseWriter.PRIMARY -> new Entry.Primary(first);
          default -> new Entry.Pinwheel(first, second, row.getInt("third"));
        };
    return new Entry(
        row.getInt("number"),
        row.getString("form"),
        row.getInt("cells"),
        row.getInt("atoms"),
        row.getInt("labelled"),
        row.getInt("change"),
        origin);
  }

  @Override
  public void close() throws IOException {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IOException(e.getMessage(), e);
    }
  }
}
