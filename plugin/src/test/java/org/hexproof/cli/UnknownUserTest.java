package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** As in containers that are run under the number of a user whom they don't know. */
final class UnknownUserTest {
  @TempDir private Path folder;

  @Test
  void theSolverIsUnpackedElsewhere() throws Exception {
    Files.writeString(folder.resolve("a.yaml"), Samples.SECOND_ROW);
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    Path out = folder.resolve("out");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Duser.home=?",
                "-cp",
                absolute(path),
                "org.hexproof.cli.Main",
                "verify",
                "a.yaml")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    int code = process.waitFor();
    assertThat(out).content().contains("1 pass, 0 fail, 0 undecided");
    assertThat(code).isZero();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(Path::getFileName).map(Path::toString))
          .containsExactlyInAnyOrder("a.yaml", "out");
    }
  }

  private static String absolute(String path) {
    return Stream.of(path.split(":", -1))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(":"));
  }
}
