package org.hexproof.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The hash that tells builds apart, over sources made up for the test. */
final class VersionTest {
  private static final Path SCRIPT = Path.of("src/main/cmake/build.cmake").toAbsolutePath();

  @TempDir Path folder;
  private Path root;

  @BeforeEach
  void writeSources() throws IOException {
    root = sources(folder.resolve("one"));
  }

  private static Path sources(Path root) throws IOException {
    write(root, "pom.xml", "versions");
    write(root, "native/pom.xml", "how it is built");
    write(root, "native/CMakeLists.txt", "how it is compiled");
    write(root, "native/src/solver.cpp", "search");
    write(root, "native/include/hexproof.h", "interface");
    write(root, "bridge/src/main/java/org/Checker.java", "check");
    write(root, "plugin/src/main/resources/page.js", "show");
    return root;
  }

  private static void write(Path root, String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private String hash(Path root) throws IOException, InterruptedException {
    Path out = folder.resolve("out.txt");
    Process process =
        new ProcessBuilder(
                "cmake", "-DROOT=" + root, "-DVERSION=1.2", "-DOUT=" + out, "-P", SCRIPT.toString())
            .inheritIO()
            .start();
    assertThat(process.waitFor()).isZero();
    String text = Files.readString(out);
    assertThat(text).matches("[0-9a-f]{16}\n");
    return text;
  }

  @Test
  void theProgramKnowsItsOwn() {
    assertThat(Version.text()).matches("[0-9]+\\.[0-9]+.*");
    assertThat(Version.build()).matches("[0-9a-f]{16}");
  }

  @Test
  void theSameSourcesHaveTheSameElsewhere() throws Exception {
    assertThat(hash(sources(folder.resolve("another/of other depth")))).isEqualTo(hash(root));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pom.xml",
        "native/pom.xml",
        "native/CMakeLists.txt",
        "native/src/solver.cpp",
        "native/include/hexproof.h",
        "bridge/src/main/java/org/Checker.java",
        "plugin/src/main/resources/page.js",
        "tasks/src/main/java/org/Added.java"
      })
  void aByteMoreInWhatDecidesChangesIt(String name) throws Exception {
    String before = hash(root);
    write(root, name, "altered");
    assertThat(hash(root)).isNotEqualTo(before);
  }

  @Test
  void aFileOfAnotherNameChangesIt() throws Exception {
    String before = hash(root);
    Files.move(root.resolve("native/src/solver.cpp"), root.resolve("native/src/search.cpp"));
    assertThat(hash(root)).isNotEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "README.md",
        "bridge/src/test/java/org/CheckerTest.java",
        "bridge/src/main/java/org/.Checker.java.swp",
        "bridge/target/classes/org/Checker.class",
        "native/tests/solver_test.cpp",
        "cluster/src/main/java/org/Job.java"
      })
  void whatDecidesNothingDoesNot(String name) throws Exception {
    String before = hash(root);
    write(root, name, "altered");
    assertThat(hash(root)).isEqualTo(before);
  }
}
