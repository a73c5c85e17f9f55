package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.solver.Answer;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code intrusions}. */
final class IntrusionsCommandTest {
  private static final String CUT =
      """
      name: <b>cut</b> [[it]]
      kind: edge
      board: |
        # # A .
         # . . .
          # . . .
           -----
      """;

  @TempDir private Path folder;

  private final Shell shell = new Shell();

  private Shell.Outcome run(String template, String... more) {
    String[] args = new String[more.length + 2];
    args[0] = "intrusions";
    args[1] = file(folder, "a.yaml", template);
    System.arraycopy(more, 0, args, 2, more.length);
    return shell.run(args);
  }

  private static List<String> strings(JsonArray array) {
    List<String> strings = new ArrayList<>();
    array.forEach(element -> strings.add(element.getAsString()));
    return strings;
  }

  @Test
  void tellsRepliesInWords() {
    Shell.Outcome outcome = run(Samples.SECOND_ROW, "--pairs");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .startsWith("second row (edge): valid; 2 intrusions\n")
        .contains("a2, connected at once")
        .contains("No cell is in all of them")
        .contains("  a2: b2, connected at once\n")
        .contains("  a2: b2 (0)\n  b2: a2 (0)\n")
        .endsWith("Pairs of White moves that one reply answers: none\n");
  }

  @Test
  void tellsThemAsJson() {
    Shell.Outcome outcome = run(Samples.ZIGGURAT, "--format", "json");
    assertThat(outcome.code()).isZero();
    JsonObject json = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(json.get("valid").getAsBoolean()).isTrue();
    assertThat(json.get("intrusions").getAsJsonArray()).hasSize(8);
    assertThat(strings(json.get("mustPlay").getAsJsonArray())).containsExactly("b3");
    JsonObject second = json.get("intrusions").getAsJsonArray().get(1).getAsJsonObject();
    assertThat(second.get("cell").getAsString()).isEqualTo("b2");
    assertThat(second.get("needsReply").getAsBoolean()).isTrue();
    JsonArray replies = second.get("replies").getAsJsonArray();
    assertThat(replies).hasSize(2);
    assertThat(replies.get(0).getAsJsonObject().get("cell").getAsString()).isEqualTo("c2");
    assertThat(strings(replies.get(0).getAsJsonObject().get("carrier").getAsJsonArray()))
        .containsExactly("b3", "c3");
    assertThat(json.has("pairs")).isFalse();
  }

  @Test
  void ofWhatIsNoTemplateTellsWhatBreaksIt() {
    Shell.Outcome outcome = run(CUT);
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).contains("not valid").contains("White breaks it with c2 (+)\n");
    JsonObject json = JsonParser.parseString(run(CUT, "--format", "json").out()).getAsJsonObject();
    assertThat(json.get("valid").getAsBoolean()).isFalse();
    assertThat(strings(json.get("refutations").getAsJsonArray())).containsExactly("c2");
  }

  @Test
  void boardsOfASectionReadBackAsTemplatesThatHold() {
    String page = folder.resolve("page.wiki").toString();
    assertThat(run(Samples.ZIGGURAT, "--to", "hexboard", "--out", page).code()).isZero();
    Shell.Outcome read =
        shell.run("verify", page, "--skip-minimality", "--kind", "edge", "--format", "json");
    assertThat(read.err()).isEmpty();
    assertThat(read.code()).isZero();
    assertThat(read.templates()).hasSizeGreaterThan(2);
    read.templates()
        .forEach(
            template ->
                assertThat(template.getAsJsonObject().get("valid").getAsBoolean()).isTrue());
  }

  @Test
  void aSectionTellsOfWhatIsNoTemplate() {
    Shell.Outcome outcome = run(CUT, "--to", "hexboard");
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out())
        .startsWith("== Refutation ==\n\nThis is not a template: Blue breaks it with c2.\n")
        .contains("*:c2");
  }

  @Test
  void picturesAreFilesOfAFolder() throws IOException {
    Path pictures = folder.resolve("pictures");
    assertThat(run(Samples.ZIGGURAT, "--pictures", pictures.toString()).code()).isZero();
    assertThat(pictures).isDirectoryContaining("glob:**/ziggurat-b2.svg");
    assertThat(Files.readString(pictures.resolve("ziggurat-b2.svg"))).contains("<svg");
    assertThat(run(CUT, "--pictures", pictures.toString()).code()).isEqualTo(1);
    assertThat(pictures).isDirectoryContaining("glob:**/b-cut-b-it-refuted.svg");
  }

  @Test
  void anUndecidedTemplateSaysSo() {
    Shell undecided =
        new Shell(
            name ->
                new StubSolver(
                    "stub",
                    problem ->
                        new Answer.Undecided(Answer.Undecided.Reason.TIME, 7, Duration.ZERO)));
    Shell.Outcome outcome = undecided.run("intrusions", file(folder, "a.yaml", Samples.ZIGGURAT));
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("undecided: the time limit was hit");
  }

  @Test
  void aSolverThatFailsIsTold() {
    Shell failing =
        new Shell(
            name -> new StubSolver("stub", problem -> new Answer.Failed("oops", Duration.ZERO)));
    Shell.Outcome outcome = failing.run("intrusions", file(folder, "a.yaml", Samples.ZIGGURAT));
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err()).contains("oops");
  }

  @Test
  void aPivotingTemplateIsRefusedWithItsPlace() {
    Shell.Outcome outcome =
        run(
            """
            name: fork
            kind: pivoting
            board: |
              # # A
               # . #
                . . b
                 -----
            """);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("a.yaml:1:1").contains("pivoting").contains("verify");
  }

  @ParameterizedTest
  @CsvSource({
    "--to|hexboard|--format|json, --to and --format",
    "--to|svg, hexboard",
    "--format|xml, text",
    "--timeout|0, at least",
    "--board|2, there is no board 2"
  })
  void badOptionsAreRefused(String options, String message) {
    Shell.Outcome outcome = run(Samples.ZIGGURAT, options.split("\\|"));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
    assertThat(outcome.out()).isEmpty();
  }
}
