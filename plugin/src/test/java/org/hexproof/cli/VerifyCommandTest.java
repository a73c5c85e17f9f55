package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.verify.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

final class VerifyCommandTest {
  @TempDir private Path folder;

  private String second() {
    return file(folder, "a.yaml", Samples.SECOND_ROW);
  }

  @Test
  void aLibraryOfGoodTemplatesPasses() {
    second();
    file(folder, "b.yaml", Samples.ZIGGURAT + "---\n" + Samples.BRIDGE);
    Shell.Outcome outcome = new Shell().run("verify", folder.toString());
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out())
        .contains("pass       second row (edge): valid, minimal")
        .contains("pass       ziggurat (edge): valid, minimal")
        .contains("pass       bridge (interior): valid, minimal")
        .contains("3 templates: 3 pass, 0 fail, 0 undecided; 15 solves by native");
  }

  @Test
  void aRedundantCellFailsAndIsMarked() {
    Shell.Outcome outcome = new Shell().run("verify", file(folder, "a.yaml", Samples.TOO_LARGE));
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out())
        .contains("fail       too large (edge): valid, not minimal: a2 is redundant")
        .contains("not claimed: a2 is redundant")
        .containsPattern("1 +A\n")
        .containsPattern("2 +\\* \\. \\.\n")
        .contains("* redundant cell")
        .contains("1 fail");
  }

  @Test
  void aClaimedRedundantCellPasses() {
    String text = Samples.TOO_LARGE.replace("[]", "[a2]");
    assertThat(new Shell().run("verify", file(folder, "a.yaml", text)).code()).isZero();
    String wrong = Samples.TOO_LARGE.replace("[]", "[b2]");
    assertThat(new Shell().run("verify", file(folder, "b.yaml", wrong)).code()).isEqualTo(1);
  }

  @Test
  void anInvalidTemplateFailsUnlessThatIsTheClaim() {
    Shell.Outcome outcome = new Shell().run("verify", file(folder, "a.yaml", Samples.BROKEN));
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).contains("not valid").contains("claimed: valid, minimal");
    String known = Samples.BROKEN.replace("valid: true\n  redundant: []", "valid: false");
    assertThat(new Shell().run("verify", file(folder, "b.yaml", known)).code()).isZero();
  }

  @Test
  void skipMinimalityAsksForValidityOnly() {
    Shell.Outcome outcome =
        new Shell()
            .run(
                "verify",
                "--skip-minimality",
                "--format",
                "json",
                file(folder, "a.yaml", Samples.TOO_LARGE));
    assertThat(outcome.code()).isZero();
    JsonObject template = templates(outcome).get(0).getAsJsonObject();
    assertThat(template.get("minimal").isJsonNull()).isTrue();
    assertThat(template.get("solves").getAsInt()).isEqualTo(1);
  }

  @Test
  void jsonHasWhitesRefutationAndTheLineAfterIt() {
    Shell.Outcome outcome =
        new Shell(new InstalledSolvers())
            .run("verify", "--format", "json", file(folder, "a.yaml", Samples.BROKEN));
    JsonObject template = templates(outcome).get(0).getAsJsonObject();
    assertThat(template.get("valid").getAsBoolean()).isFalse();
    String move = template.get("refutation").getAsString();
    assertThat(move).isEqualTo("a2");
    assertThat(template.getAsJsonArray("line").get(0).getAsString()).isEqualTo(move);
    Shell.Outcome hopeless =
        new Shell(new InstalledSolvers())
            .run("verify", "--format", "json", file(folder, "a.yaml", HOPELESS));
    JsonObject lost = templates(hopeless).get(0).getAsJsonObject();
    assertThat(lost.get("refutation").isJsonNull()).isTrue();
    assertThat(lost.getAsJsonArray("line")).isEmpty();
  }

  /** Black doesn't reach the edge even with the first move. */
  private static final String HOPELESS =
      """
      name: hopeless
      kind: edge
      board: |
        # A #
         # . .
          # # .
           -----
      """;

  @Test
  void whatIsNotValidIsDrawnThoughWhiteNeedsNoMove() {
    Shell.Outcome outcome =
        new Shell(new InstalledSolvers()).run("verify", file(folder, "a.yaml", HOPELESS));
    assertThat(outcome.out())
        .contains(
            """
            fail       hopeless (edge): not valid
                       nothing is claimed, so valid and minimal is expected
            """)
        .contains(
            """
                           a b c
                        1     A
                         2     . .
                          3       .
                               -----

            """);
  }

  @Test
  void whatPassesIsDrawnAsItWasReadUnlessBriefIsAsked() {
    String file = file(folder, "a.yaml", Samples.ZIGGURAT);
    String drawing =
        """
        pass       ziggurat (edge): valid, minimal
                       a b c d
                    1       A .
                     2     . . .
                      3   . . . .
                           -------
        """;
    assertThat(new Shell().run("verify", file).out()).startsWith(drawing);
    assertThat(new Shell().run("verify", "--brief", file).out())
        .startsWith("pass       ziggurat (edge): valid, minimal\n\n1 template");
    String bad = file(folder, "b.yaml", Samples.TOO_LARGE);
    assertThat(new Shell().run("verify", "--brief", bad).out()).contains("2   * . .");
  }

  @Test
  void severalRedundantCellsAreSoEachByItself() {
    String wide =
        """
         . . A . .
          . . . . .
           ---------
        """;
    Shell.Outcome outcome = new Shell().run("verify", file(folder, "a.txt", wide));
    assertThat(outcome.out())
        .contains("a1 b1 d1 e1 a2 d2 e2 are redundant, each by itself")
        .contains("nothing is claimed, so valid and minimal is expected")
        .doesNotContain("not claimed", "claimed:");
  }

  @Test
  void aFileThatClaimsNothingIsNotSaidToClaim() {
    String unclaimed = Samples.BROKEN.substring(0, Samples.BROKEN.indexOf("claim:"));
    for (String format : List.of("text", "json", "junit")) {
      Shell.Outcome outcome =
          new Shell().run("verify", "--format", format, file(folder, "a.yaml", unclaimed));
      assertThat(outcome.code()).isEqualTo(1);
      assertThat(outcome.out()).contains("nothing is claimed").doesNotContain("claimed:");
    }
    Shell.Outcome yaml = new Shell().run("convert", folder.resolve("a.yaml") + "", "--to", "yaml");
    assertThat(yaml.out()).doesNotContain("claim");
  }

  @Test
  void anUnreadableInputIsToldOnce() {
    String bad = file(folder, "bad.yaml", "name: x");
    Shell.Outcome outcome = new Shell().run("verify", bad, second());
    assertThat(outcome.err()).containsOnlyOnce("bad.yaml:");
    assertThat(outcome.out()).doesNotContain("bad.yaml").contains("1 unreadable input");
  }

  private static JsonArray templates(Shell.Outcome outcome) {
    return JsonParser.parseString(outcome.out())
        .getAsJsonObject()
        .get("templates")
        .getAsJsonArray();
  }

  @Test
  void jsonHasTheMembersThatScriptsRelyOn() {
    String file = second();
    Shell.Outcome outcome = new Shell().run("verify", "--format", "json", file);
    JsonObject document = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(document.keySet()).containsExactly("version", "solver", "templates");
    assertThat(document.get("version").getAsInt()).isEqualTo(1);
    assertThat(document.get("solver").getAsString()).isEqualTo("native");
    JsonObject template = templates(outcome).get(0).getAsJsonObject();
    assertThat(template.keySet())
        .containsExactly(
            "name",
            "file",
            "kind",
            "valid",
            "minimal",
            "redundant",
            "refutation",
            "line",
            "method",
            "solves",
            "nodes",
            "millis",
            "verdict");
    assertThat(template.get("name").getAsString()).isEqualTo("second row");
    assertThat(template.get("file").getAsString()).isEqualTo(file);
    assertThat(template.get("kind").getAsString()).isEqualTo("edge");
    assertThat(template.get("valid").getAsBoolean()).isTrue();
    assertThat(template.get("minimal").getAsBoolean()).isTrue();
    assertThat(template.get("redundant").getAsJsonArray()).isEmpty();
    assertThat(template.get("method").getAsString()).isEqualTo("direct");
    assertThat(template.get("solves").getAsInt()).isEqualTo(3);
    assertThat(template.get("verdict").getAsString()).isEqualTo("pass");
    assertThat(outcome.out()).matches("\\p{ASCII}*");
  }

  @Test
  void junitCountsFailuresAndErrors() throws Exception {
    file(folder, "a.yaml", Samples.SECOND_ROW + "---\n" + Samples.TOO_LARGE);
    file(folder, "b.yaml", "name: [\u0001");
    Shell.Outcome outcome = new Shell().run("verify", "--format", "junit", folder.toString());
    assertThat(outcome.code()).isEqualTo(2);
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(outcome.out())));
    Element suite = document.getDocumentElement();
    assertThat(suite.getAttribute("tests")).isEqualTo("3");
    assertThat(suite.getAttribute("failures")).isEqualTo("1");
    assertThat(suite.getAttribute("errors")).isEqualTo("1");
    assertThat(document.getElementsByTagName("testcase").getLength()).isEqualTo(3);
    assertThat(document.getElementsByTagName("failure").getLength()).isEqualTo(1);
  }

  @Test
  void outAppearsWholeOrNotAtAll() throws IOException {
    Path out = folder.resolve("report.json");
    String file = second();
    assertThat(new Shell().run("verify", "--format", "json", "--out", out.toString(), file).code())
        .isZero();
    assertThat(JsonParser.parseString(Files.readString(out)).isJsonObject()).isTrue();
    Shell.Outcome refused = new Shell().run("verify", "--out", folder + "/none/report.json", file);
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains("none/report.json");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(path -> path.getFileName().toString()))
          .containsExactlyInAnyOrder("a.yaml", "report.json");
    }
  }

  @Test
  void pivotingTemplatesHaveNoCertificates() {
    Shell.Outcome outcome =
        new Shell(new InstalledSolvers())
            .run(
                "verify",
                "--certify",
                folder.resolve("certificates").toString(),
                file(folder, "a.yaml", Samples.PIVOT));
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.out()).contains("undecided", "no certificates", "pivoting");
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
    assertThat(templates(outcome).asList())
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
    JsonObject template = templates(outcome).get(0).getAsJsonObject();
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
    assertThat(templates(all).get(0).getAsJsonObject().get("method").getAsString())
        .isEqualTo("direct+context");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "junit"})
  void reportsSayWhatCompletedTheProof(String format) {
    String file = file(folder, "a.yaml", Samples.BOTH);
    Shell.Outcome outcome =
        new Shell(new InstalledSolvers())
            .run("verify", "--method", "context", "--depth", "1", "--format", format, file);
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("tower of depth 1: proved");
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
    JsonObject found = templates(all).get(0).getAsJsonObject();
    assertThat(found.getAsJsonArray("redundant").asList())
        .map(JsonElement::getAsString)
        .containsExactly("a1", "b1", "b2");
    assertThat(found.getAsJsonArray("remarks").toString()).contains("minimality at b1", "context");
    Shell.Outcome alone =
        new Shell().run("verify", "--method", "context", "--format", "json", file);
    assertThat(alone.code()).isEqualTo(1);
    assertThat(templates(alone).get(0).getAsJsonObject().get("note").getAsString())
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
    assertThat(templates(outcome).asList())
        .map(template -> template.getAsJsonObject().get("method").getAsString())
        .containsExactly("direct+context+value", "direct+context+value");
    assertThat(templates(outcome).get(0).getAsJsonObject().get("valid").getAsBoolean()).isTrue();
  }

  @Test
  void anErrorOfASolverCostsItsTemplateOnly() {
    AtomicInteger asked = new AtomicInteger();
    SolverSource moody =
        name ->
            new StubSolver(
                "moody",
                problem -> {
                  if (asked.getAndIncrement() == 0) {
                    throw new OutOfMemoryError("on purpose");
                  }
                  return new BruteForceSolver().solve(problem, Limits.DEFAULT);
                });
    file(folder, "b.yaml", Samples.ZIGGURAT);
    second();
    Shell.Outcome outcome = new Shell(moody).run("verify", folder.toString());
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .contains("undecided  second row")
        .contains("memory is used up (on purpose)")
        .contains("pass       ziggurat");
  }

  @Test
  void aResumeFileThatIsNoFileIsRefused() throws Exception {
    Path fifo = folder.resolve("fifo");
    assertThat(new ProcessBuilder("mkfifo", fifo.toString()).start().waitFor()).isZero();
    for (Path other : List.of(folder, fifo)) {
      Shell.Outcome outcome = new Shell().run("verify", "--resume", other.toString(), second());
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).hasLineCount(1).contains(other + ": is no regular file");
      assertThat(outcome.out()).isEmpty();
    }
  }

  @Test
  void aHugeResumeFileIsReadNoFurtherThanItMakesSense() throws IOException {
    Path huge = folder.resolve("huge");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(3L << 30);
    }
    Shell.Outcome foreign = new Shell().run("verify", "--resume", huge.toString(), second());
    assertThat(foreign.code()).isEqualTo(2);
    assertThat(foreign.err()).contains("huge:1:1: not a resume file");
    Path resume = folder.resolve("run.jsonl");
    new Shell().run("verify", "--resume", resume.toString(), second());
    try (RandomAccessFile file = new RandomAccessFile(resume.toFile(), "rw")) {
      file.setLength(3L << 30);
    }
    Shell.Outcome damaged = new Shell().run("verify", "--resume", resume.toString(), second());
    assertThat(damaged.code()).isEqualTo(2);
    assertThat(damaged.err()).contains("run.jsonl:5:1: damaged line");
    assertThat(Files.size(resume)).isEqualTo(3L << 30);
  }

  @Test
  void allFindsALiar() {
    Shell optimist = new Shell(name -> StubSolver.always("optimist", Color.BLACK));
    Shell.Outcome outcome = optimist.run("verify", "--method", "all", second());
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
    assertThat(templates(outcome).asList())
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

  @Test
  void kindOverridesTheFile() {
    Shell.Outcome outcome =
        new Shell()
            .run(
                "verify",
                "--format",
                "json",
                "--kind",
                "interior",
                file(folder, "a.yaml", Samples.PAIR));
    assertThat(templates(outcome).get(0).getAsJsonObject().get("kind").getAsString())
        .isEqualTo("interior");
  }

  @Test
  void standardInputIsReadAsAFile() {
    Shell.Outcome outcome = new Shell().input(Samples.SECOND_ROW).run("verify", "-");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("second row");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "kind: edge\nboard: |\n  # A\n   . .\n",
        "name: x\nkind: edge\nsurprise: 1\nboard: |\n  # A\n   . .\n    ---\n",
        "name: x\nkind: edge\nkind: edge\nboard: |\n  # A\n   . .\n    ---\n",
        "name: x\nkind: edge\nboard: |\n  # .\n   . .\n    ---\n",
        "name: x\nkind: edge\nboard: |\n  # A # # .\n   . . # . .\n    ---------\n",
        "name: x\nkind: edge\nboard: |\n  # A\n   . ?\n    ---\n",
        "name: x\nkind: edge\nboard: |\n  # A\n   . .\n    ---\nclaim:\n  valid: true\n  redundant: [z9]\n",
      })
  void badInputIsRefusedWithItsPlaceAndTheRestIsVerified(String text) {
    String bad = file(folder, "bad.yaml", text);
    Shell.Outcome outcome = new Shell().run("verify", bad, second());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).containsPattern("bad\\.yaml:\\d+:\\d+: .*[a-z]");
    assertThat(outcome.out()).contains("pass       second row").contains("1 unreadable input");
  }

  @Test
  void aFolderThatIsLinkedFromWithinIsReadOnce() throws IOException {
    second();
    Files.createSymbolicLink(folder.resolve("loop"), folder);
    Shell.Outcome outcome = new Shell().run("verify", folder.toString());
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("1 template: 1 pass");
  }

  @Test
  void filesOfTheWrongSortAreRefused() throws IOException {
    Path latin = Files.write(folder.resolve("latin.yaml"), new byte[] {'n', (byte) 0xe9, '\n'});
    Path huge = folder.resolve("huge.yaml");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(100 << 20);
    }
    Path noFolder = folder.resolve("none.yaml");
    Path empty = Files.createDirectory(folder.resolve("empty"));
    for (Path bad : List.of(latin, huge, noFolder, empty)) {
      Shell.Outcome outcome = new Shell().run("verify", bad.toString(), second());
      assertThat(outcome.code()).as("%s", bad).isEqualTo(2);
      assertThat(outcome.err()).contains(bad.toString());
      assertThat(outcome.out()).contains("1 pass");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--timeout 0",
        "--timeout soon",
        "--timeout -1",
        "--threads 0",
        "--threads x",
        "--format html",
        "--kind round",
        "--method best",
        "--method value --cross-check native",
        "--method value --solver native",
        "--method value --timeout 5",
        "--method all --max-cells 21",
        "--solver mohex",
        "--solver htp:",
        "--cross-check x",
        "--certify d --solver htp:mohex",
        "--surprise"
      })
  void badOptionsAreUsageErrors(String options) {
    String[] words = ("verify " + second() + " " + options).split(" ");
    Shell.Outcome outcome = new Shell().run(words);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("hexproof: ").hasLineCount(1);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void noOperandIsAUsageError() {
    assertThat(new Shell().run("verify").code()).isEqualTo(2);
  }

  @Test
  void aLimitLeavesUndecided() {
    SolverSource slow =
        name ->
            new StubSolver(
                "slow",
                problem ->
                    new Answer.Undecided(Answer.Undecided.Reason.TIME, 7, Duration.ofSeconds(1)));
    Shell.Outcome outcome = new Shell(slow).run("verify", "--format", "json", second());
    assertThat(outcome.code()).isEqualTo(3);
    JsonObject template = templates(outcome).get(0).getAsJsonObject();
    assertThat(template.get("valid").isJsonNull()).isTrue();
    assertThat(template.get("verdict").getAsString()).isEqualTo("undecided");
    assertThat(template.get("note").getAsString()).contains("time limit");
  }

  @Test
  void aFailingSolverIsNoVerdictAndTheRunGoesOn() {
    AtomicInteger asked = new AtomicInteger();
    SolverSource moody =
        name ->
            new StubSolver(
                "moody",
                problem ->
                    asked.getAndIncrement() == 0
                        ? new Answer.Failed("it died: bye", Duration.ZERO)
                        : new BruteForceSolver().solve(problem, Limits.DEFAULT));
    file(folder, "b.yaml", Samples.ZIGGURAT);
    second();
    Shell.Outcome outcome = new Shell(moody).run("verify", folder.toString());
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.out())
        .contains("undecided  second row")
        .contains("it died: bye")
        .contains("pass       ziggurat");
  }

  @Test
  void aSolverThatThrowsOrDoesNotStartIsNoVerdict() {
    SolverSource absent =
        name -> {
          throw new IllegalStateException("no such engine");
        };
    Shell.Outcome outcome = new Shell(absent).run("verify", second());
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.out()).contains("no such engine");
  }

  private static Shell liar() {
    return new Shell(
        name ->
            name.equals(SolverName.NATIVE)
                ? new BruteForceSolver()
                : StubSolver.always("liar", Color.BLACK));
  }

  @Test
  void crossCheckFindsALiar() {
    Shell.Outcome outcome = liar().run("verify", "--cross-check", "htp:liar", second());
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.out())
        .contains("contradict")
        .contains("says white wins")
        .contains("liar says black wins")
        .contains("2x2 black b1 white a1");
  }

  @Test
  void crossCheckCountsWhatItDid() {
    Shell.Outcome outcome =
        new Shell().run("verify", "--cross-check", "htp:other", "--format", "json", second());
    assertThat(outcome.code()).isZero();
    JsonObject check =
        JsonParser.parseString(outcome.out()).getAsJsonObject().getAsJsonObject("crossCheck");
    assertThat(check.get("solver").getAsString()).isEqualTo("htp:other");
    assertThat(check.get("confirmed").getAsInt()).isEqualTo(3);
    assertThat(check.get("notPosed").getAsInt()).isZero();
  }

  @Test
  void crossCheckSaysWhatItCouldNotPose() {
    Shell shell =
        new Shell(
            name ->
                name.equals(SolverName.NATIVE)
                    ? new BruteForceSolver()
                    : new StubSolver("narrow", problem -> StubSolver.decided(Color.BLACK)) {
                      @Override
                      public boolean supports(Problem problem) {
                        return false;
                      }
                    });
    Shell.Outcome outcome = shell.run("verify", "--cross-check", "htp:narrow", second());
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("3 that it can't be asked");
  }

  @Test
  void aSecondSolverThatDoesNotDecideLeavesTheRunUndecided() {
    Shell shell =
        new Shell(
            name ->
                name.equals(SolverName.NATIVE)
                    ? new BruteForceSolver()
                    : new StubSolver(
                        "slow",
                        problem ->
                            new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO)));
    Shell.Outcome outcome = shell.run("verify", "--cross-check", "htp:slow", second());
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.out()).contains("pass       second row").contains("3 undecided");
  }

  /** Counts what really reaches a solver. */
  private static final class Counting implements SolverSource {
    private final AtomicInteger solves = new AtomicInteger();

    @Override
    public HexSolver start(SolverName name) {
      return new StubSolver(
          "counting",
          problem -> {
            solves.incrementAndGet();
            return new BruteForceSolver().solve(problem, Limits.DEFAULT);
          });
    }
  }

  @Test
  void aResumedRunRepeatsNothingAndSaysTheSame() {
    String resume = folder.resolve("run.jsonl").toString();
    String file = file(folder, "b.yaml", Samples.ZIGGURAT);
    Counting counting = new Counting();
    Shell.Outcome first =
        new Shell(counting).run("verify", "--format", "json", "--resume", resume, file);
    int solved = counting.solves.get();
    Shell.Outcome second =
        new Shell(counting).run("verify", "--format", "json", "--resume", resume, file);
    assertThat(solved).isEqualTo(9);
    assertThat(counting.solves.get()).isEqualTo(solved);
    assertThat(second).isEqualTo(new Shell.Outcome(0, second.out(), ""));
    assertThat(templates(second)).isEqualTo(templates(first));
  }

  @Test
  void aResumeFileCutOffByAKillIsPickedUp() throws IOException {
    Path resume = folder.resolve("run.jsonl");
    String file = file(folder, "b.yaml", Samples.ZIGGURAT);
    new Shell().run("verify", "--resume", resume.toString(), file);
    String whole = Files.readString(resume);
    for (int kept : new int[] {0, 10, whole.length() / 2, whole.length() - 1}) {
      Files.writeString(resume, whole.substring(0, kept));
      Counting counting = new Counting();
      Shell.Outcome outcome =
          new Shell(counting).run("verify", "--resume", resume.toString(), file);
      assertThat(outcome.code()).isZero();
      long lines = whole.substring(0, kept).chars().filter(c -> c == '\n').count();
      assertThat(counting.solves.get()).isEqualTo(9 - (int) Math.max(0, lines - 1));
      assertThat(Files.readAllLines(resume)).hasSize(10);
    }
  }

  @Test
  void aFileThatIsNoResumeFileIsLeftAlone() throws IOException {
    Path other = Files.writeString(folder.resolve("notes.txt"), "my notes");
    Shell.Outcome outcome = new Shell().run("verify", "--resume", other.toString(), second());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("notes.txt:1:1").contains("not a resume file");
    assertThat(Files.readString(other)).isEqualTo("my notes");
  }

  @Test
  void aDamagedLineIsNamed() throws IOException {
    Path resume = folder.resolve("run.jsonl");
    new Shell().run("verify", "--resume", resume.toString(), second());
    List<String> lines = Files.readAllLines(resume);
    Files.writeString(resume, lines.get(0) + "\n{\"key\":\n" + lines.get(1) + "\n");
    Shell.Outcome outcome = new Shell().run("verify", "--resume", resume.toString(), second());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("run.jsonl:2:1");
  }

  @Test
  void ctrlCStopsTheSolversAndKeepsTheResumeFile() throws Exception {
    Path resume = folder.resolve("run.jsonl");
    CountDownLatch begun = new CountDownLatch(1);
    Shell shell = new Shell(name -> StubSolver.hanging(begun));
    CompletableFuture<Shell.Outcome> running =
        CompletableFuture.supplyAsync(
            () -> shell.run("verify", "--resume", resume.toString(), second()));
    begun.await();
    shell.interrupt().raise();
    Shell.Outcome outcome = running.get();
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(outcome.err())
        .isEqualTo(
            "stopped after 0 of 1 templates; what is solved is kept in "
                + resume
                + ", the same command goes on\n");
    assertThat(outcome.out()).doesNotContain("templates:");
    Counting counting = new Counting();
    assertThat(new Shell(counting).run("verify", "--resume", resume.toString(), second()).code())
        .isZero();
    assertThat(counting.solves.get()).isEqualTo(3);
  }

  @Test
  void threadsSayTheSameInTheSameOrder() {
    file(folder, "a.yaml", Samples.ZIGGURAT + "---\n" + Samples.BRIDGE);
    file(folder, "b.yaml", Samples.TOO_LARGE + "---\n" + Samples.SECOND_ROW);
    String one = new Shell().run("verify", folder.toString()).out();
    String four = new Shell().run("verify", "--threads", "4", folder.toString()).out();
    assertThat(four).isEqualTo(one);
    assertThat(one).contains("4 templates");
  }
}
