package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.hexproof.primary.PrimaryList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PrimariesCommandTest {
  @TempDir private Path folder;

  private static String shipped() {
    return PrimaryList.write(PrimaryList.shipped());
  }

  @Test
  void fewCellsAreTheBeginningOfTheShippedList() {
    Shell.Outcome outcome = new Shell().run("primaries", "--max-cells", "3");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    assertThat(shipped()).startsWith(outcome.out());
    String rest = shipped().substring(outcome.out().length());
    assertThat(rest).matches("(?s)Q\\d+ 4 .*");
  }

  @Test
  void withoutStonesThereAreNoMoreValues() throws Exception {
    Path file = folder.resolve("list.txt");
    Shell.Outcome outcome =
        new Shell()
            .run("primaries", "--max-cells", "3", "--max-stones", "0", "--out", file.toString());
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.code()).isZero();
    String text = Files.readString(file, StandardCharsets.UTF_8);
    assertThat(PrimaryList.shipped())
        .extracting("value")
        .containsAll(
            PrimaryList.read("test", text).stream()
                .map(position -> position.value())
                .collect(Collectors.toList()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--max-cells 0; --max-cells wants a whole number from 1 to 8, not '0'",
        "--max-cells 9; --max-cells wants a whole number from 1 to 8, not '9'",
        "--max-stones -1; --max-stones wants a whole number from 0 to 2, not '-1'",
        "--max-stones 3; --max-stones wants a whole number from 0 to 2, not '3'",
        "file.txt; expected no FILE, not file.txt",
        "--stones 1; unknown option '--stones'"
      })
  void badInput(String options, String message) {
    Shell.Outcome outcome = new Shell().run(("primaries " + options).split(" "));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains(message);
  }

  @Test
  void ctrlCLeavesNothingBehind() {
    Shell shell = new Shell();
    shell.interrupt().raise();
    Path file = folder.resolve("list.txt");
    Shell.Outcome outcome = shell.run("primaries", "--max-cells", "5", "--out", file.toString());
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(folder).isEmptyDirectory();
  }
}
