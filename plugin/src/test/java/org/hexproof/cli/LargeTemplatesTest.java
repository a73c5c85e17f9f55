package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The certificates that are kept beside large templates. */
final class LargeTemplatesTest {
  private static final Path FOLDER = Path.of("../templates/large");

  @Test
  void certificatesProveTheirTemplates() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(FOLDER)) {
      files = all.filter(file -> file.toString().endsWith(".cert.gz")).toList();
    }
    assertThat(files).isNotEmpty();
    for (Path file : files) {
      Shell.Outcome outcome = new Shell(new InstalledSolvers()).run("check", file.toString());
      assertThat(outcome.code()).as(outcome.out()).isZero();
      assertThat(outcome.out()).contains("with bottom\n  with white to move, black wins");
      Path template = Path.of(file.toString().replace(".cert.gz", ".yaml"));
      List<String> drawn =
          Files.readAllLines(template).stream()
              .filter(line -> line.matches(" +[#.A]( [#.A])*"))
              .map(line -> line.strip().replace('#', 'O').replace('A', 'X'))
              .toList();
      assertThat(drawn).hasSizeGreaterThan(1);
      for (int row = 1; row <= drawn.size(); row++) {
        assertThat(outcome.out())
            .contains(String.format(Locale.ROOT, " %d   %s\n", row, drawn.get(row - 1)));
      }
    }
  }
}
