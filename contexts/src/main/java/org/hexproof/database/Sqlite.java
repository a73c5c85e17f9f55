package org.hexproof.database;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableMap;
import java.net.URL;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.hexproof.file.Folders;
import org.hexproof.file.NoFolderException;
import org.hexproof.file.PassingProperties;
import org.hexproof.file.UnpackedLibrary;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * SQLite, whose driver would unpack its library into one folder of its choice; so it is unpacked
 * for it.
 */
public final class Sqlite {
  private static final String FOLDER = "org.sqlite.lib.path";
  private static final String NAME = "org.sqlite.lib.name";
  private static final String TEMPORARY = "org.sqlite.tmpdir";

  /** Whether it is there; what fails is tried again. */
  private static final Supplier<Boolean> LOADED = Suppliers.memoize(() -> load(Folders.here()));

  private Sqlite() {}

  /**
   * Opens a file; fails with a {@link NoFolderException} if SQLite can be loaded from no folder.
   */
  public static Connection open(Path file, SQLiteConfig config) throws SQLException {
    return open(file.toString(), config);
  }

  /** The same without a file. */
  public static Connection inMemory() throws SQLException {
    return open(":memory:", new SQLiteConfig());
  }

  private static Connection open(String name, SQLiteConfig config) throws SQLException {
    checkState(LOADED.get());
    return config.createConnection("jdbc:sqlite:" + name);
  }

  /** Does nothing if the user tells SQLite where its library is. */
  static boolean load(Folders folders) {
    URL library =
        SQLiteJDBCLoader.class.getResource(
            LibraryLoaderUtil.getNativeLibResourcePath()
                + "/"
                + LibraryLoaderUtil.getNativeLibName());
    return library == null
        || System.getProperty(FOLDER) != null
        || UnpackedLibrary.load(library, "the library of SQLite", folders, Sqlite::start);
  }

  private static boolean start(Path file) {
    String folder = file.getParent().toString();
    try {
      PassingProperties.during(
          ImmutableMap.of(FOLDER, folder, NAME, file.getFileName().toString(), TEMPORARY, folder),
          SQLiteJDBCLoader::initialize);
      return true;
    } catch (Exception e) {
      throw new IllegalStateException(
          "the library of SQLite can't be started: " + e.getMessage(), e);
    }
  }
}
