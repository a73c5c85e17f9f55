package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code hexproof embed}. */
final class EmbedCommandTest {
  @TempDir private Path folder;

  private static Shell.Outcome run(String typed) {
    return new Shell().run(("embed " + typed).split(" "));
  }

  private static String good(String typed) {
    Shell.Outcome outcome = run(typed);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    return outcome.out();
  }

  @Test
  void jsonHasTheBoardAndTheCells() {
    JsonObject json = JsonParser.parseString(good("--hex 4 --format json")).getAsJsonObject();
    assertThat(json.get("game").getAsString()).isEqualTo("hex");
    assertThat(json.get("times").getAsInt()).isEqualTo(1);
    assertThat(json.getAsJsonObject("board").get("cols").getAsInt()).isEqualTo(10);
    assertThat(json.getAsJsonObject("board").get("rows").getAsInt()).isEqualTo(8);
    assertThat(json.getAsJsonArray("cells")).hasSize(16);
    assertThat(json.getAsJsonArray("cells").get(4).toString())
        .isEqualTo("{\"move\":\"a2\",\"cell\":\"b5\"}");
    assertThat(json.getAsJsonArray("black").size() + json.getAsJsonArray("white").size())
        .isEqualTo(80 - 16);
    assertThat(json.has("plans")).isFalse();
  }

  @Test
  void jsonTellsHowBridgitIsWon() {
    JsonObject json = JsonParser.parseString(good("--bridgit 4x3 --format json")).getAsJsonObject();
    assertThat(json.get("circuit").getAsString()).startsWith("G(1,2) = P1(1,3), P1(1,4), ");
    for (JsonElement plan : json.getAsJsonArray("plans")) {
      assertThat(plan.getAsJsonObject().get("winner").getAsString()).isEqualTo("black");
      assertThat(plan.getAsJsonObject().getAsJsonArray("trees")).hasSize(2);
    }
    JsonObject second = json.getAsJsonArray("plans").get(1).getAsJsonObject();
    assertThat(second.get("toMove").getAsString()).isEqualTo("white");
    assertThat(second.getAsJsonArray("winning")).isEmpty();
    assertThat(second.get("first").isJsonNull()).isTrue();
  }

  @Test
  void theCircuitIsReadByValue() {
    String circuit = good("--bridgit 2x2").lines().skip(1).findFirst().orElseThrow();
    Shell.Outcome value = new Shell().run("value", "--expr", circuit);
    assertThat(value.err()).isEmpty();
    assertThat(value.out()).isEqualTo("{⊤|⊥}\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "hexboard", "sgf"})
  void writtenBoardsAreReadBack(String format) throws Exception {
    for (String game : new String[] {"--hex 4", "--hex 3 --iterate 3", "--bridgit 3x4"}) {
      Path file = folder.resolve("board." + format);
      assertThat(good(game + " --to " + format + " --out " + file)).isEmpty();
      Shell.Outcome again = new Shell().run("convert", file.toString(), "--to", format);
      assertThat(again.code()).isZero();
      assertThat(again.out()).isEqualTo(Files.readString(file));
    }
  }

  @Test
  void picturesAreWritten() throws Exception {
    Path png = folder.resolve("board.png");
    good("--bridgit 4x5 --to png --width 300 --out " + png);
    assertThat(ImageIO.read(png.toFile()).getWidth()).isEqualTo(300);
  }

  @Test
  void thePictureInTheDocsIsTheProgramsOwn() throws Exception {
    assertThat(Path.of("..", "docs", "hex-in-hex.svg"))
        .hasContent(good("--hex 4 --to svg --scale 0.8"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--hex 15; --hex 14 is the largest with --iterate 1",
        "--hex 5 --iterate 5; --hex 2 is the largest with --iterate 5",
        "--hex 41; --hex wants a whole number from 1 to 40, not '41'",
        "--hex x; --hex wants a whole number from 1 to 40, not 'x'",
        "--hex 4 --iterate 6; --iterate wants a whole number from 1 to 5, not '6'",
        "--hex 4 --iterate 0; --iterate wants a whole number from 1 to 5, not '0'",
        "--bridgit 4; --bridgit wants columns and rows, as in 4x5, not '4'",
        "--bridgit 0x4; --bridgit wants columns and rows, as in 4x5, not '0x4'",
        "--bridgit 3x21; 1 to 20 columns and rows here, not 3 x 21",
        "--bridgit 8x8 --iterate 1; it fits without --iterate",
        "--bridgit 4x4 --iterate 3; it fits with --iterate 2",
        "--hex 4 --bridgit 3x3; expected either --hex N or --bridgit COLSxROWS",
        "--iterate 2; expected either --hex N or --bridgit COLSxROWS",
        "--hex 4 board.txt; embed reads no file, but there is board.txt",
        "--hex 4 --to text --format json; give one of them",
        "--hex 14 --to hexboard; HexWiki draws boards of up to 26 rows and columns",
        "--hex 4 --scale 2; --scale goes with --to svg or --to png"
      })
  void badInputIsTold(String typed, String message) {
    Path out = folder.resolve("out.txt");
    Shell.Outcome outcome = run(typed + " --out " + out);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains(message);
    assertThat(out).doesNotExist();
  }
}
