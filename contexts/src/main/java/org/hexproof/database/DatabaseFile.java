package org.hexproof.database;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.primitives.Ints;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.hexproof.primary.PrimaryList;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Values;
import org.sqlite.SQLiteConfig;

/**
 * Entries in an SQLite file, read only. Values are found by a hash of their form's text, of which
 * there is an index; it is a third of the size of one of the forms. Of corners and forks there is
 * only the hash, with the reference to the labelled value of the fewest cells.
 */
public final class DatabaseFile implements Database {
  /** What the file's meta table must say. */
  static final String SCHEMA = "hexproof 3-terminal database 2";

  static final String SCHEMA_NAME = "schema";
  static final String SIZE_NAME = "entries";

  /** The views that have a table. */
  static final ImmutableList<View> CLASSES = ImmutableList.of(View.CORNER, View.FORK);

  private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
  private static final int PAGE_SIZE_OFFSET = 16;
  private static final int PAGE_COUNT_OFFSET = 28;
  private static final int LARGEST_PAGE = 65_536;
  private static final int HEADER = 100;

  private final Path file;
  private final Connection connection;
  private final ImmutableSortedMap<String, String> meta;
  private final int size;
  private final PreparedStatement byHash;
  private final PreparedStatement byNumber;

  private DatabaseFile(
      Path file, Connection connection, ImmutableSortedMap<String, String> meta, int size)
      throws SQLException {
    this.file = file;
    this.connection = connection;
    this.meta = meta;
    this.size = size;
    this.byHash =
        connection.prepareStatement("SELECT number FROM entry WHERE hash = ? AND form = ?");
    this.byNumber = connection.prepareStatement("SELECT * FROM entry WHERE number = ?");
  }

  /** See {@link Database#open}. */
  public static DatabaseFile open(Path file) throws IOException {
    if (!Files.exists(file)) {
      throw new DatabaseException(file + ": there is no such file");
    }
    if (!Files.isRegularFile(file)) {
      throw new DatabaseException(file + ": is not a file");
    }
    checkHeader(file);
    Checksum.check(file);
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    try {
      Connection connection = Sqlite.open(file, config);
      try {
        ImmutableSortedMap<String, String> meta = checkedMeta(file, connection);
        return new DatabaseFile(file, connection, meta, size(file, meta));
      } catch (SQLException | IOException e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      throw new DatabaseException(
          file + ": not a database of 3-terminal values, or damaged: " + e.getMessage(), e);
    }
  }

  /** SQLite itself would only notice when it comes to a page that isn't there. */
  private static void checkHeader(Path file) throws IOException {
    byte[] header = new byte[HEADER];
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      in.readFully(header);
    } catch (EOFException e) {
      throw new DatabaseException(
          file + ": not a database of 3-terminal values: it is too short", e);
    }
    if (!Arrays.equals(MAGIC, Arrays.copyOf(header, MAGIC.length))) {
      throw new DatabaseException(file + ": not a database of 3-terminal values");
    }
    int pageSize = Short.toUnsignedInt(ByteBuffer.wrap(header).getShort(PAGE_SIZE_OFFSET));
    int pages = ByteBuffer.wrap(header).getInt(PAGE_COUNT_OFFSET);
    long expected = Integer.toUnsignedLong(pages) * (pageSize == 1 ? LARGEST_PAGE : pageSize);
    if (Files.size(file) < expected) {
      throw new DatabaseException(
          file + ": half-written: " + Files.size(file) + " bytes of " + expected + " are there");
    }
  }

  private static ImmutableSortedMap<String, String> checkedMeta(Path file, Connection connection)
      throws SQLException, IOException {
    Map<String, String> meta = new TreeMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT name, text FROM meta")) {
      while (rows.next()) {
        meta.put(String.valueOf(rows.getString(1)), String.valueOf(rows.getString(2)));
      }
    }
    String schema = meta.get(SCHEMA_NAME);
    if (!SCHEMA.equals(schema)) {
      throw new DatabaseException(
          "%s: not a database that this version reads: expected '%s', found %s"
              .formatted(
                  file, SCHEMA, schema == null ? "nothing of the kind" : "'" + schema + "'"));
    }
    if (!meta.containsKey(Regions.NAME)) {
      throw new DatabaseException(file + ": damaged: it doesn't say which small regions it uses");
    }
    return ImmutableSortedMap.copyOf(meta);
  }

  private static int size(Path file, Map<String, String> meta) throws IOException {
    Integer size = Ints.tryParse(meta.getOrDefault(SIZE_NAME, ""));
    if (size == null || size < 0) {
      throw new DatabaseException(file + ": damaged: it doesn't say how many entries it has");
    }
    return size;
  }

  /** What to say of a file in which something is not as it should be. */
  static DatabaseException damaged(Path file, Exception cause) {
    return new DatabaseException(file + ": damaged: " + cause.getMessage(), cause);
  }

  @Override
  public ImmutableSortedMap<String, String> meta() {
    return meta;
  }

  @Override
  public ImmutableList<PrimaryList.Head> regions() {
    return Regions.read(meta.get(Regions.NAME));
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public ImmutableSortedMap<Integer, Counts> counts() throws IOException {
    Map<Integer, Counts> counts = new TreeMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT * FROM count")) {
      while (rows.next()) {
        counts.put(
            rows.getInt("cells"),
            new Counts(
                rows.getLong("entries"),
                rows.getLong("labelled"),
                rows.getLong("corners"),
                rows.getLong("forks")));
      }
    } catch (SQLException e) {
      throw damaged(file, e);
    }
    return ImmutableSortedMap.copyOf(counts);
  }

  @Override
  public OptionalInt find(String form) throws IOException {
    try {
      byHash.setLong(1, EntryTable.hash(form));
      byHash.setString(2, form);
      try (ResultSet rows = byHash.executeQuery()) {
        return rows.next() ? OptionalInt.of(rows.getInt(1)) : OptionalInt.empty();
      }
    } catch (SQLException e) {
      throw damaged(file, e);
    }
  }

  @Override
  public OptionalInt find(View view, Game game) throws IOException {
    if (view == View.GENERAL) {
      return new Lookup(this).exact(game);
    }
    Values values = new Values(view.poset());
    Game form = values.form(values.of(game));
    String query = "SELECT reference FROM " + view.label() + " WHERE hash = ?";
    try (PreparedStatement statement = connection.prepareStatement(query)) {
      statement.setLong(1, EntryTable.hash(GameWriter.write(form, view.poset(), true)));
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          // Another value may have the same hash.
          int reference = rows.getInt(1);
          if (new Lookup(this).seen(view, reference).equals(form)) {
            return OptionalInt.of(reference);
          }
        }
      }
      return OptionalInt.empty();
    } catch (SQLException | IndexOutOfBoundsException e) {
      throw damaged(file, e);
    }
  }

  @Override
  public DatabaseEntry entry(int number) throws IOException {
    if (number < 0 || number >= size) {
      throw new IndexOutOfBoundsException("there is no entry " + number);
    }
    try {
      byNumber.setInt(1, number);
      try (ResultSet rows = byNumber.executeQuery()) {
        if (!rows.next()) {
          throw new DatabaseException(file + ": damaged: entry " + number + " is missing");
        }
        return EntryRows.entry(rows);
      }
    } catch (SQLException e) {
      throw damaged(file, e);
    }
  }

  @Override
  public void entries(Visitor visitor) throws IOException {
    EntryRows.visit(file, connection, visitor);
  }

  @Override
  public void close() throws IOException {
    try {
      connection.close();
    } catch (SQLException e) {
      throw damaged(file, e);
    }
  }
}
