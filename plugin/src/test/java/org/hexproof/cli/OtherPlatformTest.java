package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Java that takes this system for one that there is no native library for. */
@EnabledIf("org.hexproof.solver.embedded.WasmLibrary#isThere")
final class OtherPlatformTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "Windows 11, amd64, win32-x86-64",
    "Mac OS X, aarch64, darwin-aarch64",
    "Linux, riscv64, linux-riscv64"
  })
  void webAssemblyTakesTheLibrarysPlace(String system, String processor, String platform)
      throws Exception {
    Files.writeString(folder.resolve("a.yaml"), Samples.SECOND_ROW);
    assertThat(run(system, processor, "--version"))
        .contains("solver: WebAssembly, as there is no native library: class path, " + platform);
    assertThat(run(system, processor, "verify", "a.yaml")).contains("1 pass, 0 fail, 0 undecided");
  }

  private String run(String system, String processor, String... arguments)
      throws IOException, InterruptedException {
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    Path out = folder.resolve("out");
    List<String> command =
        Stream.concat(
                Stream.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-Dos.name=" + system,
                    "-Dos.arch=" + processor,
                    "-cp",
                    absolute(path),
                    "org.hexproof.cli.Main"),
                Stream.of(arguments))
            .toList();
    int code =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start()
            .waitFor();
    String said = Files.readString(out);
    assertThat(code).as(said).isZero();
    return said;
  }

  private static String absolute(String path) {
    return Stream.of(path.split(":", -1))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(":"));
  }
}
