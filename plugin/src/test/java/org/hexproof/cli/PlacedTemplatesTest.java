package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Certificates of questions that the native solver decides by templates placed as links. */
final class PlacedTemplatesTest {
  private static final Path SEVENTH_ROW = Path.of("../templates/large/vii-1-a.yaml");

  @TempDir private Path folder;

  /** VII-1-a with a white stone, in a row and a column from 1. */
  @ParameterizedTest
  @CsvSource({"5,16", "3,10", "7,6"})
  void areChecked(int row, int column) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(SEVENTH_ROW));
    int place = lines.indexOf("board: |") + row;
    List<String> cells =
        new ArrayList<>(Splitter.on(' ').splitToList(lines.get(place).stripLeading()));
    assertThat(cells.set(column - 1, "O")).isEqualTo(".");
    lines.set(place, " ".repeat(row + 1) + String.join(" ", cells));
    Path file = Files.write(folder.resolve("intruded.yaml"), lines);
    String certificate = folder.resolve("intruded.cert").toString();
    Shell shell = new Shell(new InstalledSolvers());
    Shell.Outcome solved =
        shell.run("solve", file.toString(), "--to-move", "black", "--certify", certificate);
    assertThat(solved.out()).contains("black wins", "rests on: certificate");
    Shell.Outcome checked = shell.run("check", certificate);
    assertThat(checked.code()).as(checked.out()).isZero();
    assertThat(checked.out()).contains(" nodes");
  }
}
