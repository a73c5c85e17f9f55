package org.hexproof.prove;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.HashCode;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.hexproof.database.Sqlite;
import org.hexproof.file.FileLocks;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Question;
import org.sqlite.SQLiteConfig;

/**
 * The positions that a proof has decided, in an SQLite file in a folder of its own. A transaction
 * adds some and a hash of them, which follows from that of the transaction before and in the end
 * from the question: what was damaged since is found when the store is opened. Who alters it on
 * purpose can make the hashes again, so that a verdict found with its help rests on it. What was
 * being written when the program was killed is not there. Serves several threads.
 */
public final class ProofStore implements Closeable {
  static final String FILE = "proof.db";
  static final String LOCK = "lock";

  private static final String FORMAT = "hexproof proof 1";
  private static final String BUILDS =
      "CREATE TABLE IF NOT EXISTS build (hash TEXT PRIMARY KEY NOT NULL)";

  /** Of builds that told nothing of themselves. */
  private static final String UNKNOWN = "unknown";

  private static final int BATCH = 5_000;

  private final Path file;
  private final Closeable lock;
  private final Connection connection;
  private final int cells;
  private final String build;
  private final Set<String> builds = new TreeSet<>();
  private HashCode hash;
  private int transactions;
  private long size;

  private ProofStore(
      Path file,
      Closeable lock,
      Connection connection,
      Problem problem,
      String header,
      String build)
      throws SQLException {
    this.file = file;
    this.lock = lock;
    this.connection = connection;
    this.cells = problem.position().board().size();
    this.hash = HashChain.start(header);
    this.build = build;
    connection.setAutoCommit(false);
  }

