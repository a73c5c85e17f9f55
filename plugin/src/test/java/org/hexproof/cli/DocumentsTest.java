package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;
import static org.hexproof.cli.Samples.secondRow;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code --out} holds, in commands of each kind. */
final class DocumentsTest {
  @TempDir private Path folder;

  private final Shell shell = new Shell();

  private Shell.Outcome run(String... args) {
    return shell.run(args);
  }

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          verify     | o.json    | {
          verify     | o.xml     | <?xml
          verify     | o.sarif   | {
          verify     | o.md      | **The template passes
          verify     | o.svg     | <svg
          verify     | o.wiki    | ==
          verify     | o.txt     | pass
          verify     | o.report  | pass
          solve      | o.json    | {"version"
          solve      | o.txt     | with
          witness    | o.json    | {"version"
          probe      | o.json    | {"version"
          intrusions | o.json    | {"version"
          intrusions | o.wiki    | ==
          minimize   | o.json    | {
          minimize   | o.yaml    | name:
          minimize   | o.wiki    | ==
          convert    | o.yaml    | name:
          convert    | o.svg     | <svg
          convert    | o.HTP     | boardsize
          compose    | o.sgf     | (;
          compose    | o.svg     | <svg
          shannon    | o.graphml | <?xml
          shannon    | o.dot     | graph
          spot       | o.json    | {"version"
          value      | o.json    | {"version"
          """)
  void theEndingOfTheNameSaysWhatIsWritten(String command, String name, String start)
      throws IOException {
    boolean isOfBoards = List.of("shannon", "spot").contains(command);
    String read = isOfBoards ? file(folder, "b.sgf", "(;GM[11]SZ[3];B[b2])") : secondRow(folder);
    Shell.Outcome outcome = run(command, read, "--out", at(name));
    assertThat(outcome.code()).as(outcome.err()).isIn(0, 1);
    assertThat(outcome.err()).doesNotContain("though its name");
    assertThat(Files.readString(folder.resolve(name)).stripLeading()).startsWith(start);
  }

  @Test
  void whatIsSaidCountsAndANameThatSaysElseIsTold() throws IOException {
    String file = secondRow(folder);
    for (String[] way :
        new String[][] {
          {"verify", "--format", "json", "x.html"},
          {"solve", "--format", "json", "x.txt"},
          {"convert", "--to", "svg", "x.sgf"},
          {"minimize", "--to", "yaml", "x.json"}
        }) {
      Shell.Outcome outcome = run(way[0], file, way[1], way[2], "--out", at(way[3]));
      assertThat(outcome.code()).isZero();
      assertThat(outcome.err())
          .contains(
              at(way[3]) + ": holds what " + way[1] + " " + way[2] + " writes, though its name");
      assertThat(Files.readString(folder.resolve(way[3])).substring(0, 20))
          .isEqualTo(run(way[0], file, way[1], way[2]).out().substring(0, 20));
    }
    Shell.Outcome none = run("solve", file, "--out", at("solved.html"));
    assertThat(none.err())
        .contains("holds what --format text writes", "hint: --format can be text, json");
    for (String[] fit :
        new String[][] {{"sarif", "o.json"}, {"junit", "o.xml"}, {"text", "o.log"}}) {
      assertThat(run("verify", file, "--format", fit[0], "--out", at(fit[1])).err()).isEmpty();
    }
  }

  @Test
  void foldersAndStandardOutputHaveNoEnding() throws IOException {
    String file = file(folder, "two.yaml", Samples.BRIDGE + "---\n" + Samples.ZIGGURAT);
    Path pictures = Files.createDirectory(folder.resolve("pictures.json"));
    assertThat(run("convert", file, "--to", "svg", "--out", pictures.toString()).err())
        .doesNotContain("though");
    assertThat(pictures.toFile().list()).hasSize(2).allMatch(name -> name.endsWith(".svg"));
    assertThat(run("convert", file, "--board", "1", "--out", "-").err())
        .contains("expected --to FORMAT");
    assertThat(List.of(run("solve", secondRow(folder), "--out", "-").out().split("\n")))
        .first()
        .asString()
        .startsWith("with white to move");
  }
}
