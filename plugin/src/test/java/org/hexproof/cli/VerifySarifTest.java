package org.hexproof.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.Resources;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hexproof verify --format sarif}. */
final class VerifySarifTest {
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(schema());

  @TempDir private Path folder;

  private static String schema() {
    try {
      return Resources.toString(
          Resources.getResource(VerifySarifTest.class, "sarif.schema.json"), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonObject run(Shell shell, String... words) {
    Shell.Outcome outcome =
        shell.run(
            ImmutableList.<String>builder()
                .add("verify", "--format", "sarif")
                .add(words)
                .build()
                .toArray(String[]::new));
    assertThat(SCHEMA.validate(outcome.out(), InputFormat.JSON)).as(outcome.out()).isEmpty();
    JsonObject document = JsonParser.parseString(outcome.out()).getAsJsonObject();
    JsonObject run = document.getAsJsonArray("runs").get(0).getAsJsonObject();
    Map<JsonElement, JsonElement> levels = new HashMap<>();
    for (JsonElement rule :
        run.getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules")) {
      JsonObject configuration = rule.getAsJsonObject().getAsJsonObject("defaultConfiguration");
      assertThat(levels.put(rule.getAsJsonObject().get("id"), configuration.get("level"))).isNull();
    }
    for (JsonElement result : results(run)) {
      assertThat(levels)
          .containsEntry(
              result.getAsJsonObject().get("ruleId"), result.getAsJsonObject().get("level"));
    }
    return run;
  }

  private static JsonArray results(JsonObject run) {
    return run.getAsJsonArray("results");
  }

  private static JsonObject only(JsonObject run) {
    assertThat(results(run)).hasSize(1);
    return results(run).get(0).getAsJsonObject();
  }

  private static String text(JsonObject result) {
    return result.getAsJsonObject("message").get("text").getAsString();
  }

  private static JsonObject place(JsonObject result) {
    return result
        .getAsJsonArray("locations")
        .get(0)
        .getAsJsonObject()
        .getAsJsonObject("physicalLocation");
  }

  @Test
  void whatPassesIsNoResult() {
    String good = file(folder, "a.yaml", Samples.SECOND_ROW + "---\n" + Samples.ZIGGURAT);
    assertThat(results(run(new Shell(), good))).isEmpty();
  }

  @Test
  void whatEachVerdictRestsOnIsAmongTheProperties() {
    String all = file(folder, "a.yaml", Samples.SECOND_ROW + "---\n" + Samples.BROKEN);
    JsonObject run = run(new Shell(), "--method", "all", all);
    JsonArray templates = run.getAsJsonObject("properties").getAsJsonArray("templates");
    assertThat(templates).hasSize(2);
    JsonObject passing = templates.get(0).getAsJsonObject();
    assertThat(passing.get("name").getAsString()).isEqualTo("second row");
    assertThat(passing.get("verdict").getAsString()).isEqualTo("pass");
    assertThat(passing.get("line").getAsInt()).isEqualTo(1);
    assertThat(passing.get("restsOn")).hasToString("[\"solver\",\"value\"]");
    assertThat(templates.get(1).getAsJsonObject().get("restsOn"))
        .isEqualTo(only(run).getAsJsonObject("properties").get("restsOn"))
        .hasToString("[\"solver\",\"value\"]");
  }

  @Test
  void everythingElseIsOneEach() {
    String unclaimed = Samples.TOO_LARGE.replace("redundant: []", "redundant: [a2, b2]");
    String better = Samples.SECOND_ROW.replace("valid: true\n  redundant: []", "valid: false");
    String all =
        String.join(
            "---\n",
            Samples.SECOND_ROW,
            Samples.TOO_LARGE,
            Samples.BROKEN,
            unclaimed,
            better,
            Samples.BROKEN.replace("valid: true\n  redundant: []", "valid: false"));
    JsonObject run = run(new Shell(), file(folder, "a.yaml", all), folder + "/none.txt");
    assertThat(results(run))
        .extracting(result -> result.getAsJsonObject().get("ruleId").getAsString())
        .containsExactly("unreadable", "not-minimal", "not-valid", "wrong-claim", "wrong-claim");
    assertThat(results(run))
        .extracting(
            result ->
                place(result.getAsJsonObject())
                    .getAsJsonObject("region")
                    .get("startLine")
                    .getAsInt())
        .containsExactly(1, 11, 21, 31, 41);
    assertThat(text(results(run).get(1).getAsJsonObject()))
        .isEqualTo(
            "too large (edge): valid, not minimal: a2 is redundant; not claimed: a2 is redundant");
    assertThat(text(results(run).get(2).getAsJsonObject())).startsWith("broken (edge): not valid");
  }

  @Test
  void theLineOfPlayIsToldAsFarAsItIsKnown() {
    Shell shell =
        new Shell(
            name ->
                new StubSolver(
                    "talkative",
                    problem ->
                        new Answer.Decided(
                            Color.WHITE,
                            ImmutableList.of(Cell.parse("a2"), Cell.parse("b2")),
                            ImmutableSet.of(),
                            1,
                            Duration.ZERO)));
    assertThat(text(only(run(shell, file(folder, "a.yaml", Samples.SECOND_ROW)))))
        .startsWith("second row (edge): not valid, White begins with a2;")
        .endsWith("; play may go a2 b2");
  }

  @Test
  void whatIsNotKnownIsNoFaultOfTheFile() {
    String file = file(folder, "a.yaml", Samples.SECOND_ROW);
    Answer late = new Answer.Undecided(Answer.Undecided.Reason.TIME, 1, Duration.ZERO);
    JsonObject undecided =
        only(run(new Shell(name -> new StubSolver("slow", problem -> late)), file));
    assertThat(undecided.get("ruleId").getAsString()).isEqualTo("undecided");
    assertThat(undecided.get("level").getAsString()).isEqualTo("note");
    assertThat(text(undecided)).contains("validity: not decided within the time limit");
    Answer dead = new Answer.Failed("last words: {0} [link](x) \\", Duration.ZERO);
    JsonObject failed = only(run(new Shell(name -> new StubSolver("dead", p -> dead)), file));
    assertThat(failed.get("ruleId").getAsString()).isEqualTo("solver-failed");
    assertThat(failed.get("level").getAsString()).isEqualTo("error");
    assertThat(text(failed)).endsWith("last words: {{0}} \\[link\\](x) \\\\");
  }

  @Test
  void anInputIsUnreadableAtItsPlace() {
    JsonObject bad =
        only(
            run(
                new Shell(),
                file(folder, "bad file.yaml", "name: x\nkind: edge\nboard: |\n  # A\n   . ?\n")));
    assertThat(place(bad).getAsJsonObject("region").get("startLine").getAsInt()).isEqualTo(5);
    URI uri = URI.create(place(bad).getAsJsonObject("artifactLocation").get("uri").getAsString());
    assertThat(Path.of(uri)).isEqualTo(folder.resolve("bad file.yaml"));
    JsonObject absent =
        only(run(new Shell(), file(folder, "a.txt", " # A\n  . .\n   ---\n") + ":9"));
    assertThat(text(absent)).contains("there is no line 9");
    assertThat(place(absent).toString()).contains("/a.txt\"").doesNotContain("%3A");
  }

  @Test
  void filesInTheWorkingFolderAreNamedRelativeToIt() {
    JsonObject missing = only(run(new Shell(), "./no such/../none at all.txt"));
    assertThat(place(missing).getAsJsonObject("artifactLocation").get("uri").getAsString())
        .isEqualTo("none%20at%20all.txt");
  }

  @Test
  void namesAreNeitherPlaceholdersNorLinksNorLines() {
    for (String name : List.of("{0}", "[x](https://e.example)", "a\\b]", "}{", "\\u001b[31m\\n")) {
      String hostile = Samples.BROKEN.replace("broken", "\"" + name.replace("\\", "\\\\") + "\"");
      JsonObject result = only(run(new Shell(), file(folder, "a.yaml", hostile)));
      String unescaped =
          text(result).replace("{{", "{").replace("}}", "}").replaceAll("\\\\([\\\\\\[\\]])", "$1");
      assertThat(unescaped).startsWith(name + " (edge): not valid");
    }
    String control = Samples.BROKEN.replace("broken", "\"a\\u001bb\\nc\"");
    assertThat(text(only(run(new Shell(), file(folder, "a.yaml", control)))))
        .startsWith("a\\\\u001bb c (edge)");
  }

  @Test
  void aStoppedRunWritesNothing() throws IOException {
    Path out = folder.resolve("report.sarif");
    String file = file(folder, "a.yaml", Samples.SECOND_ROW);
    Shell shell = new Shell();
    shell.interrupt().raise();
    Shell.Outcome outcome = shell.run("verify", "--format", "sarif", "--out", out.toString(), file);
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(Files.exists(out)).isFalse();
  }
}
