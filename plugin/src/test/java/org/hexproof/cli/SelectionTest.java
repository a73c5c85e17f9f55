package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One of several boards in a file. */
final class SelectionTest {
  private static final String PAGE =
      """
      == corner ==
      <hexboard size="2x2" edges="bottom" visible="b1 a2 b2" contents="R b1"/>
      == bridge ==
      <hexboard size="2x3" edges="none" visible="b1 c1 a2 b2" contents="R c1 a2"/>
      == board ==
      <hexboard size="3x3" contents="R b2"/> <hexboard size="3x3" contents="B b2"/>
      """;

  @TempDir private Path folder;

  private String page() {
    return file(folder, "page.wiki", PAGE);
  }

  private static Shell.Outcome run(String... args) {
    return new Shell().run(args);
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "convert --to text", "compose", "value --terminals promise"})
  void everyCommandForOneBoardTakesOneOfSeveral(String command) {
    List<String> words = List.of(command.split(" "));
    for (List<String> selection :
        List.of(
            List.of(page() + ":4"),
            List.of(page() + ":5"),
            List.of(page() + ":4:1"),
            List.of(page(), "--name", "bridge"),
            List.of(page(), "--board", "2"))) {
      String[] args = Stream.concat(words.stream(), selection.stream()).toArray(String[]::new);
      Shell.Outcome outcome = run(args);
      assertThat(outcome.err()).as(selection.toString()).isEmpty();
      assertThat(outcome.code()).isZero();
      if (command.startsWith("convert")) {
        assertThat(outcome.out()).contains("name: bridge");
      }
    }
  }

  @Test
  void verifyTakesTheBoardsThatAreChosen() {
    assertThat(run("verify", page() + ":2").out()).contains("corner (edge)", "1 template:");
    assertThat(run("verify", page(), "--board", "2").out()).contains("bridge (int", "1 template:");
    assertThat(run("verify", folder.toString(), "--name", "corner").out())
        .contains("corner (edge)", "1 template: 1 pass");
    Shell.Outcome none = run("verify", page(), "--name", "Corner");
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.err()).contains("no board is called 'Corner'", "page.wiki:2:1 (corner)");
  }

  @Test
  void aLineWithTwoBoardsNeedsTheColumn() {
    Shell.Outcome both = run("solve", page() + ":6", "--to-move", "white");
    assertThat(both.code()).isEqualTo(2);
    assertThat(both.err()).contains("2 boards, but one is wanted").contains(":6:1", ":6:40");
    assertThat(run("solve", page() + ":6:40", "--to-move", "white").out())
        .contains("with blue to move, blue wins");
  }

  @Test
  void whatIsNotThereIsTold() {
    Shell.Outcome number = run("solve", page(), "--board", "5");
    assertThat(number.code()).isEqualTo(2);
    assertThat(number.err()).contains("there is no board 5, only 4");
    assertThat(run("solve", page() + ":1").err()).contains("the first is at");
    assertThat(run("solve", page(), "--name", "x").code()).isEqualTo(2);
    assertThat(run("solve", page(), "--board", "0").err()).contains("--board wants a whole number");
    assertThat(run("solve", folder.resolve("no.wiki") + ":4").err())
        .contains("no.wiki:4: there is no such file");
  }

  @Test
  void aLinePastTheEndOfTheFileIsNoLineOfTheLastBoard() {
    for (String command : List.of("solve", "verify")) {
      assertThat(run(command, page() + ":7").err()).contains("page.wiki: there is no line 7\n");
      Shell.Outcome column = run(command, page() + ":999999999:1");
      assertThat(column.code()).isEqualTo(2);
      assertThat(column.err()).contains("no line 999999999\n  hint: the file has 6 lines\n");
    }
    String unended = file(folder, "one.txt", "X . X");
    assertThat(run("convert", "--to", "text", unended + ":1").code()).isZero();
    assertThat(run("convert", "--to", "text", unended + ":2").err()).contains("has 1 line\n");
  }

  @Test
  void atMostTenCandidatesAreListed() {
    String many = file(folder, "many.wiki", PAGE.repeat(6));
    Shell.Outcome outcome = run("solve", many);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("24 boards, but one is wanted", " and 14 more\n", "hint: ");
    assertThat(outcome.err().split("many.wiki:[0-9]+:[0-9]+")).hasSize(11);
  }

  @Test
  void aFileWithAColonInItsNameIsThatFile() {
    String name = file(folder, "page.wiki:4", Samples.BRIDGE);
    page();
    assertThat(run("verify", name).out()).contains("bridge (interior)", "1 template:");
    String line = file(folder, "a:b.yaml", Samples.BRIDGE + "---\n" + Samples.SECOND_ROW) + ":11";
    assertThat(run("verify", line).out()).contains("second row (edge)", "1 template:");
  }

  @Test
  void aPageBecomesAFolder() throws Exception {
    Path out = folder.resolve("out");
    Shell.Outcome outcome = run("convert", page(), "--to", "yaml", "--out", out + "/");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("page.wiki:6:1: ", "page.wiki:6:40: ", "2 of 4 boards");
    try (var files = Files.list(out)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("corner.yaml", "bridge.yaml");
    }
    assertThat(run("verify", out.toString()).out()).contains("2 templates: 2 pass");
    assertThat(run("convert", page(), "--to", "svg", "--out", out.toString()).code()).isZero();
    assertThat(out.resolve("board-2.svg")).exists();
    assertThat(run("convert", page(), "--to", "text", "--out", out + "/", "--board", "3").code())
        .isZero();
    assertThat(out.resolve("board.txt")).exists();
    assertThat(out.resolve("bridge.txt")).doesNotExist();
  }

  @Test
  void namesThatAreNoFileNames() throws Exception {
    String boards =
        "name: ../../a b\nX . X\n\nname: A-B\nX . X\n\nname: a/b\nX . X\n\nname: ..\nX . X\n";
    Path out = folder.resolve("out");
    Shell.Outcome outcome =
        run("convert", file(folder, "b.txt", boards), "--to", "text", "--out", out + "/");
    assertThat(outcome.code()).isZero();
    try (var files = Files.list(out)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("a-b.txt", "A-B-2.txt", "a-b-3.txt", "board-4.txt");
    }
  }
}
