package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher with something in Java's place that prints what it was told. */
final class BuildMemoryTest {
  @TempDir private Path folder;

  /**
   * The words after "java".
   *
   * @param most the heap in MiB that Java would take by itself on this machine, three quarters of
   *     the memory
   */
  private List<String> launched(int most, String... arguments) throws Exception {
    Path target = Files.createDirectories(folder.resolve("plugin/target"));
    Path launcher = folder.resolve("hexproof");
    if (Files.notExists(launcher)) {
      Files.copy(Path.of("..", "hexproof"), launcher);
    }
    // In this order nothing has to be built.
    touch(target.resolve("hexproof.jar"), 1);
    touch(target.resolve("hexproof.tried"), 2);
    touch(target.resolve("hexproof.built"), 2);
    Path java = folder.resolve("jdk/bin/java");
    Files.createDirectories(java.getParent());
    Files.writeString(
        java,
        "#!/bin/sh\ncase \"$*\" in\n*PrintFlagsFinal*) echo ' size_t MaxHeapSize = "
            + ((long) most << 20)
            + " {product} {ergonomic}' ;;\n*) printf '%s\\n' \"$@\" ;;\nesac\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    List<String> command = new ArrayList<>(List.of("sh", launcher.toString()));
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
    Process process = builder.start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(text).isZero();
    return text.lines().toList();
  }

  private static void touch(Path file, int seconds) throws IOException {
    Files.write(file, new byte[0]);
    Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000_000_000L + 1000L * seconds));
  }

  private static String heap(int process) {
    return "-Xmx" + BuildMemory.heap(process) + "m";
  }

  @Test
  void theHeapOfABuildLeavesRoomForTheRestOfTheProcess() throws Exception {
    assertThat(launched(6144, "db", "build", "--db", "f", "--memory", "2000"))
        .contains(heap(2000))
        .containsSubsequence("db", "build", "--db", "f", "--memory", "2000");
    assertThat(launched(6144, "db", "build", "--memory=123456", "--db", "f"))
        .contains(heap(123_456));
    assertThat(launched(6144, "db", "--db", "f", "build", "--memory", "3000")).contains(heap(3000));
  }

  @Test
  void withoutALimitABuildTakesThreeQuartersOfTheMachine() throws Exception {
    assertThat(launched(6144, "db", "build", "--db", "f")).contains(heap(6144));
    assertThat(launched(100_000, "db", "build", "--db", "f")).contains(heap(8192));
  }

  /** What isn't understood is left to the program, which tells what is wrong. */
  @Test
  void aBadLimitStillStarts() throws Exception {
    for (String bad : List.of("0", "x", "-5", "99999999999999999999", "1 2")) {
      assertThat(launched(6144, "db", "build", "--db", "f", "--memory", bad)).contains(heap(6144));
    }
  }

  @Test
  void otherCommandsKeepTheirHeap() throws Exception {
    assertThat(launched(6144, "db", "stats", "--memory", "2000"))
        .noneMatch(word -> word.startsWith("-Xmx"));
  }

  @Test
  void aHeapThatPassesTheLimitIsRefused() throws Exception {
    Path file = folder.resolve("v.db");
    long heap = Runtime.getRuntime().maxMemory() >> 20;
    Shell.Outcome outcome =
        new Shell().run("db", "build", "--db", file.toString(), "--memory", Long.toString(heap));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("-Xmx" + BuildMemory.heap(heap) + "m");
    assertThat(new Shell().run("db", "build", "--db", file.toString(), "--memory", "20").err())
        .contains("at least 1024");
    assertThat(folder).isEmptyDirectory();
  }
}
