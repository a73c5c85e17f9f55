package org.hexproof.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.hexproof.file.Folders;
import org.hexproof.file.NoFolderException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteTest {
  @TempDir Path scratch;

  static Folders folders(Path... paths) {
    return new Folders(Stream.of(paths).map(path -> new Folders.Folder("ours", path)).toList());
  }

  @Test
  void itStartsFromTheFirstFolderThatWillDoAndLeavesNothingThere() throws Exception {
    Path good = Files.createDirectory(scratch.resolve("good"));
    Process start =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                SqliteStart.class.getName(),
                scratch.toString(),
                good.toString(),
                scratch.resolve("missing").toString())
            .redirectErrorStream(true)
            .start();
    String told = new String(start.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(start.waitFor()).as(told).isZero();
  }

  @Test
  void withoutAFolderItSaysSo() {
    assertThatThrownBy(() -> Sqlite.load(folders(scratch.resolve("missing"))))
        .isInstanceOf(NoFolderException.class)
        .hasMessageContaining("the library of SQLite can't be loaded")
        .hasMessageContaining("missing (ours): there is no such folder");
  }
}
