package org.hexproof.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AtomicFileTest {
  @TempDir private Path folder;

  @BeforeEach
  void needsLinksAndModes() {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
  }

  private static void write(Path path, String text) throws IOException {
    try (AtomicFile file = AtomicFile.create(path)) {
      try (OutputStream out = file.open()) {
        out.write(text.getBytes(StandardCharsets.UTF_8));
      }
      file.commit();
    }
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  @Test
  void aFileAppearsWhenItIsWhole() throws IOException {
    Path path = folder.resolve("a");
    try (AtomicFile file = AtomicFile.create(path)) {
      try (OutputStream out = file.open()) {
        out.write('x');
      }
      assertThat(path).doesNotExist();
      file.commit();
    }
    assertThat(path).hasContent("x");
    assertThat(names()).containsExactly("a");
  }

  @Test
  void whatIsNotCommittedLeavesTheOldFile() throws IOException {
    Path path = Files.writeString(folder.resolve("a"), "old");
    try (AtomicFile file = AtomicFile.create(path);
        OutputStream out = file.open()) {
      out.write('x');
    }
    assertThat(path).hasContent("old");
    assertThat(names()).containsExactly("a");
  }

  @Test
  void aReplacedFileKeepsItsMode() throws IOException {
    for (String mode : List.of("rw-------", "rw-rw-rw-", "rwxr-x--x")) {
      Path path = folder.resolve("a");
      Files.writeString(path, "old");
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
      write(path, "new");
      assertThat(path).hasContent("new");
      assertThat(mode(path)).isEqualTo(mode);
    }
  }

  @Test
  void thePartOfAPrivateFileIsPrivate() throws IOException {
    Path path = Files.writeString(folder.resolve("a"), "old");
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
    try (AtomicFile file = AtomicFile.create(path)) {
      assertThat(mode(file.part())).isEqualTo("rw-------");
    }
  }

  @Test
  void aNewFileHasTheUsualMode() throws IOException {
    Path usual = Files.createFile(folder.resolve("usual"));
    Path path = folder.resolve("a");
    write(path, "new");
    assertThat(mode(path)).isEqualTo(mode(usual));
  }

  @Test
  void linksAreFollowed() throws IOException {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Path path = Files.writeString(inner.resolve("a"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("inner", "a"));
    Path second = Files.createSymbolicLink(inner.resolve("second"), Path.of("..", "link"));
    write(second, "new");
    assertThat(path).hasContent("new");
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(Files.isSymbolicLink(second)).isTrue();
  }

  @Test
  void aLinkToNothingMakesWhatItNames() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("a"));
    write(link, "new");
    assertThat(folder.resolve("a")).hasContent("new");
    assertThat(Files.isSymbolicLink(link)).isTrue();
  }

  @Test
  void linksInACircleAreRefused() throws IOException {
    Files.createSymbolicLink(folder.resolve("a"), Path.of("b"));
    Files.createSymbolicLink(folder.resolve("b"), Path.of("a"));
    assertThatThrownBy(() -> AtomicFile.create(folder.resolve("a")))
        .isInstanceOf(IOException.class);
    assertThat(names()).containsExactly("a", "b");
  }

  @Test
  void aPipeIsWrittenToAndStaysAPipe() throws Exception {
    Path pipe = folder.resolve("pipe");
    Process process = new ProcessBuilder("mkfifo", pipe.toString()).start();
    assumeTrue(process.waitFor() == 0);
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("pipe"));
    for (Path path : List.of(pipe, link)) {
      CompletableFuture<String> read =
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  return Files.readString(pipe);
                } catch (IOException e) {
                  return e.toString();
                }
              });
      write(path, "through");
      assertThat(read.get()).isEqualTo("through");
      assertThat(Files.readAttributes(pipe, "isOther")).containsEntry("isOther", true);
      assertThat(names()).containsExactly("link", "pipe");
    }
    assertThatThrownBy(() -> AtomicFile.createOver(pipe)).hasMessageContaining("no regular file");
  }

  @Test
  void whatCantBeWrittenIsToldAtOnce() throws IOException {
    assertThatThrownBy(() -> AtomicFile.create(folder)).hasMessageContaining("is a folder");
    assertThatThrownBy(() -> AtomicFile.check(folder.resolve("no/where")))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> AtomicFile.check(Path.of("/"))).hasMessageContaining("is a folder");
    AtomicFile.check(folder.resolve("a"));
    assertThat(names()).isEmpty();
  }

  @Test
  void aFileThatMayNotBeWrittenStays() throws IOException {
    Path path = Files.writeString(folder.resolve("a"), "old");
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("r--r--r--"));
    assumeFalse(Files.isWritable(path), "the superuser writes everywhere");
    assertThatThrownBy(() -> AtomicFile.create(path)).isInstanceOf(IOException.class);
    assertThat(path).hasContent("old");
  }

  @Test
  void whatAnAttemptLeftIsOverwritten() throws IOException {
    Path path = folder.resolve("a");
    Path left = Files.writeString(folder.resolve(".a.part"), "left");
    try (AtomicFile file = AtomicFile.createOver(path)) {
      assertThat(file.part()).isEqualTo(left).isEmptyFile();
      file.commit();
    }
    assertThat(names()).containsExactly("a");
  }
}
