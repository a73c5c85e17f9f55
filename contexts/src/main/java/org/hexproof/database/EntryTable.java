package org.hexproof.database;

import com.google.common.hash.Hashing;
import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.TreeMap;
import org.hexproof.file.AtomicFile;
import org.hexproof.primary.PrimaryList;
import org.hexproof.value.Values;
import org.sqlite.SQLiteConfig;

/**
 * Writes a {@link DatabaseFile}, which gets its name when it is complete; what an attempt before
 * this one left is overwritten.
 */
public final class EntryTable implements Closeable {
  static final int ATOM = 0;
  static final int PRIMARY = 1;
  static final int PINWHEEL = 2;
  static final int WRITTEN = 3;

  private static final int BATCH = 10_000;

  private final Path file;
  private final AtomicFile written;
  private final long maxBytes;
  private final Connection connection;
  private final PreparedStatement insert;
  private final TreeMap<Integer, Database.Counts> counts = new TreeMap<>();
  private int size;

  private EntryTable(Path file, AtomicFile written, long maxBytes, Connection connection)
      throws SQLException {
    this.file = file;
    this.written = written;
    this.maxBytes = maxBytes;
    this.connection = connection;
    try (Statement statement = connection.createStatement()) {
      // The file is of no use before it has its name.
      statement.execute("PRAGMA journal_mode = OFF");
      statement.execute("PRAGMA synchronous = OFF");
      statement.execute("CREATE TABLE meta (name TEXT PRIMARY KEY, text TEXT) WITHOUT ROWID");
      statement.execute(
          "CREATE TABLE count (cells INTEGER PRIMARY KEY, entries INTEGER, labelled INTEGER,"
              + " corners INTEGER, forks INTEGER)");
      statement.execute(
          "CREATE TABLE entry (number INTEGER PRIMARY KEY, hash INTEGER, form TEXT, cells INTEGER,"
              + " atoms INTEGER, depth INTEGER, labelled INTEGER, change INTEGER, kind INTEGER,"
              + " first INTEGER, second INTEGER, third INTEGER, circuit TEXT)");
      for (View view : DatabaseFile.CLASSES) {
        statement.execute("CREATE TABLE " + view.label() + " (hash INTEGER, reference INTEGER)");
      }
    }
    connection.setAutoCommit(false);
    this.insert =
        connection.prepareStatement(
            "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  }

  /** By what values are found. */
  static long hash(String form) {
    return Hashing.farmHashFingerprint64().hashString(form, StandardCharsets.US_ASCII).asLong();
  }

  /** Begins a file. The values of corners and of forks may take {@code maxBytes} each. */
  public static EntryTable create(Path file, long maxBytes) throws IOException {
    AtomicFile written = AtomicFile.createOver(file);
    try {
      Connection connection = Sqlite.open(written.part(), new SQLiteConfig());
      try {
        return new EntryTable(file, written, maxBytes, connection);
      } catch (SQLException e) {
        connection.close();
        throw e;
      }
    } catch (RuntimeException e) {
      written.close();
      throw e;
    } catch (SQLException e) {
      written.close();
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  /** Adds the entry with the next number; cells never become fewer. */
  public void add(DatabaseEntry entry) throws IOException {
    try {
      set(insert, 1, entry.number(), hash(entry.form()), entry.form(), entry.cells());
      set(insert, 5, entry.atoms(), entry.depth(), entry.labelled(), entry.change());
      setOrigin(entry.origin());
      insert.addBatch();
      size++;
      if (size % BATCH == 0) {
        insert.executeBatch();
      }
    } catch (SQLException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
    count(entry.cells(), new Database.Counts(1, entry.labelled(), 0, 0));
  }

  private void setOrigin(DatabaseEntry.Origin origin) throws SQLException {
    if (origin instanceof DatabaseEntry.Atom atom) {
      set(insert, 9, ATOM, atom.atom(), 0, 0, null);
    } else if (origin instanceof DatabaseEntry.Primary primary) {
      set(insert, 9, PRIMARY, primary.place(), 0, 0, null);
    } else if (origin instanceof DatabaseEntry.Pinwheel pinwheel) {
      set(insert, 9, PINWHEEL, pinwheel.first(), pinwheel.second(), pinwheel.third(), null);
    } else if (origin instanceof DatabaseEntry.Written written) {
      set(insert, 9, WRITTEN, 0, 0, 0, written.circuit().toString());
    }
  }

  private static void set(PreparedStatement row, int first, Object... columns) throws SQLException {
    for (int i = 0; i < columns.length; i++) {
      row.setObject(first + i, columns[i]);
    }
  }

  private void count(int cells, Database.Counts more) {
    counts.merge(cells, more, Database.Counts::plus);
  }

  /**
   * All entries are there: adds what makes them easy to find, and what else the file shall say
   * about itself, and gives the file its name.
   */
  public void finish(Map<String, String> parameters, ProgressMonitor monitor) throws IOException {
    try {
      insert.executeBatch();
      insert.close();
      try (Statement statement = connection.createStatement()) {
        statement.execute("CREATE INDEX entry_hash ON entry (hash)");
      }
      for (View view : DatabaseFile.CLASSES) {
        monitor.begin(
            view == View.CORNER ? ProgressMonitor.Task.CORNERS : ProgressMonitor.Task.FORKS, size);
        writeClasses(
            view,
            ValueList.of(
                visitor -> visit(visitor, monitor),
                view,
                Integer.MAX_VALUE,
                ValueList.Filter.ALL,
                maxBytes));
      }
      writeCounts();
      writeMeta(parameters);
      connection.commit();
      connection.close();
    } catch (SQLException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
    Checksum.write(written.part());
    written.commit();
  }

  private void visit(Database.Visitor visitor, ProgressMonitor monitor) throws IOException {
    EntryRows.visit(
        file,
        connection,
        entry -> {
          if (monitor.isStopped()) {
            throw new InterruptedIOException();
          }
          monitor.computed(1);
          return visitor.visit(entry);
        });
  }

  private void writeClasses(View view, ValueList list) throws SQLException {
    Values values = new Values(list.store());
    String table = view.label();
    try (PreparedStatement row =
        connection.prepareStatement("INSERT INTO " + table + " VALUES (?, ?)")) {
      for (int i = 0; i < list.size(); i++) {
        set(row, 1, hash(Lookup.text(values, list.value(i))), list.reference(i));
        row.addBatch();
        if (i % BATCH == BATCH - 1) {
          row.executeBatch();
        }
        boolean corner = view == View.CORNER;
        count(list.cells(i), new Database.Counts(0, 0, corner ? 1 : 0, corner ? 0 : 1));
      }
      row.executeBatch();
    }
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE INDEX " + table + "_hash ON " + table + " (hash)");
    }
  }

  private void writeCounts() throws SQLException {
    try (PreparedStatement row =
        connection.prepareStatement("INSERT INTO count VALUES (?, ?, ?, ?, ?)")) {
      for (Map.Entry<Integer, Database.Counts> count : counts.entrySet()) {
        Database.Counts of = count.getValue();
        set(row, 1, count.getKey(), of.entries(), of.labelled(), of.corners(), of.forks());
        row.execute();
      }
    }
  }

  private void writeMeta(Map<String, String> parameters) throws SQLException {
    Map<String, String> all = new TreeMap<>(parameters);
    all.put(Regions.NAME, Regions.write(PrimaryList.heads()));
    all.put(DatabaseFile.SCHEMA_NAME, DatabaseFile.SCHEMA);
    all.put(DatabaseFile.SIZE_NAME, Integer.toString(size));
    try (PreparedStatement row = connection.prepareStatement("INSERT INTO meta VALUES (?, ?)")) {
      for (Map.Entry<String, String> parameter : all.entrySet()) {
        set(row, 1, parameter.getKey(), parameter.getValue());
        row.execute();
      }
    }
  }

  /** Without {@link #finish} nothing is left of the file. */
  @Override
  public void close() throws IOException {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    } finally {
      written.close();
    }
  }
}
