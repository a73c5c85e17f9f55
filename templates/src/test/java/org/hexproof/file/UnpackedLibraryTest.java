package org.hexproof.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Libraries that the Java runtime itself has serve as those in a jar. */
final class UnpackedLibraryTest {
  @TempDir Path scratch;
  private Path good;
  private Path whole;

  @BeforeEach
  void findALibrary() throws IOException {
    good = Files.createDirectory(scratch.resolve("good"));
    Path libraries = Path.of(System.getProperty("java.home"), "lib");
    whole = libraries.resolve(System.mapLibraryName("verify"));
    assertThat(whole).exists();
  }

  private static Folders folders(Path... paths) {
    return new Folders(
        Arrays.stream(paths)
            .map(path -> new Folders.Folder(path.getFileName() + " of ours", path))
            .toList());
  }

  private static List<Path> in(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  @Test
  void scratchFoldersGoWhereThereIsRoom() throws IOException {
    Path file = Files.writeString(scratch.resolve("file"), "");
    assertThat(folders(scratch.resolve("missing"), file, good).scratch("work"))
        .isDirectory()
        .hasParent(good);
    assertThat(folders(file, good).scratchFile("claims")).isRegularFile().hasParent(good);
    assertThatThrownBy(() -> folders(scratch.resolve("missing"), file).scratch("work"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("missing of ours): there is no such folder")
        .hasMessageContaining("file of ours): ")
        .hasMessageContaining("hint: let " + Folders.VARIABLE);
    Path beside = Files.createDirectory(scratch.resolve("beside"));
    Folders program =
        new Folders(
            List.of(
                new Folders.Folder("beside the program", beside),
                new Folders.Folder("ours", good)));
    assertThat(program.scratch("work")).hasParent(good);
  }

  private static URL url(Path file) throws IOException {
    return file.toUri().toURL();
  }

  @Test
  void theNextFolderIsTriedWhenOneWontDo() throws IOException {
    Path file = Files.writeString(scratch.resolve("file"), "");
    Path parting = Files.createDirectory(scratch.resolve("a:b"));
    Folders folders = folders(scratch.resolve("missing"), file, parting, good);
    String name =
        UnpackedLibrary.<String, IOException>load(
            url(whole),
            "the library",
            folders,
            unpacked -> {
              assertThat(unpacked).hasParent(good).hasSameBinaryContentAs(whole);
              return "used";
            });
    assertThat(name).isEqualTo("used");
    assertThat(in(good)).isEmpty();
    assertThat(in(parting)).isEmpty();
  }

  @Test
  void whatCantBeLoadedLeavesNothingAndIsToldForEachFolder() throws IOException {
    byte[] bytes = Files.readAllBytes(whole);
    Path cut = Files.write(scratch.resolve("cut"), Arrays.copyOf(bytes, 100));
    Path other = Files.createDirectory(scratch.resolve("other"));
    assertThatThrownBy(
            () ->
                UnpackedLibrary.load(
                    url(cut),
                    "the library",
                    folders(scratch.resolve("missing"), good, other, good),
                    unpacked -> unpacked))
        .isInstanceOf(NoFolderException.class)
        .hasMessageMatching(
            """
            the library can't be loaded from any folder:
              .*/missing \\(missing of ours\\): there is no such folder
              .*/good \\(good of ours\\): .*
              .*/other \\(other of ours\\): .*
              hint: let HEXPROOF_UNPACK or -Dhexproof.unpack name a folder that .*""");
    assertThat(in(good)).isEmpty();
    assertThat(in(other)).isEmpty();
  }

  @Test
  void itIsGoneAlsoWhenItsUseFails() throws IOException {
    assertThatThrownBy(
            () ->
                UnpackedLibrary.load(
                    url(whole),
                    "the library",
                    folders(good),
                    unpacked -> {
                      throw new IOException("useless");
                    }))
        .hasMessage("useless");
    assertThat(in(good)).isEmpty();
  }

  @Test
  void theFolderThatIsNamedComesFirst() {
    PassingProperties.during(
        ImmutableMap.of(Folders.PROPERTY, good.toString()),
        () ->
            assertThat(Folders.here().there())
                .startsWith(new Folders.Folder(Folders.PROPERTY, good))
                .doesNotHaveDuplicates());
    assertThat(System.getProperty(Folders.PROPERTY)).isNull();
  }

  @Test
  void aUserWithoutAHomeHasNoFolderThere() {
    PassingProperties.during(
        ImmutableMap.of("user.home", "?"),
        () ->
            assertThat(Folders.here().there())
                .extracting(Folders.Folder::path)
                .allMatch(Path::isAbsolute)
                .doesNotContain(Path.of("?").toAbsolutePath()));
  }
}
