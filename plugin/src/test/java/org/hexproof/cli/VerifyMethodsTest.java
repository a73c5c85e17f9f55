package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;
import static org.hexproof.cli.Samples.secondRow;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ways in which {@code hexproof verify} decides, one by one and all together. */
final class VerifyMethodsTest {
  @TempDir private Path folder;

  /** The second run goes on from the first one's answers, whose certificates are there. */
  @ParameterizedTest
  @ValueSource(strings = {"direct", "context"})
  void whatPivotsIsCertifiedOnABoard(String method) {
    String certificates = folder.resolve("certificates").toString();
    Shell shell = new Shell(new InstalledSolvers());
    for (int i = 0; i < 2; i++) {
      Shell.Outcome outcome =
          shell.run(
              "verify",
              "--method",
              method,
              "--resume",
              folder.resolve("kept").toString(),
              "--certify",
              certificates,
              file(folder, "a.yaml", Samples.PIVOT),
              file(folder, "b.yaml", NO_PIVOT));
      assertThat(outcome.code()).as(outcome.out() + outcome.err()).isEqualTo(1);
      assertThat(outcome.out()).contains("1 pass, 1 fail");
      Shell.Outcome checked = shell.run("check", certificates);
      assertThat(checked.code()).isZero();
      assertThat(checked.out())
          .contains(", or pivots to ", "the template is valid", "the template is not valid");
    }
  }

