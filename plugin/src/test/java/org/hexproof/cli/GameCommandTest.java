package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code hexproof game}. */
final class GameCommandTest {
  @TempDir private Path folder;

  private String file(String rows) throws Exception {
    return Files.writeString(folder.resolve("game.txt"), rows.replace('/', '\n')).toString();
  }

  @Test
  void tellsValueOutcomeAndThermographInJson() {
    Shell.Outcome outcome =
        new Shell()
            .run(
                "game",
                "{{2|0}|-1}",
                "--format",
                "json",
                "--compare",
                "*",
                "--cool",
                "1",
                "--best");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    JsonObject json = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(json.get("value").getAsString()).isEqualTo("{{2|0}|-1}");
    assertThat(json.get("outcome").getAsString()).isEqualTo("right");
    assertThat(json.get("mean").getAsString()).isEqualTo("0");
    assertThat(json.get("temperature").getAsString()).isEqualTo("1");
    assertThat(json.get("leftStop").getAsString()).isEqualTo("0");
    assertThat(json.get("rightStop").getAsString()).isEqualTo("-1");
    assertThat(json.getAsJsonArray("leftWall")).hasSize(1);
    assertThat(json.getAsJsonArray("rightWall")).hasSize(2);
    assertThat(json.get("compared").getAsString()).isEqualTo("||");
    assertThat(json.get("cooled").getAsString()).isEqualTo("v");
    assertThat(json.getAsJsonArray("leftBest").get(0).getAsJsonObject().get("wins").getAsBoolean())
        .isFalse();
    assertThat(json.getAsJsonArray("rightBest").get(0).getAsJsonObject().get("wins").getAsBoolean())
        .isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "domineering; ../..; ±1",
        "cashing-cheques; 8|-4 5|-5; {{13|3}|{1|-9}}",
        "toads-and-frogs; TT.FF; *"
      })
  void readsPositions(String rule, String position, String value) throws Exception {
    Shell.Outcome outcome = new Shell().run("game", "--rule", rule, file(position));
    assertThat(outcome.code()).isZero();
    String printed = outcome.out().lines().findFirst().orElseThrow();
    assertThat(new Shell().run("game", printed, "--compare", value).out())
        .contains("compared       = ");
  }

  @Test
  void strategiesMayLose() {
    Shell.Outcome outcome =
        new Shell().run("game", "{8,{28|4}|-2,{2|-22}}", "--strategies", "--format", "json");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out())
        .contains("{\"strategy\":\"hotstrat\",\"first\":\"left\",\"score\":\"4\",\"loss\":\"4\"}")
        .contains(
            "{\"strategy\":\"thermostrat\",\"first\":\"left\",\"score\":\"8\",\"loss\":\"0\"}");
  }

  @Test
  void drawsThermographs() throws Exception {
    Path png = folder.resolve("a.png");
    assertThat(
            new Shell()
                .run("game", "{9|-5}", "--thermograph", "png", "--out", png.toString())
                .code())
        .isZero();
    assertThat(ImageIO.read(png.toFile()).getWidth()).isGreaterThan(100);
    for (String game : new String[] {"0", "3/8", "*", "±100", "{{2|0}|-1}"}) {
      String svg = new Shell().run("game", game, "--thermograph", "svg").out();
      assertThat(
              DocumentBuilderFactory.newInstance()
                  .newDocumentBuilder()
                  .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
                  .getElementsByTagName("polyline")
                  .getLength())
          .isGreaterThan(2);
      Shell.Outcome text = new Shell().run("game", game, "--thermograph", "text");
      assertThat(text.code()).isZero();
      assertThat(text.out().lines()).allMatch(line -> line.length() <= 120).hasSizeLessThan(60);
    }
  }

  /** The sum and each of its parts, equal ones once. */
  @Test
  void drawsThermographsOfParts() {
    String sum = "±2+{5|1}+±2+*";
    String text = new Shell().run("game", sum, "--thermograph", "text", "--parts").out();
    assertThat(text).contains("\n±2\n", "\n{5|1}\n", "\n*\n").endsWith("0\n");
    for (String part : new String[] {"±2", "{5|1}", "*"}) {
      String alone = new Shell().run("game", part, "--thermograph", "text").out();
      assertThat(text).contains(part + "\n" + alone.substring(alone.indexOf("\n\n") + 2));
    }
    String svg = new Shell().run("game", sum, "--thermograph", "svg", "--parts").out();
    assertThat(svg).contains(">1<", ">2<", ">3<", ">4<").doesNotContain(">5.0<");
    assertThat(new Shell().run("game", sum, "--parts").err()).contains("--parts is for");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{0|x}; game:1:4: unknown game x",
        "1+on; game:1:3: on is no short game",
        "{1|2; game:1:1: this { is not closed"
      })
  void aFaultOfAnExpressionHasAPlace(String text, String message) {
    Shell.Outcome outcome = new Shell().run("game", text);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("hexproof: " + message);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void aFaultOfAFileHasAPlace() throws Exception {
    String file = file("../.o");
    Path out = folder.resolve("out");
    Shell.Outcome outcome =
        new Shell().run("game", "--rule", "domineering", file, "--out", out.toString());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("hexproof: " + file + ":2:2: unknown symbol 'o'");
    assertThat(out).doesNotExist();
  }

  @Test
  void aBoardThatIsTooLargeIsRefusedBeforeItStarts() throws Exception {
    Shell.Outcome outcome =
        new Shell().run("game", "--rule", "domineering", file("........./".repeat(9)));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("9 rows and 9 columns", "at most 64 squares");
  }

  @Test
  void aNumberThatIsTooLargeIsALimit() {
    Shell.Outcome outcome = new Shell().run("game", "9000000000000000000+9000000000000000000");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).startsWith("hexproof: undecided: a number is too large");
  }

  @ParameterizedTest
  @CsvSource({"--cool,-1", "--cool,*", "--rule,go", "--thermograph,gif"})
  void wrongOptionsAreRefused(String option, String word) {
    Shell.Outcome outcome = new Shell().run("game", "*", option + "=" + word);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(option);
  }

  @Test
  void aPictureIsNoJson() {
    Shell.Outcome outcome =
        new Shell().run("game", "*", "--thermograph", "svg", "--format", "json");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("which is no JSON");
  }

  @Test
  void oneGameIsWanted() {
    assertThat(new Shell().run("game").code()).isEqualTo(2);
    assertThat(new Shell().run("game", "1", "2").err()).contains("not 1 2");
    assertThat(new Shell().run("game", "--", "-{2|1}").out()).startsWith("{-1|-2}");
  }
}
