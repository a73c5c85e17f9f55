package org.hexproof.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.Formats;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LibraryTest {
  private static final Path SOURCES = Path.of("library");

  @TempDir private Path folder;

  private static ImmutableList<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith(".yaml"))
          .sorted()
          .collect(ImmutableList.toImmutableList());
    }
  }

  private static ImmutableList<Template> templates() throws IOException, FormatException {
    ImmutableList.Builder<Template> templates = ImmutableList.builder();
    for (Path file : files()) {
      for (Entry entry : Formats.entries(file)) {
        templates.add(entry.template(Optional.empty()));
      }
    }
    return templates.build();
  }

  @Test
  void theProgramCarriesTheWholeLibrary() throws Exception {
    assertThat(Library.read()).isEqualTo(templates()).hasSizeGreaterThan(100);
    assertThat(Library.read()).allMatch(template -> template.claim().valid());
  }

  @Test
  void theProgramCarriesAllWitnesses() throws Exception {
    try (Stream<Path> files = Files.list(Path.of("witnesses"))) {
      assertThat(Library.witnesses().keySet())
          .containsExactlyInAnyOrderElementsOf(
              files
                  .map(file -> file.getFileName().toString())
                  .filter(name -> name.endsWith(".sgf"))
                  .toList());
    }
    assertThat(Library.witnesses().values())
        .allMatch(board -> board.labels().size() == 1 && !board.shaded().isEmpty());
  }

  @Test
  void itIsReadFromAJarAsWell() throws Exception {
    Path jar = folder.resolve("a program.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (Path file : files()) {
        String name = SOURCES.relativize(file).toString().replace('\\', '/');
        out.putNextEntry(new ZipEntry("org/hexproof/library/" + name));
        Files.copy(file, out);
      }
    }
    ImmutableList.Builder<Template> read = ImmutableList.builder();
    for (Entry entry : Library.entries(jar, ".yaml").values()) {
      read.add(entry.template(Optional.empty()));
    }
    assertThat(read.build()).isEqualTo(templates());
    assertThatThrownBy(() -> Library.entries(folder, ".yaml")).isInstanceOf(IOException.class);
  }
}