  @Test
  void allMethodsAgreeOnPivotingTemplates() {
    file(folder, "a.yaml", Samples.PIVOT);
    file(folder, "b.yaml", Samples.PIVOT.replace("kind: pivoting", "kind: pivoting-sente"));
    file(folder, "c.yaml", NO_PIVOT);
    file(folder, "d.yaml", NO_PIVOT.replace("kind: pivoting", "kind: pivoting-sente"));
    Shell.Outcome outcome =
        new Shell(new InstalledSolvers())
            .run("verify", "--method", "all", "--format", "json", folder.toString());
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.templates().asList())
        .map(template -> template.getAsJsonObject().get("method").getAsString())
        .hasSize(4)
        .containsOnly("direct+context+value");
  }

  @Test
  void aSolverThatFailsInThePivotingSearchIsNoVerdict() {
    Shell broken =
        new Shell(
            name ->
                new StubSolver(
                    "broken", problem -> new Answer.Failed("on purpose", Duration.ZERO)));
    Shell.Outcome outcome = broken.run("verify", file(folder, "a.yaml", Samples.PIVOT));
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.out()).contains("undecided", "on purpose");
  }

  @Test
  void valueDecidesPivotingTemplatesOfBothKinds() {
    String gote = file(folder, "a.yaml", Samples.PIVOT);
    Shell.Outcome outcome =
        new Shell(FORBIDDEN).run("verify", "--method", "value", "--format", "json", gote);
    assertThat(outcome.code()).isZero();
    JsonObject document = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(document.get("solver").getAsString()).isEqualTo("value");
    JsonObject template = outcome.templates().get(0).getAsJsonObject();
    assertThat(template.get("method").getAsString()).isEqualTo("value");
    assertThat(template.get("valid").getAsBoolean()).isTrue();
    assertThat(template.get("minimal").isJsonNull()).isFalse();
    file(folder, "b.yaml", Samples.PIVOT.replace("kind: pivoting", "kind: pivoting-sente"));
    file(folder, "c.yaml", NO_PIVOT);
    file(folder, "d.yaml", NO_PIVOT.replace("kind: pivoting", "kind: pivoting-sente"));
    Shell.Outcome both = new Shell(FORBIDDEN).run("verify", "--method", "value", folder.toString());
    assertThat(both.code()).isEqualTo(1);
    assertThat(both.out())
        .contains("pass       pivot (pivoting): valid")
        .contains("pass       pivot (pivoting-sente): valid")
        .contains("fail       no pivot (pivoting): not valid")
        .contains("fail       no pivot (pivoting-sente): not valid");
  }

  private static final String NO_PIVOT =
      """
      name: no pivot
      kind: pivoting
      board: |
        A b
         . .
          ---
      claim:
        valid: true
      """;

  private static final SolverSource FORBIDDEN =
      name -> {
        throw new IllegalStateException("no solver is to be started");
      };

  @Test
  void valueFindsRedundantCellsAndStones() {
    file(folder, "a.yaml", Samples.ZIGGURAT + "---\n" + Samples.BRIDGE);
    file(folder, "b.yaml", Samples.TOO_LARGE);
    file(folder, "c.yaml", Samples.BROKEN);
    Shell.Outcome outcome =
        new Shell(FORBIDDEN).run("verify", "--method", "value", folder.toString());
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out())
        .contains("pass       ziggurat (edge): valid, minimal")
        .contains("pass       bridge (interior): valid, minimal")
        .contains("fail       too large (edge): valid, not minimal: a2 is redundant")
        .contains("fail       broken (edge): not valid")
        .contains("solves by value");
  }

  @Test
  void aTemplateTooLargeForItsValueIsUndecidedWithTheReason() {
    String file = file(folder, "a.yaml", Samples.ZIGGURAT);
    Shell.Outcome alone = new Shell().run("verify", "--method", "value", "--max-cells", "7", file);
    assertThat(alone.code()).isEqualTo(3);
    assertThat(alone.out()).contains("8 empty cells and the limit is 7").contains("--max-cells");
    Shell.Outcome all =
        new Shell().run("verify", "--method", "all", "--max-cells", "7", "--format", "json", file);
    assertThat(all.code()).isZero();
    assertThat(all.templates().get(0).getAsJsonObject().get("method").getAsString())
        .isEqualTo("direct+context");
  }

  /** An edge template in which b1 can't be led out once it is lifted. */
  private static final String SHUT_IN =
      """
      name: shut in
      kind: edge
      board: |
        . X
         A .
          ---
      """;

  @Test
  void aStoneWhoseLiftFitsNoFrameIsLeftToTheOtherMethods() {
    String file = file(folder, "a.yaml", SHUT_IN);
    Shell.Outcome all = new Shell().run("verify", "--method", "all", "--format", "json", file);
    assertThat(all.code()).isEqualTo(1);
    JsonObject found = all.templates().get(0).getAsJsonObject();
    assertThat(found.getAsJsonArray("redundant").asList())
        .map(JsonElement::getAsString)
        .containsExactly("a1", "b1", "b2");
    assertThat(found.getAsJsonArray("remarks").toString()).contains("minimality at b1", "context");
    Shell.Outcome alone =
        new Shell().run("verify", "--method", "context", "--format", "json", file);
    assertThat(alone.code()).isEqualTo(1);
    assertThat(alone.templates().get(0).getAsJsonObject().get("note").getAsString())
        .contains("minimality at b1", "can't be led")
        .doesNotContain("failed");
  }

  @Test
  void aStoneThatJoinsATerminalToTheEdgeFitsAContext() {
    String board = "name: x\nkind: connects-both\nboard: |\n  A .\n   X B\n    ---\n";
    file(folder, "a.yaml", board);
    file(folder, "b.yaml", Samples.BOTH);
    Shell.Outcome outcome =
        new Shell(new InstalledSolvers())
            .run("verify", "--method", "all", "--format", "json", folder.toString());
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.templates().asList())
        .map(template -> template.getAsJsonObject().get("method").getAsString())
        .containsExactly("direct+context+value", "direct+context+value");
    assertThat(outcome.templates().get(0).getAsJsonObject().get("valid").getAsBoolean()).isTrue();
  }

  @Test
  void allFindsALiar() {
    Shell optimist = new Shell(name -> StubSolver.always("optimist", Color.BLACK));
    Shell.Outcome outcome = optimist.run("verify", "--method", "all", secondRow(folder));
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.out())
        .contains("the methods contradict each other")
        .contains("direct says the promise is kept, value says it is not")
        .contains("undecided  second row");
  }

  @Test
  void smallTemplatesOfTheLibraryAreDecidedAlikeInAllWays() throws IOException {
    Path library = Path.of("..", "templates", "library");
    Shell.Outcome outcome =
        new Shell(new InstalledSolvers())
            .run(
                "verify",
                "--method",
                "all",
                "--max-cells",
                "8",
                "--format",
                "json",
                smallOf(library).toString());
    assertThat(outcome.code()).isZero();
    assertThat(outcome.templates().asList())
        .hasSizeGreaterThan(10)
        .allSatisfy(
            template ->
                assertThat(template.getAsJsonObject().get("method").getAsString())
                    .matches("direct(\\+context)?\\+value"));
  }

  /** A folder with the files whose templates all have at most 8 empty cells. */
  private Path smallOf(Path library) throws IOException {
    Path small = Files.createDirectory(folder.resolve("small"));
    try (Stream<Path> files = Files.walk(library)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).toList()) {
        int code =
            new Shell(FORBIDDEN)
                .run("verify", "--method", "value", "--max-cells", "8", file.toString())
                .code();
        if (code != 3) {
          Files.copy(file, small.resolve(file.getFileName()));
        }
      }
    }
    return small;
  }
}
