package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Builds that end before they are done. More: {@code -Dhexproof.kills=10 -Dhexproof.kill.cells=9}.
 */
final class DbBuildTest {
  private static final int KILLS = Integer.getInteger("hexproof.kills", 2);
  private static final String CELLS = System.getProperty("hexproof.kill.cells", "6");
  private static final String SUM = System.getProperty("hexproof.kill.sum", "8");

  @TempDir private Path folder;

  private static String[] arguments(Path file, String... more) {
    List<String> words = new ArrayList<>(List.of("db", "build", "--db", file.toString()));
    words.addAll(Arrays.asList(more));
    return words.toArray(String[]::new);
  }

  private static String[] whole(Path file) {
    return arguments(file, "--max-cells", CELLS, "--max-sum", SUM);
  }

  private static Shell.Outcome run(String... arguments) {
    return new Shell().run(arguments);
  }

  private static List<String> contents(Path file) throws Exception {
    List<String> rows = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      for (String table : List.of("meta", "entry")) {
        try (ResultSet row = statement.executeQuery("SELECT * FROM " + table + " ORDER BY 1")) {
          while (row.next()) {
            StringBuilder text = new StringBuilder();
            for (int column = 1; column <= row.getMetaData().getColumnCount(); column++) {
              text.append(row.getString(column)).append('\t');
            }
            rows.add(text.toString());
          }
        }
      }
    }
    return rows;
  }

  private static Path log(Path file) {
    return file.resolveSibling(file.getFileName() + ".log");
  }

  private static Process start(Path file) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-XX:+UseSerialGC");
    command.add("-Xmx1g");
    command.add("-cp");
    command.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    command.add(Main.class.getName());
    command.addAll(Arrays.asList(whole(file)));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(new File(file + ".out"))
        .start();
  }

  /** Each process is killed when the log has grown to a random length. */
  @Test
  void aBuildThatIsKilledGoesOn() throws Exception {
    Path once = folder.resolve("once.db");
    assertThat(run(whole(once)).code()).isZero();
    long most = mostOfLog();
    Random random = new Random(12);
    Path file = folder.resolve("killed.db");
    long[] lengths = random.longs(KILLS, 0, Math.max(1, most)).sorted().toArray();
    for (int killed = 0; killed < lengths.length; ) {
      Process process = start(file);
      while (process.isAlive() && length(log(file)) <= lengths[killed]) {
        Thread.sleep(1);
      }
      // Not the first byte after the length, but at any moment.
      Thread.sleep(random.nextInt(20));
      int code = process.destroyForcibly().waitFor();
      assertThat(code).as(Files.readString(Path.of(file + ".out"))).isIn(0, 137);
      if (code == 0) {
        Files.delete(file); // it came to its end before this test had its turn
      } else {
        killed++;
      }
    }
    assertThat(file).doesNotExist();
    assertThat(run(whole(file)).code()).isZero();
    assertThat(log(file)).doesNotExist();
    assertThat(contents(file)).isEqualTo(contents(once)).hasSizeGreaterThan(200);
  }

  private static long length(Path log) throws IOException {
    return Files.exists(log) ? Files.size(log) : 0;
  }

  /** How long the log is at least some time before the end. */
  private long mostOfLog() throws Exception {
    Path file = folder.resolve("measured.db");
    Process process = start(file);
    long most = 0;
    while (process.isAlive()) {
      most = Math.max(most, length(log(file)));
      Thread.sleep(1);
    }
    assertThat(process.exitValue()).isZero();
    return most * 3 / 4;
  }

  @Test
  void aBuildThatWasStoppedGoesOn() throws Exception {
    Path once = folder.resolve("once.db");
    assertThat(run(whole(once)).code()).isZero();
    Path file = folder.resolve("stopped.db");
    Shell stopped = new Shell();
    stopped.interrupt().raise();
    Shell.Outcome outcome = stopped.run(whole(file));
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(outcome.err()).contains("the same command goes on");
    assertThat(log(file)).exists();
    assertThat(run(whole(file)).code()).isZero();
    assertThat(contents(file)).isEqualTo(contents(once));
  }

  @Test
  void aLogOfOtherParametersIsRefused() {
    Path file = folder.resolve("values.db");
    Shell stopped = new Shell();
    stopped.interrupt().raise();
    stopped.run(whole(file));
    Shell.Outcome outcome = run(arguments(file, "--order", "cells", "--max-cells", CELLS));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("values.db.log").contains("other parameters");
    assertThat(file).doesNotExist();
  }

  @Test
  void limitsEndABuildAtTheSamePlace() throws Exception {
    Path one = folder.resolve("one.db");
    Path two = folder.resolve("two.db");
    run(arguments(one, "--max-values", "600", "--threads", "1"));
    run(arguments(two, "--max-values", "600", "--threads", "2"));
    assertThat(contents(one)).isEqualTo(contents(two)).hasSizeGreaterThan(600);
    assertThat(log(one)).doesNotExist();
  }

  @Test
  void whatIsNoDatabaseIsRefusedBeforeTheWork() throws Exception {
    Path other = Files.writeString(folder.resolve("other.txt"), "precious ".repeat(50));
    Path foreign = folder.resolve("foreign.db");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + foreign);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE precious (number INTEGER)");
    }
    for (Path file : List.of(other, foreign)) {
      byte[] before = Files.readAllBytes(file);
      // A log beside it makes it no database.
      for (boolean hasLog : new boolean[] {false, true}) {
        if (hasLog) {
          Files.createFile(log(file));
        }
        Shell.Outcome outcome = run(whole(file));
        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).contains(file.toString(), "give another name");
        assertThat(file).hasBinaryContent(before);
      }
    }
    Shell.Outcome outcome = run(whole(folder));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("is a folder");
    assertThat(log(folder)).doesNotExist();
    Shell.Outcome nowhere = run(whole(folder.resolve("no/where.db")));
    assertThat(nowhere.code()).isEqualTo(2);
    assertThat(nowhere.err()).contains("there is no folder");
  }

  @Test
  void aDatabaseIsReplacedOnlyByTheBuildThatGoesOn() throws Exception {
    Path file = folder.resolve("values.db");
    assertThat(run(arguments(file, "--order", "cells", "--max-cells", "3")).code()).isZero();
    byte[] before = Files.readAllBytes(file);
    Shell.Outcome again = run(arguments(file, "--order", "cells", "--max-cells", "2"));
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err()).contains("there is a database of", "delete it first");
    assertThat(file).hasBinaryContent(before);
    Shell stopped = new Shell();
    Path other = folder.resolve("other.db");
    stopped.interrupt().raise();
    stopped.run(arguments(other, "--order", "cells", "--max-cells", "4"));
    Files.copy(file, other);
    assertThat(log(other)).exists();
    assertThat(run(arguments(other, "--order", "cells", "--max-cells", "4")).code()).isZero();
    assertThat(contents(file)).contains("complete to\t3 cells\t");
    assertThat(contents(other)).contains("complete to\t4 cells\t");
    assertThat(log(other)).doesNotExist();
  }
}
