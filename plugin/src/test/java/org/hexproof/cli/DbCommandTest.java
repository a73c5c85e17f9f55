package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DbCommandTest {
  @TempDir private Path folder;

  private String build(String... more) {
    String file = folder.resolve("values.db").toString();
    String[] args = new String[4 + more.length];
    System.arraycopy(new String[] {"db", "build", "--db", file}, 0, args, 0, 4);
    System.arraycopy(more, 0, args, 4, more.length);
    Shell.Outcome outcome = new Shell().run(args);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    return file;
  }

  @Test
  void whatIsBuiltIsFound() {
    String file = build("--order", "cells", "--max-cells", "5");
    Shell.Outcome outcome = new Shell().run("db", "lookup", "{a,{⊤|c}|⊥}", "--db", file);
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).startsWith("3\t{a,{⊤|c}|⊥}\tG(1,2,3) = Q5(");
    String circuit = outcome.out().strip().split("\t", -1)[2];
    assertThat(new Shell().run("value", "--expr", circuit).out()).startsWith("{a,{⊤|c}|⊥}");
    Shell.Outcome stats = new Shell().run("db", "stats", "--db", file);
    assertThat(stats.out()).contains("complete to: 5").containsPattern("all +\\d+ +\\d+");
  }

  @Test
  void aValueThatIsNotThereIsAnsweredNo() {
    String file = build("--order", "simplest", "--max-sum", "4");
    Shell.Outcome outcome = new Shell().run("db", "lookup", "{a,b|{a,b|{a,b|a}}}", "--db", file);
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).isEqualTo("no\n");
  }

  @Test
  void aForeignFileIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("x.db"), "text");
    Shell.Outcome outcome = new Shell().run("db", "stats", "--db", file.toString());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("x.db").contains("not a database");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "db; expected build, stats or lookup",
        "db drop --db x; not 'drop'",
        "db stats; --db FILE is missing",
        "db lookup --db x; lookup wants one EXPR",
        "db build --db x --order cells --max-sum 4; --max-sum does not go with --order cells"
      })
  void badUsageIsExplained(String words, String message) {
    Shell.Outcome outcome = new Shell().run(words.split(" ", -1));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
  }
}
