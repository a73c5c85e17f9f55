package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher {@code hexproof}, in a tree and with tools that only look like the real ones. */
final class LauncherTest {
  private static final List<String> TOOLS =
      List.of(
          "sh",
          "dirname",
          "readlink",
          "find",
          "head",
          "mkdir",
          "rmdir",
          "sed",
          "mv",
          "rm",
          "ln",
          "sleep",
          "cat",
          "touch",
          "awk",
          "locale",
          "env");

  @TempDir private Path folder;
  private Path bin;
  private Path lock;

  @BeforeEach
  void makeTree() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
    for (String path : List.of("plugin/src", "native/include", "plugin/target", "bin")) {
      Files.createDirectories(folder.resolve(path));
    }
    bin = folder.resolve("bin");
    lock = folder.resolve("plugin/target/hexproof.lock.held");
    for (String path :
        List.of("pom.xml", "plugin/pom.xml", "plugin/src/A.java", "native/CMakeLists.txt")) {
      Files.createFile(folder.resolve(path));
    }
    Files.copy(Path.of("..", "hexproof"), folder.resolve("hexproof"));
    for (String tool : TOOLS) {
      real(tool);
    }
    for (String tool : List.of("cmake", "make", "g++")) {
      tool(tool, "exit 0");
    }
    tool("javac", "echo javac 17.0.1");
    tool("java", "echo \"LC_ALL=${LC_ALL-unset} $*\"");
    tool(
        "mvn",
        """
        cd %s
        mkdir building || echo clash >>builds
        echo build >>builds
        sleep 1
        : >plugin/target/hexproof.jar
        rmdir building
        """
            .formatted(folder));
  }

  private void tool(String name, String script) throws IOException {
    Path file = Files.writeString(bin.resolve(name), "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  /** The machine's own. */
  private void real(String name) throws IOException {
    for (String place : List.of("/usr/bin", "/bin")) {
      Path program = Path.of(place, name);
      if (Files.isExecutable(program)) {
        tool(name, "exec %s \"$@\"".formatted(program));
        return;
      }
    }
  }

  private Process start(Map<String, String> environment, String... args) throws IOException {
    List<String> command =
        new ArrayList<>(List.of("/bin/sh", folder.resolve("hexproof").toString()));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().put("PATH", bin.toString());
    builder.environment().putAll(environment);
    return builder.start();
  }

  private static String output(Process process) throws Exception {
    process.getOutputStream().close();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return text;
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void ofFirstStartsAtOnceOneBuilds(boolean withFlock) throws Exception {
    if (withFlock) {
      real("flock");
      assumeTrue(Files.exists(bin.resolve("flock")));
    }
    List<Process> starts = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      starts.add(start(Map.of(), "start" + i));
    }
    int told = 0;
    for (int i = 0; i < starts.size(); i++) {
      String output = output(starts.get(i));
      assertThat(output).contains("hexproof.jar start" + i);
      assertThat(starts.get(i).exitValue()).isZero();
      told += output.contains("building, which takes") ? 1 : 0;
    }
    assertThat(told).isEqualTo(1);
    assertThat(folder.resolve("builds")).hasContent("build");
    assertThat(lock).doesNotExist();
    assertThat(output(start(Map.of(), "later"))).doesNotContain("building");
  }

  @Test
  void theLockOfABuildThatWasKilledDoesNotBlock() throws Exception {
    Files.createSymbolicLink(lock, Path.of("999999999"));
    assertThat(output(start(Map.of(), "one"))).contains("hexproof.jar one");
    assertThat(folder.resolve("builds")).hasContent("build");
  }

  /** Its process's number may be another's by now. */
  @Test
  void anOldLockDoesNotBlock() throws Exception {
    Files.createSymbolicLink(lock, Path.of(String.valueOf(ProcessHandle.current().pid())));
    Process touch =
        new ProcessBuilder("touch", "-h", "-t", "202001010000", lock.toString()).start();
    assumeTrue(touch.waitFor() == 0);
    assertThat(output(start(Map.of(), "one"))).contains("hexproof.jar one");
  }

  @Test
  void aBuildThatFailsLetsGoOfTheLock() throws Exception {
    tool("mvn", "exit 1");
    Process process = start(Map.of(), "one");
    assertThat(output(process)).contains("the build failed");
    assertThat(process.exitValue()).isEqualTo(2);
    assertThat(Files.isSymbolicLink(lock)).isFalse();
  }

  @Test
  void aJavaHomeThatPointsNowhereIsNamed() throws Exception {
    Process process = start(Map.of("JAVA_HOME", "/no/where"), "one");
    assertThat(output(process))
        .startsWith("hexproof: JAVA_HOME is /no/where, but there is no program /no/where/bin/java");
    assertThat(process.exitValue()).isEqualTo(2);
    Files.delete(bin.resolve("java"));
    assertThat(output(start(Map.of(), "one"))).contains("java is missing");
  }

  @Test
  void javaAlwaysGetsALocaleOfUtf8() throws Exception {
    for (Map<String, String> bare :
        List.of(
            Map.<String, String>of(),
            Map.of("LC_ALL", "C"),
            Map.of("LC_ALL", "POSIX", "LANG", "C.UTF-8"),
            Map.of("LANG", "no_WHERE.UTF-8"))) {
      assertThat(output(start(bare, "one"))).contains("LC_ALL=C.UTF-8 ");
    }
    assumeTrue(Files.exists(bin.resolve("locale")));
    assertThat(output(start(Map.of("LANG", "C.UTF-8"), "one")))
        .containsPattern(Pattern.compile("^LC_ALL=unset ", Pattern.MULTILINE));
  }

  /** A release has neither sources nor a compiler. */
  @Test
  void beneathAJarNothingIsBuilt() throws Exception {
    Files.createFile(folder.resolve("hexproof.jar"));
    for (String tool : List.of("mvn", "javac", "cmake", "make", "g++")) {
      Files.delete(bin.resolve(tool));
    }
    tool("java", "[ \"$1\" = -version ] && echo 'openjdk version \"17.0.2\"' >&2 || echo \"$*\"");
    assertThat(output(start(Map.of(), "one"))).contains("-jar " + folder + "/hexproof.jar one");
    assertThat(folder.resolve("builds")).doesNotExist();
    assertThat(folder.resolve("hexproof.tried")).exists();
  }

  @Test
  void anOldJavaIsNamed() throws Exception {
    Files.createFile(folder.resolve("hexproof.jar"));
    for (String version : List.of("openjdk version \"11.0.2\"", "java version \"1.8.0_1\"")) {
      tool("java", "echo 'Picked up JAVA_TOOL_OPTIONS: -Xmx1g'; echo '%s'".formatted(version));
      Process process = start(Map.of(), "one");
      assertThat(output(process)).contains("17 or later is needed", "openjdk-17-jre-headless");
      assertThat(process.exitValue()).isEqualTo(2);
    }
  }
}
