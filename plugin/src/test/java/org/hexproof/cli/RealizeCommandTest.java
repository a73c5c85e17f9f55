package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RealizeCommandTest {
  @TempDir private Path folder;

  private static String ok(String... args) {
    Shell.Outcome outcome = new Shell().run(args);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    return outcome.out();
  }

  private static JsonObject json(String... args) {
    return JsonParser.parseString(ok(args)).getAsJsonObject();
  }

  @Test
  void theTextTellsTheGame() {
    assertThat(ok("realize", "{{T|a},{T|b}|{a|F},{b|F}}", "--poset", "fork", "--table"))
        .isEqualTo(
            """
            {{⊤|a},{⊤|b}|{a|⊥},{b|⊥}}
            cells       2
            bound       33
            smallest    2  a:{●○}, b:{○●}
            recomputed  {{⊤|a},{⊤|b}|{a|⊥},{b|⊥}}
            game        a:{○●}, b:{●○}
            gadgets
              choice by cells 1 and 2
                a
                b
            table
              ○○  ⊥
              ●○  b
              ○●  a
              ●●  ⊤
            """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{a,b|F}", "{a,b,c|F}", "{T|a,{b|F}}", "{a|a,{b|F}}", "{a,{T|b}|{a|F},b}", "T"})
  void gamesReadBack(String value) {
    JsonObject told = json("realize", value, "--format", "json");
    String game =
        told.getAsJsonObject("game").entrySet().stream()
            .map(list -> list.getKey() + ":" + patterns(list))
            .collect(Collectors.joining(", "));
    JsonObject read = json("realize", "--game", game, "--format", "json");
    assertThat(read.get("value")).isEqualTo(told.get("value"));
    assertThat(read.get("game")).isEqualTo(told.get("game"));
    assertThat(read.get("cells")).isEqualTo(told.get("cells"));
    assertThat(told.get("recomputed")).isEqualTo(told.get("value"));
    String ascii = ok("realize", value, "--ascii");
    String line = ascii.lines().filter(each -> each.startsWith("game")).findFirst().orElseThrow();
    assertThat(json("realize", "--game", line.substring(12), "--format", "json").get("value"))
        .isEqualTo(told.get("value"));
  }

  private static String patterns(Map.Entry<String, JsonElement> list) {
    return StreamSupport.stream(list.getValue().getAsJsonArray().spliterator(), false)
        .map(JsonElement::getAsString)
        .collect(Collectors.joining(",", "{", "}"));
  }

  @Test
  void theDocumentHasTheGadgetsAndTheTable() {
    JsonObject told =
        json("realize", "{a|F}", "--poset", "fork", "--table", "--ascii", "--format", "json");
    assertThat(told)
        .hasToString(
            "{\"version\":1,\"value\":\"{a|F}\",\"cells\":1,\"bound\":7,"
                + "\"smallest\":{\"cells\":1,\"game\":{\"a\":[\"*\"],\"b\":[]}},"
                + "\"recomputed\":\"{a|F}\",\"game\":{\"a\":[\"*\"],\"b\":[]},"
                + "\"gadgets\":[{\"gadget\":\"{G|F}\",\"cell\":1,\"games\":[1]},{\"outcome\":\"a\"}],"
                + "\"table\":[{\"cells\":\"o\",\"outcome\":\"F\"},"
                + "{\"cells\":\"*\",\"outcome\":\"a\"}]}");
  }

  @Test
  void largeGamesAreToldByTheirGadgets() {
    JsonObject told = json("realize", "tester", "--poset", "fork", "--format", "json");
    assertThat(told.get("cells").getAsInt()).isGreaterThan(16);
    assertThat(told.get("game").isJsonNull()).isTrue();
    assertThat(told.get("recomputed").isJsonNull()).isTrue();
    JsonObject outermost = told.getAsJsonArray("gadgets").get(0).getAsJsonObject();
    assertThat(outermost.get("gadget").getAsString()).isEqualTo("coupling");
    assertThat(ok("realize", "tester", "--poset", "fork"))
        .contains("\nrecomputed  left out, since it has more than 16 cells\n");
    assertThat(ok("realize", "superswitch:2 +c superswitch:1")).startsWith("{");
  }

  @Test
  void gamesThatManyGadgetsLeadToAreWrittenOnce() {
    JsonObject told = json("realize", "hex-tripleswitch:1", "--format", "json");
    JsonArray gadgets = told.getAsJsonArray("gadgets");
    int references = 0;
    for (JsonElement gadget : gadgets) {
      if (gadget.getAsJsonObject().has("games")) {
        for (JsonElement game : gadget.getAsJsonObject().getAsJsonArray("games")) {
          assertThat(game.getAsInt()).isBetween(1, gadgets.size() - 1);
          references++;
        }
      }
    }
    // In a tree all but the first would be referred to once.
    assertThat(references).isGreaterThan(gadgets.size());
    assertThat(ok("realize", "hex-tripleswitch:1").lines())
        .hasSizeLessThan(220)
        .endsWith("  … and more; --format json has all");
  }

  @Test
  void aFormThatIsNotPassableMayHaveAPassableValue() {
    assertThat(ok("realize", "{T,{a|b}|F}", "--poset", "fork"))
        .startsWith("{⊤|⊥}\ncells       1\n");
  }

  @Test
  void allSmallGamesAreListed() throws Exception {
    String text = ok("realize", "--smallest", "4");
    assertThat(text.lines()).hasSize(18).contains("3  {a,b|⊥}  a:{●○●,●●○}, b:{○●●,●●○}");
    Path file = folder.resolve("list.txt");
    assertThat(ok("realize", "--smallest", "4", "--out", file.toString())).isEmpty();
    assertThat(Files.readString(file)).isEqualTo(text);
    JsonObject told = json("realize", "--smallest", "1", "--ascii", "--format", "json");
    assertThat(told)
        .hasToString(
            "{\"version\":1,\"cells\":1,\"games\":["
                + "{\"cells\":0,\"value\":\"F\",\"game\":{\"a\":[],\"b\":[]}},"
                + "{\"cells\":0,\"value\":\"a\",\"game\":{\"a\":[\"-\"],\"b\":[]}},"
                + "{\"cells\":1,\"value\":\"{a|F}\",\"game\":{\"a\":[\"*\"],\"b\":[]}},"
                + "{\"cells\":1,\"value\":\"{T|F}\",\"game\":{\"a\":[\"*\"],\"b\":[\"*\"]}}]}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "realize; expected one of EXPR, --smallest N and --game GAME, not none",
        "realize a --smallest 2; expected one of EXPR, --smallest N and --game GAME, not several",
        "realize a b; not several",
        "realize --smallest 7; --smallest wants a whole number from 1 to 6, not '7'",
        "realize --smallest 2 --poset P3; takes neither --poset nor --table",
        "realize {a|b}; EXPR:1:1: this game is not passable",
        "realize {a,{b|a}|F}; EXPR:1:4: this game is not passable",
        "realize {{T|a,{c|b}}|{a|b}^op}; EXPR:1:7: this game is not passable",
        "realize {a|z}; EXPR:1:4: unknown atom z",
        "realize {a|F; EXPR:1:1: this { is not closed",
        "realize a --poset F<a,F<b; --poset:1:1: not a poset: no greatest atom",
        "realize a --poset a<T,b<T; --poset:1:1: not a poset: no least atom",
        "realize a --poset x<a<y; the least atom must be called",
        "realize a --poset P9; unknown poset 'P9'",
        "realize --game a:{o*,o}; --game:1:7: a pattern of 1 cells after one of 2",
      })
  void badInputIsRefused(String command, String message) {
    Shell.Outcome outcome = new Shell().run(command.split(" "));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains(message);
  }

  @Test
  void limitsAreToldOf() {
    Shell.Outcome outcome = new Shell().run("realize", "superswitch:60");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("undecided: the set coloring game has more than 1000000");
  }
}
