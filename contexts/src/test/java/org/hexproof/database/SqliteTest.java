package org.hexproof.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.List;
import java.util.stream.Stream;
import org.hexproof.file.Folders;
import org.hexproof.file.NoFolderException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;

final class SqliteTest {
  @TempDir Path scratch;

  private static Folders folders(Path... paths) {
    return new Folders(Stream.of(paths).map(path -> new Folders.Folder("ours", path)).toList());
  }

  @Test
  void itStartsFromTheFirstFolderThatWillDoAndLeavesNothingThere() throws Exception {
    Path good = Files.createDirectory(scratch.resolve("good"));
    assertThat(Sqlite.load(folders(scratch.resolve("missing"), good))).isTrue();
    assertThat(good).isEmptyDirectory();
    Path file = scratch.resolve("a.db");
    try (Connection connection = Sqlite.open(file, new SQLiteConfig())) {
      assertThat(connection.isValid(1)).isTrue();
    }
    assertThat(
            List.of("org.sqlite.lib.path", "org.sqlite.lib.name", "org.sqlite.tmpdir").stream()
                .map(System::getProperty))
        .containsOnlyNulls();
  }

  @Test
  void withoutAFolderItSaysSo() {
    assertThatThrownBy(() -> Sqlite.load(folders(scratch.resolve("missing"))))
        .isInstanceOf(NoFolderException.class)
        .hasMessageContaining("the library of SQLite can't be loaded")
        .hasMessageContaining("missing (ours): there is no such folder");
  }
}
