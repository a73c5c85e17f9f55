package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The native solver's certificates of the small templates of the library check. */
final class LibraryCertificatesTest {
  private static final Path LIBRARY = Path.of("../templates/library");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "edge/row-2",
        "edge/row-3",
        "edge/row-4",
        "connects-both",
        "interior",
        "pivoting/row-3",
        "pivoting/row-4",
        "pivoting-sente"
      })
  void everySolveOfATemplateHasACertificate(String part) throws IOException {
    Shell shell = new Shell(new InstalledSolvers());
    Shell.Outcome verified =
        shell.run(
            "verify",
            "--certify",
            folder.toString(),
            "--format",
            "json",
            LIBRARY.resolve(part).toString());
    assertThat(verified.err()).isEmpty();
    assertThat(verified.code()).as(verified.out()).isZero();
    try (Stream<Path> files = Files.list(folder)) {
      String[] args =
          Stream.concat(Stream.of("check"), files.map(Path::toString)).toArray(String[]::new);
      assertThat(args).hasSizeGreaterThan(2);
      Shell.Outcome checked = shell.run(args);
      assertThat(checked.code()).as(checked.out()).isZero();
      assertThat(part.startsWith("pivoting")).isEqualTo(checked.out().contains(", or pivots to "));
      assertThat(checked.out()).contains("the template is valid and minimal");
    }
  }
}
