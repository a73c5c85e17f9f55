package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.common.collect.ObjectArrays;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SpotCommandTest {
  /** Black has a bridge to b4 at the bottom, White is alone at the right edge. */
  private static final String GAME = "(;FF[4]GM[11]SZ[5]AB[c2][b4]AW[d3][d4]PL[W])";

  /** A stone of Black's with room to the right. */
  private static final String PIVOT = "(;FF[4]GM[11]SZ[6]AB[b5])";

  @TempDir private Path folder;

  private final Shell shell = new Shell();

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  private Shell.Outcome run(String game, String... more) {
    String[] args = new String[more.length + 2];
    args[0] = "spot";
    args[1] = file(folder, "a.sgf", game);
    System.arraycopy(more, 0, args, 2, more.length);
    return shell.run(args);
  }

  private String ok(String... more) {
    Shell.Outcome outcome = run(GAME, more);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    return outcome.out();
  }

  @Test
  void theShippedTemplatesAreFoundForBothSides() {
    assertThat(ok("--kind", "edge", "--kind", "interior"))
        .isEqualTo(
            """
            black: II, edge: c2 to top; carrier c1 d1
            black: II, edge: b4 to bottom; carrier a5 b5
            black: bridge, interior: c2 b4 joined; carrier b3 c3
            white: II, edge: d3 to right; carrier e2 e3
            white: II, edge: d4 to right; carrier e3 e4
            5 templates: 3 for black, 2 for white; 1 more with --all
            """);
  }

  /** With two templates that stand on the board, and one that is the same as one of them. */
  private String few(String... more) throws IOException {
    Path library = Files.createDirectories(folder.resolve("few"));
    file(library, "a.yaml", Samples.SECOND_ROW);
    file(library, "b.yaml", Samples.BRIDGE);
    file(library, "c.yaml", Samples.BRIDGE.replace("name: bridge", "name: the bridge again"));
    return ok(
        ObjectArrays.concat(more, new String[] {"--templates", library.toString()}, String.class));
  }

  @Test
  void colorAndKindSelect() throws IOException {
    assertThat(few("--color", "white", "--kind", "edge"))
        .isEqualTo(
            """
            white: second row, edge: d3 to right; carrier e2 e3
            white: second row, edge: d4 to right; carrier e3 e4
            2 templates: 0 for black, 2 for white
            """);
    assertThat(few("--color", "red", "--kind", "interior"))
        .isEqualTo(
            """
            black: bridge, interior: c2 b4 joined; carrier b3 c3
            1 template: 1 for black, 0 for white; 1 more with --all
            """);
    assertThat(few("--all", "--kind", "interior"))
        .isEqualTo(
            """
            black: bridge, interior: c2 b4 joined; carrier b3 c3
            black: the bridge again, interior: c2 b4 joined; carrier b3 c3
            2 templates: 2 for black, 0 for white
            """);
    assertThat(few("--color", "both", "--kind", "edge", "--kind", "interior")).isEqualTo(few());
    assertThat(few("--color", "white", "--kind", "interior"))
        .isEqualTo("no template stands here\n");
  }

  @Test
  void templatesOfTheUsersAreFoundInstead() throws IOException {
    String own = file(folder, "own.txt", " # A\n  . .\n   ---\n");
    assertThat(ok("--templates", own))
        .contains("black: " + own + ":1:1, edge: b4 to bottom; carrier a5 b5\n")
        .doesNotContain("bridge");
    file(folder, "own.yaml", Samples.PAIR);
    file(folder, "more.yaml", Samples.PIVOT);
    assertThat(run(PIVOT, "--templates", at("own.txt"), "--templates", at("more.yaml")).out())
        .contains("black: pivot, pivoting: b5 to bottom, pivot e5; carrier c5 d5 e5 b6 c6 d6 e6\n")
        .contains("own.txt:1:1, edge: b5 to bottom; carrier a6 b6\n");
    String group =
        run("(;FF[4]GM[11]SZ[5]AB[b4][d4])", "--templates", at("own.yaml"), "--color", "b").out();
    assertThat(group).contains("black: pair, edge: b4+d4 to bottom; carrier c4 b5 c5 d5\n");
    Files.createDirectory(folder.resolve("library"));
    file(folder, "library/own.yaml", Samples.SECOND_ROW);
    file(folder, "library/more.yaml", Samples.PIVOT);
    assertThat(run(PIVOT, "--templates", at("library")).out())
        .contains("second row, edge: ")
        .contains("pivot, pivoting: ");
  }

  @Test
  void whatTheFileCallsInvalidIsLeftOutAndTold() {
    String own =
        file(folder, "own.yaml", Samples.SECOND_ROW.replace("valid: true", "valid: false"));
    Shell.Outcome outcome = run(GAME, "--templates", own);
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).isEqualTo("no template stands here\n");
    assertThat(outcome.err())
        .contains("own.yaml:")
        .contains("left out, since the file says that it is not valid");
  }

  @Test
  void stonesThatThePromiseDoesNotNameAreToldApart() {
    String game = "(;FF[4]GM[11]SZ[6]AB[c4][d4])";
    assertThat(run(game, "--kind", "edge").out())
        .contains("black: III-2-a, edge: c4 to bottom, with d4; carrier b5 c5 d5 b6 c6 d6\n");
    JsonObject json =
        JsonParser.parseString(run(game, "--format", "json", "--kind", "edge").out())
            .getAsJsonObject();
    assertThat(json.get("matches").getAsJsonArray())
        .anySatisfy(
            match -> {
              JsonObject members = match.getAsJsonObject();
              assertThat(members.get("template").getAsString()).isEqualTo("III-2-a");
              assertThat(members.get("stones")).hasToString("[\"c4\"]");
              assertThat(members.get("others")).hasToString("[\"d4\"]");
            });
  }

  @Test
  void jsonHasTheMembersThatScriptsRelyOn() throws IOException {
    JsonObject json =
        JsonParser.parseString(few("--format", "json", "--color", "black")).getAsJsonObject();
    assertThat(json.keySet()).containsExactly("version", "matches", "leftOut");
    assertThat(json.get("version").getAsInt()).isEqualTo(1);
    assertThat(json.get("leftOut").getAsInt()).isEqualTo(1);
    JsonArray matches = json.get("matches").getAsJsonArray();
    assertThat(matches)
        .contains(
            JsonParser.parseString(
                """
                {"side":"black","template":"bridge","aliases":[],"kind":"interior",
                 "stones":["c2","b4"],"others":[],"pivot":null,"edge":null,"carrier":["b3","c3"]}
                """));
    String pivot =
        run(PIVOT, "--format", "json", "--templates", file(folder, "own.yaml", Samples.PIVOT))
            .out();
    assertThat(pivot)
        .isEqualTo(
            "{\"version\":1,\"matches\":[{\"side\":\"black\",\"template\":\"pivot\",\"aliases\":[],"
                + "\"kind\":\"pivoting\",\"stones\":[\"b5\"],\"others\":[],\"pivot\":\"e5\","
                + "\"edge\":\"bottom\",\"carrier\":[\"c5\",\"d5\",\"e5\",\"b6\",\"c6\",\"d6\",\"e6\"]}],"
                + "\"leftOut\":0}\n");
  }

  @Test
  void anyFileWithAWholeBoardWillDo() throws IOException {
    String expected = few();
    String library = at("few");
    String text = shell.run("convert", file(folder, "a.sgf", GAME), "--to", "text").out();
    for (String format : new String[] {"text", "hexboard", "hexworld"}) {
      String converted = shell.run("convert", file(folder, "b.txt", text), "--to", format).out();
      Shell.Outcome outcome =
          new Shell()
              .input(converted)
              .run("spot", "-", "--colors", "black-white", "--templates", library);
      assertThat(outcome.out()).as(format).isEqualTo(expected);
    }
    assertThat(few("--out", at("out.txt"))).isEmpty();
    assertThat(Files.readString(folder.resolve("out.txt"))).isEqualTo(expected);
    String record = "(;FF[4]GM[11]SZ[5];B[c2];W[d3];B[b4];W[d4])";
    assertThat(run(record, "--templates", library).out()).isEqualTo(expected);
  }

  @Test
  void namesAreMadeSafeForTerminals() {
    String own =
        file(
            folder,
            "own.yaml",
            Samples.SECOND_ROW.replace("name: second row", "name: \"\\e[31mred\\nrow\""));
    assertThat(ok("--templates", own)).contains("black: \\u001b[31mred row, edge: b4 to bottom");
  }

  @Test
  void aTemplateIsNoBoardToLookAt() {
    Shell.Outcome outcome = shell.run("spot", file(folder, "a.yaml", Samples.ZIGGURAT));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err())
        .contains("a.yaml:1:1: this is no whole board")
        .contains("\n  hint: draw all cells and all four edges");
  }

  @ParameterizedTest
  @CsvSource({
    "--color green, --color can be black or white",
    "--kind corner, '--kind can be edge, interior, connects-both, pivoting, pivoting-sente, not'",
    "--format xml, '--format can be text, json, not'",
    "--templates none.yaml, none.yaml: there is no such file",
    "--nonsense, unknown option",
    "--color black --color white, --color is given twice"
  })
  void badOptionsAreRefused(String options, String reason) {
    Shell.Outcome outcome = run(GAME, options.split(" "));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(reason);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void otherBadInputIsRefused() {
    assertThat(shell.run("spot").code()).isEqualTo(2);
    assertThat(shell.run("spot", at("none.sgf")).err()).contains("there is no such file");
    String game = file(folder, "b.sgf", GAME);
    Shell.Outcome board = run(GAME, "--strict", "--templates", game);
    assertThat(board.code()).isEqualTo(2);
    assertThat(board.err()).contains("b.sgf:1:");
    assertThat(run(GAME, "--templates", game).err()).contains("b.sgf:1:2: not a template: ");
    String own = file(folder, "own.yaml", Samples.SECOND_ROW);
    Shell.Outcome replaced = run(GAME, "--templates", own, "--out", own);
    assertThat(replaced.code()).isEqualTo(2);
    assertThat(replaced.err()).contains("which is read");
    Shell.Outcome twice = shell.run("spot", "-", "--templates", "-");
    assertThat(twice.code()).isEqualTo(2);
    assertThat(twice.err()).contains("standard input is named twice");
    assertThat(run(GAME, "--out", at("no/out.txt")).code()).isEqualTo(2);
    assertThat(folder.resolve("no")).doesNotExist();
  }
}
