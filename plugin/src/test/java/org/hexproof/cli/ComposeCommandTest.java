package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ComposeCommandTest {
  private static final String QUICK = "1";

  @TempDir private Path folder;

  private static Shell shell() {
    return new Shell(new InstalledSolvers());
  }

  private String sample(String name) {
    return file(folder, name + ".yaml", text(name));
  }

  private static String text(String name) {
    return switch (name) {
      case "second" -> Samples.SECOND_ROW;
      case "bridge" -> Samples.BRIDGE;
      case "broken" -> Samples.BROKEN;
      case "both" -> Samples.BOTH;
      case "both-broken" ->
          Samples.BOTH.replace("# A . B", "# A # B").replace(" . . . .", " # . . .");
      case "pivot" -> Samples.PIVOT;
      case "pivot-broken" -> Samples.PIVOT.replace(" . . . .", " . . # #");
      case "sente" -> Samples.PIVOT.replace("kind: pivoting", "kind: pivoting-sente");
      case "shut-in" ->
          "name: x\nkind: pivoting\nboard: |\n  A . .\n   . b .\n    . . .\n     -----\n";
      case "standing" -> "name: x\nkind: connects-both\nboard: |\n  A . B\n   -----\n";
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static String winner(String file) {
    Shell.Outcome solved = shell().run("solve", "--to-move", "white", "--format", "json", file);
    assertThat(solved.err()).isEmpty();
    return JsonParser.parseString(solved.out()).getAsJsonObject().get("winner").getAsString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "second",
        "bridge",
        "broken",
        "both",
        "both-broken",
        "standing",
        "pivot",
        "pivot-broken",
        "sente"
      })
  void thePositionIsWonIfTheTemplateIsValid(String name) {
    String file = sample(name);
    boolean valid =
        JsonParser.parseString(
                shell().run("verify", "--skip-minimality", "--format", "json", file).out())
            .getAsJsonObject()
            .getAsJsonArray("templates")
            .get(0)
            .getAsJsonObject()
            .get("valid")
            .getAsBoolean();
    for (String format : new String[] {"text", "sgf"}) {
      String out = folder.resolve("out." + (format.equals("text") ? "txt" : format)).toString();
      Shell.Outcome outcome =
          shell().run("compose", "--compact", QUICK, "--to", format, "--out", out, file);
      assertThat(outcome.err()).isEmpty();
      assertThat(outcome.code()).isZero();
      assertThat(winner(out)).isEqualTo(valid ? "black" : "white");
    }
  }

  /** White can switch to c, which joins A to B alone, so that no template helps. */
  @ParameterizedTest
  @CsvSource({
    "tripleswitch:0, black",
    "tripleswitch:1, white",
    "tripleswitch:2, white",
    "hex-tripleswitch:0, white"
  })
  void tripleswitchesAreDrawn(String context, String winner) {
    String out = folder.resolve("out.txt").toString();
    Shell.Outcome outcome =
        shell().run("compose", "--context", context, "--out", out, sample("both"));
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    assertThat(winner(out)).isEqualTo(winner);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"hexboard | <hexboard", "htp | boardsize", "svg | <svg", "png | PNG"})
  void otherFormatsAreWrittenToo(String format, String begin) throws IOException {
    Path out = folder.resolve("out");
    Shell.Outcome outcome =
        shell().run("compose", "--to", format, "--out", out.toString(), sample("second"));
    assertThat(outcome.code()).isZero();
    assertThat(new String(Files.readAllBytes(out), StandardCharsets.ISO_8859_1)).contains(begin);
  }

  @ParameterizedTest
  @CsvSource({
    "second, edge",
    "bridge, interior",
    "both, simpleswitch:2",
    "pivot, tester",
    "sente, tester-sente"
  })
  void eachKindHasItsContext(String name, String context) {
    String file = sample(name);
    assertThat(shell().run("compose", file).out())
        .isNotEmpty()
        .isEqualTo(shell().run("compose", "--context", context, "--seed", "1", file).out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"value:{a,b|a}", "entry:3", "value:{b|⊥}", "value:{⊤|a}", "value:⊤"})
  void valuesOfTheDatabaseAreContexts(String context) {
    Shell.Outcome outcome = shell().run("compose", "--context", context, sample("sente"));
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains(":");
  }

  /** The database has a switch of one step with as many cells, and nothing of the others. */
  @Test
  void aBoardOfAGivenSizeIsDrawn() {
    String template = "../templates/library/pivoting/row-6/pivot-6th-row-with-g1-blue-d3.yaml";
    Shell.Outcome outcome =
        new Shell().run("compose", template, "--compact", "5", "--within", "13", "--to", "htp");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).containsPattern("boardsize ([0-9]|1[0-3]) ([0-9]|1[0-3])\n");
    Shell.Outcome none =
        new Shell().run("compose", file(folder, "a.yaml", Samples.ZIGGURAT), "--within", "3");
    assertThat(none.code()).isEqualTo(3);
    assertThat(none.err()).contains("undecided: the smallest drawing found has");
    assertThat(none.out()).isEmpty();
  }

  @Test
  void namesKeepTheirPositionsWhereADatabaseHasNoSmallerOnes() throws IOException {
    String lines =
        file(
            folder,
            "lines.txt",
            "9\t{a,b|a}\tG(1,2,3) = Q2(4,1), Q1op(4,2,5), Q5(3,4,5), Q10(2,3,5)\n");
    String database = folder.resolve("some.db").toString();
    assertThat(shell().run("db", "import", lines, "--db", database).code()).isZero();
    String file = sample("both");
    for (String name : new String[] {"superswitch:1", "simpleswitch:1", "tester", "edge"}) {
      Shell.Outcome without = shell().run("compose", "--compact", "1", "--context", name, file);
      assertThat(
              shell().run("compose", "--compact", "1", "--context", name, "--db", database, file))
          .isEqualTo(without);
    }
  }

  /** However fast the machine is, and whatever else it does. */
  @Test
  void theSameSeedAndStepsGiveTheSameBoard() {
    String file = sample("sente");
    String[] args = {
      "compose", "--context", "value:{a,b|a}", "--compact", "1", "--seed", "2", file
    };
    String first = shell().run(args).out();
    assertThat(first).isNotEmpty();
    assertThat(shell().run(args).out()).isEqualTo(first);
    args[6] = "3";
    assertThat(shell().run(args).out()).isNotEmpty().isNotEqualTo(first);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "both ; --context tower ; unknown context 'tower'",
        "both ; --context simpleswitch:x ; simpleswitch:x",
        "both ; --context value:{a,b|a ; value",
        "both ; --context value:{a,q|a} ; q",
        "both ; --context value:{{a|{b|{c|F}}},{b|{c|{a|F}}}|{c|{a|F}}} ; no position with the"
            + " value",
        "both ; --context value:{a|F} --db none.db ; none.db: there is no such file",
        "both ; --context entry:x ; there is no entry 'x'",
        "both ; --context entry:99999999 ; there is no entry '99999999'",
        "both ; --context tester --db none.db ; none.db: there is no such file",
        "both ; --context tripleswitch:3 ; no position with the value tripleswitch:3 is known",
        "both ; --context hex-tripleswitch:7 ; at most 6 steps",
        "both ; --context edge ; connects-both",
        "second ; --context tester ; kind edge",
        "second ; --context interior ; kind edge",
        "shut-in ; --context tester ; can't be reached",
        "both ; --compact 0 ; --compact",
        "both ; --compact 0.5 ; --compact",
        "both ; --seed 0 ; --seed",
        "both ; --to docx ; docx",
      })
  void badInputIsRefusedByName(String name, String options, String message) {
    String[] args = ("compose " + options + " " + sample(name)).split(" ");
    Shell.Outcome outcome = shell().run(args);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void aMissingFileIsNamed() {
    Shell.Outcome outcome = shell().run("compose", folder.resolve("none.yaml").toString());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("none.yaml");
  }
}
