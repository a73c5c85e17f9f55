package org.hexproof.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;
import static org.hexproof.cli.Samples.secondRow;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** What a report of {@code hexproof verify} says and draws, in each format. */
final class VerifyReportsTest {
  @TempDir private Path folder;

  @Test
  void jsonHasWhitesRefutationAndTheLineAfterIt() {
    Shell.Outcome outcome =
        new Shell(new InstalledSolvers())
            .run("verify", "--format", "json", file(folder, "a.yaml", Samples.BROKEN));
    JsonObject template = outcome.templates().get(0).getAsJsonObject();
    assertThat(template.get("valid").getAsBoolean()).isFalse();
    String move = template.get("refutation").getAsString();
    assertThat(move).isEqualTo("a2");
    assertThat(template.getAsJsonArray("line").get(0).getAsString()).isEqualTo(move);
    Shell.Outcome hopeless =
        new Shell(new InstalledSolvers())
            .run("verify", "--format", "json", file(folder, "a.yaml", HOPELESS));
    JsonObject lost = hopeless.templates().get(0).getAsJsonObject();
    assertThat(lost.get("refutation").isJsonNull()).isTrue();
    assertThat(lost.getAsJsonArray("line")).isEmpty();
  }

  /** A name with all that is not seen but changes what is, in reports and in messages. */
  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "junit", "sarif", "markdown", "html"})
  void noReportObeysAName(String format) throws IOException {
    String all =
        IntStream.rangeClosed(0x80, Character.MAX_CODE_POINT)
            .filter(c -> OBEYED.matcher(Character.toString(c)).matches())
            .mapToObj(Character::toString)
            .collect(joining("x"));
    Path file = folder.resolve("a\u202eb.yaml");
    Files.writeString(file, Samples.BROKEN.replaceFirst("name: .*", "name: \"" + yaml(all) + "\""));
    Shell.Outcome outcome =
        new Shell(new InstalledSolvers()).run("verify", "--format", format, file.toString());
    assertThat(outcome.out()).isNotEmpty();
    assertThat(OBEYED.matcher(outcome.out()).results().map(MatchResult::group)).isEmpty();
    assertThat(OBEYED.matcher(outcome.err()).results().map(MatchResult::group)).isEmpty();
  }

  private static final Pattern OBEYED =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\\n\\t]]");

  private static String yaml(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c ->
                escaped.append(
                    c < 0x80 ? (char) c + "" : String.format(Locale.ROOT, "\\U%08x", c)));
    return escaped.toString();
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
    for (String format : VerifyChoices.FORMAT.words()) {
      Shell.Outcome outcome =
          new Shell(name -> EmbeddedLibrary.load().newSolver(1))
              .run("verify", "--format", format, file(folder, "a.yaml", unclaimed));
      assertThat(outcome.code()).isEqualTo(1);
      assertThat(outcome.out()).contains("nothing is claimed").doesNotContain("claimed:");
    }
    Shell.Outcome yaml = new Shell().run("convert", folder.resolve("a.yaml") + "", "--to", "yaml");
    assertThat(yaml.out()).doesNotContain("claim");
  }

  @Test
  void jsonHasTheMembersThatScriptsRelyOn() {
    String file = secondRow(folder);
    Shell.Outcome outcome = new Shell().run("verify", "--format", "json", file);
    JsonObject document = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(document.keySet()).containsExactly("version", "solver", "templates");
    assertThat(document.get("version").getAsInt()).isEqualTo(1);
    assertThat(document.get("solver").getAsString()).isEqualTo("native");
    JsonObject template = outcome.templates().get(0).getAsJsonObject();
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
            "restsOn",
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
    String file = secondRow(folder);
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

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "junit", "markdown"})
  void reportsSayWhatCompletedTheProof(String format) {
    String file = file(folder, "a.yaml", Samples.BOTH);
    Shell.Outcome outcome =
        new Shell(new InstalledSolvers())
            .run("verify", "--method", "context", "--depth", "1", "--format", format, file);
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("tower of depth 1: proved");
  }
}
