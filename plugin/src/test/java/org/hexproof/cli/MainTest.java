package org.hexproof.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import org.hexproof.solver.BruteForceSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MainTest {
  @Test
  void helpNamesTheCommandsAndExitCodes() {
    Shell.Outcome outcome = new Shell().run("--help");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out())
        .contains("verify", "solve", "convert", "primaries", "bench", "htp")
        .contains("Exit codes:");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "verify",
        "solve",
        "compose",
        "convert",
        "db",
        "find",
        "primaries",
        "bench",
        "htp"
      })
  void everyCommandHasHelp(String command) {
    Shell.Outcome outcome = new Shell().run(command, "--help");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).startsWith("Usage: hexproof " + command);
    assertThat(outcome.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void versionIsPrinted() {
    assertThat(new Shell().run("--version").out()).startsWith("hexproof ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"prove", "composes", "Verify", "--verify", "a.yaml"})
  void anUnknownCommandListsTheKnownOnes(String word) {
    Shell.Outcome outcome = new Shell().run(word);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err())
        .contains(word)
        .contains("verify, solve, compose, convert, value, db, check, find, primaries, bench, htp");
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void noCommandShowsHelpAsAnError() {
    Shell.Outcome outcome = new Shell().run();
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("Usage:");
  }

  @Test
  void htpIsAnEngine() {
    Shell.Outcome outcome = new Shell().input("1 name\nquit\n").run("htp");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).startsWith("=1 ").endsWith("\n\n");
    assertThat(new Shell().run("htp", "file").code()).isEqualTo(2);
  }

  @Test
  void aFaultOfTheProgramIsNoAnswer() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() {
            return read(new byte[1], 0, 1);
          }

          @Override
          public int read(byte[] bytes, int from, int length) {
            throw new IllegalStateException("on purpose");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            new String[] {"solve", "-"},
            new Surroundings(
                broken,
                new PrintStream(OutputStream.nullOutputStream(), false, UTF_8),
                new PrintStream(err, true, UTF_8),
                false,
                name -> new BruteForceSolver(),
                new Interrupt()));
    assertThat(code).isEqualTo(4);
    assertThat(err.toString(UTF_8)).contains("a fault in the program", "on purpose");
  }
}
