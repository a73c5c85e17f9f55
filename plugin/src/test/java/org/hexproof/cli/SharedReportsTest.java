package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What others see of a run: no paths of this machine, and hints apart from what they are for. */
final class SharedReportsTest {
  private static final String PAGE =
      """
      <hexboard size="2x2" edges="bottom" visible="b1 a2 b2" contents="R A:b1 B a2"/>
      <hexboard size="3x4" contents="R z9"/>
      <hexboard size="5x5" contents="R 1:c3 B 2:b4"/>
      """;

  @TempDir private Path folder;

  private String run(String... args) {
    Shell.Outcome outcome = new Shell(name -> EmbeddedLibrary.load().newSolver(1)).run(args);
    assertThat(outcome.code()).as(outcome.err()).isIn(0, 2);
    return outcome.out();
  }

  private Stream<String> spellings(String path) {
    return Stream.of(path, Path.of("").toAbsolutePath().relativize(Path.of(path)).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"markdown", "junit", "html"})
  void noTypedPathIsShown(String format) {
    String page = file(folder, "page.wiki", PAGE);
    ImmutableList<String> names = spellings(page).collect(ImmutableList.toImmutableList());
    for (String name : names) {
      String out =
          run(
              "verify",
              "--format",
              format,
              "--certify",
              folder.resolve("proofs").toString(),
              "--split-after",
              "60",
              "--store",
              folder.resolve("store").toString(),
              name,
              folder + "/no such.wiki");
      assertThat(out)
          .contains("page.wiki:1", "page.wiki:2", "no such.wiki", "not a template")
          .doesNotContain(folder.toString())
          .doesNotContain(folder.getFileName().toString())
          .doesNotContain("../");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"markdown", "junit"})
  void noPathOfAnEngineIsShown(String format) {
    String page = file(folder, "page.wiki", PAGE);
    assertThat(
            run(
                "verify",
                "--format",
                format,
                "--solver",
                "htp:" + folder + "/bin/engine --book " + folder + "/book",
                page))
        .containsPattern("htp(:|&#58;)engine --book book")
        .doesNotContain(folder.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"annotate --format html", "explore", "verify --format html"})
  void noTypedPathIsShownOnPages(String command) {
    String game = file(folder, "g.sgf", "(;FF[4]GM[11]SZ[3];B[a1];W[b2])(;FF[4]GM[11]SZ[3];B[z9])");
    String page = file(folder, "page.wiki", PAGE);
    for (String name : spellings(command.startsWith("annotate") ? game : page).toList()) {
      assertThat(run((command + " " + name).split(" ")))
          .contains(Path.of(name).getFileName().toString())
          .doesNotContain(folder.getFileName().toString());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "markdown", "junit", "sarif", "html", "json"})
  void theHintIsNoPartOfTheSentence(String format) {
    String page = file(folder, "page.wiki", PAGE);
    String why = "moves that were played, and no promise";
    String hint = "the label A on a stone, or --kind, makes it a template";
    String between =
        switch (format) {
          case "text" -> "\n           hint: ";
          case "markdown" -> "</code><br><code>hint: ";
          case "junit" -> "\"></skipped><system-out>hint: ";
          case "sarif" -> ". Hint: ";
          case "html" -> "\",\"hint: ";
          default -> "\\n  hint: ";
        };
    assertThat(run("verify", "--format", format, page)).contains(why + between + hint);
  }
}