  /**
   * Opens the store in a folder, or begins one there.
   *
   * @param version of the program; what another one has decided is not taken over
   * @param build the hash of this build of the program; what another build of the version has
   *     decided is taken, and {@link #otherBuilds} tells of it
   * @throws StoreException if another run has it, it belongs to another question or version, or it
   *     is damaged; it is left as it was
   */
  public static ProofStore open(Path folder, Problem problem, String version, String build)
      throws IOException {
    Path file = folder.resolve(FILE);
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new StoreException(file + ": is no regular file");
    }
    FileChannel lock =
        FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    SQLiteConfig config = new SQLiteConfig();
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    try {
      if (!FileLocks.lock(lock)) {
        throw new StoreException(folder + ": in use by another run");
      }
      return of(file, lock, () -> Sqlite.open(file, config), problem, version, build);
    } catch (IOException | RuntimeException | Error e) {
      lock.close();
      throw e;
    }
  }

  /** A store that is gone when it is closed. */
  public static ProofStore inMemory(Problem problem) throws IOException {
    return of(Path.of("memory"), () -> {}, Sqlite::inMemory, problem, UNKNOWN, UNKNOWN);
  }

  private interface Connecting {
    Connection connect() throws SQLException;
  }

  private static ProofStore of(
      Path file,
      Closeable lock,
      Connecting connecting,
      Problem problem,
      String version,
      String build)
      throws IOException {
    String question = new Question.Goal(problem).text();
    try {
      Connection connection = connecting.connect();
      try {
        String header = FORMAT + "\n" + version + "\n" + question;
        ProofStore store = new ProofStore(file, lock, connection, problem, header, build);
        if (store.isNew()) {
          store.begin(version, question);
        }
        store.checkHeader(version, question);
        store.checkRows();
        store.readBuilds();
        return store;
      } catch (SQLException | IOException | RuntimeException e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      throw damaged(file, e.getMessage(), e);
    }
  }

  private static StoreException damaged(Path file, String what, Exception cause) {
    return new StoreException(file + ": not a store of a proof, or damaged: " + what, cause);
  }

  private boolean isNew() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet tables = statement.executeQuery("SELECT count(*) FROM sqlite_master")) {
      return tables.getInt(1) == 0;
    }
  }

  private void begin(String version, String question) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE header (format TEXT, version TEXT, question TEXT)");
      statement.execute(
          "CREATE TABLE position (number INTEGER PRIMARY KEY, entered INTEGER NOT NULL,"
              + " key BLOB NOT NULL UNIQUE, proof BLOB NOT NULL, work INTEGER NOT NULL)");
      statement.execute("CREATE TABLE entered (number INTEGER PRIMARY KEY, hash BLOB NOT NULL)");
      statement.execute(BUILDS);
    }
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO header VALUES (?, ?, ?)")) {
      insert.setString(1, FORMAT);
      insert.setString(2, version);
      insert.setString(3, question);
      insert.executeUpdate();
    }
    connection.commit();
  }

  private void checkHeader(String version, String question) throws SQLException, StoreException {
    try (Statement statement = connection.createStatement();
        ResultSet header = statement.executeQuery("SELECT format, version, question FROM header")) {
      if (!header.next()) {
        throw damaged(file, "it does not say what it is for", null);
      }
      String format = String.valueOf(header.getString(1));
      String found = String.valueOf(header.getString(2));
      String asked = String.valueOf(header.getString(3));
      if (!format.equals(FORMAT)) {
        throw new StoreException(
            file + ": expected a store of the form '" + FORMAT + "', found '" + format + "'");
      }
      if (!found.equals(version)) {
        throw new StoreException(
            file
                + ": a store of hexproof "
                + found
                + ", but this is "
                + version
                + "; name another folder, or go on with that version");
      }
      if (!asked.equals(question)) {
        throw new StoreException(
            "%s: a store of another question; name another folder\n  it has: %s\n  asked is: %s"
                .formatted(file, asked, question));
      }
    }
  }

  /** Follows the chain of hashes from the header to the last transaction. */
  private void checkRows() throws SQLException, StoreException {
    try (Statement rows = connection.createStatement();
        Statement hashes = connection.createStatement();
        ResultSet row =
            rows.executeQuery(
                "SELECT key, proof, work, entered FROM position ORDER BY entered, number");
        ResultSet entered =
            hashes.executeQuery("SELECT number, hash FROM entered ORDER BY number")) {
      boolean more = row.next();
      while (entered.next()) {
        transactions++;
        HashChain chain = HashChain.after(hash);
        while (more && row.getInt(4) == transactions) {
          chain.add(row(row));
          size++;
          more = row.next();
        }
        byte[] expected = entered.getBytes(2);
        if (entered.getInt(1) != transactions
            || expected == null
            || expected.length == 0
            || !chain.end().equals(HashCode.fromBytes(expected))) {
          throw altered(transactions);
        }
        hash = HashCode.fromBytes(expected);
      }
      if (more) {
        throw altered(row.getInt(4));
      }
    }
  }

  private void readBuilds() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(BUILDS);
      try (ResultSet row = statement.executeQuery("SELECT hash FROM build")) {
        while (row.next()) {
          builds.add(row.getString(1));
        }
      }
    }
    if (size > 0 && builds.isEmpty()) {
      keepBuild(UNKNOWN);
      builds.add(UNKNOWN);
    }
    connection.commit();
  }

  private void keepBuild(String hash) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT OR IGNORE INTO build VALUES (?)")) {
      insert.setString(1, hash);
      insert.executeUpdate();
    }
  }

  /** The hashes of other builds of the program that have added positions. */
  public synchronized ImmutableList<String> otherBuilds() {
    return builds.stream()
        .filter(hash -> !hash.equals(build))
        .collect(ImmutableList.toImmutableList());
  }

  private StoreException altered(int transaction) {
    return new StoreException(
        file + ": damaged: transaction " + transaction + " is not as it was written");
  }

  private Row row(ResultSet row) throws SQLException, StoreException {
    byte[] key = row.getBytes(1);
    byte[] proof = row.getBytes(2);
    if (key == null || proof == null) {
      throw damaged(file, "a position is missing", null);
    }
    return new Row(key, proof, row.getInt(3));
  }

  /** The file. */
  public Path file() {
    return file;
  }

  /** How many positions there are. */
  public synchronized long size() {
    return size;
  }

  /** Gives all positions in parts, those that took most work first. */
  public synchronized void each(Consumer<ImmutableList<Learned>> visitor) throws StoreException {
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "SELECT key, proof, work FROM position ORDER BY work DESC, number")) {
      List<Learned> part = new ArrayList<>();
      while (row.next()) {
        part.add(position(row(row)));
        if (part.size() == BATCH) {
          visitor.accept(ImmutableList.copyOf(part));
          part.clear();
        }
      }
      visitor.accept(ImmutableList.copyOf(part));
    } catch (SQLException e) {
      throw damaged(file, e.getMessage(), e);
    }
  }

  /** What it has of a position. */
  synchronized Optional<Learned> find(Learned position) throws StoreException {
    byte[] key = Row.of(position, cells).key();
    try (PreparedStatement statement =
        connection.prepareStatement("SELECT key, proof, work FROM position WHERE key = ?")) {
      statement.setBytes(1, key);
      try (ResultSet row = statement.executeQuery()) {
        return row.next() ? Optional.of(position(row(row))) : Optional.empty();
      }
    } catch (SQLException e) {
      throw damaged(file, e.getMessage(), e);
    }
  }

  private Learned position(Row row) throws StoreException {
    try {
      return row.position(cells);
    } catch (IllegalArgumentException e) {
      throw damaged(file, e.getMessage(), e);
    }
  }

  /**
   * Adds positions in one transaction; those that are there already stay as they are.
   *
   * @return how many are new
   * @throws StoreException if they can't be written; the store is as it was
   */
  public synchronized int add(List<Learned> positions) throws StoreException {
    if (positions.isEmpty()) {
      return 0;
    }
    try {
      try {
        return insert(positions);
      } catch (SQLException e) {
        connection.rollback();
        throw e;
      }
    } catch (SQLException e) {
      throw new StoreException(file + ": cannot be written: " + e.getMessage(), e);
    }
  }

  private int insert(List<Learned> positions) throws SQLException {
    HashChain chain = HashChain.after(hash);
    int added = 0;
    try (PreparedStatement insert =
            connection.prepareStatement(
                "INSERT OR IGNORE INTO position (entered, key, proof, work) VALUES (?, ?, ?, ?)");
        PreparedStatement end =
            connection.prepareStatement("INSERT INTO entered (number, hash) VALUES (?, ?)")) {
      for (Learned position : positions) {
        Row row = Row.of(position, cells);
        insert.setInt(1, transactions + 1);
        insert.setBytes(2, row.key());
        insert.setBytes(3, row.proof());
        insert.setInt(4, row.work());
        if (insert.executeUpdate() == 1) {
          chain.add(row);
          added++;
        }
      }
      if (added == 0) {
        connection.rollback();
        return 0;
      }
      HashCode next = chain.end();
      keepBuild(build);
      end.setInt(1, transactions + 1);
      end.setBytes(2, next.asBytes());
      end.executeUpdate();
      connection.commit();
      builds.add(build);
      size += added;
      transactions++;
      hash = next;
      return added;
    }
  }

  /** Closes the file and lets others have it. */
  @Override
  public synchronized void close() throws StoreException {
    try (lock) {
      connection.close();
    } catch (SQLException | IOException e) {
      throw new StoreException(file + ": cannot be closed: " + e.getMessage(), e);
    }
  }
}
