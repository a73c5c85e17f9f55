package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EntailCommandTest {
  private static final String BOARD =
      """
      +-+ +
      |
      + + +

      + + +
      """;

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
  void tablesOfHeapsAreListed() {
    assertThat(ok("entail", "--rule", "top-entails", "0..4"))
        .isEqualTo("0 0\n1 loony\n2 0\n3 loony\n4 *\n");
    assertThat(ok("entail", "--rule", "goldbach-nim", "8..10")).isEqualTo("8 loony\n9 *2\n10 *3\n");
    assertThat(ok("entail", "--rule", "top-entails", "2..4", "--format", "json"))
        .isEqualTo(
            "{\"version\":1,\"rule\":\"top-entails\",\"first\":2,\"values\":[\"0\",\"loony\","
                + "\"*\"]}\n");
  }

  @Test
  void valuesReadBack() {
    for (String line : ok("entail", "--rule", "top-entails", "0..40").lines().toList()) {
      String value = line.substring(line.indexOf(' ') + 1);
      assertThat(ok("entail", value)).contains("\nvalue: " + value + "  (");
    }
  }

  @Test
  void winningMovesInHeapsAreTold() {
    assertThat(ok("entail", "--rule", "top-entails", "4+7+9"))
        .isEqualTo("value: 0\nwhoever moves loses\n");
    assertThat(ok("entail", "--rule", "top-entails", "4+6"))
        .isEqualTo("value: *3\nwhoever moves wins\nwinning moves: 4+2+4\n");
    assertThat(ok("entail", "--rule", "top-entails", "1!+7"))
        .isEqualTo(
            """
            the next move has to be made in the heap of 1
            whoever moves wins
            winning moves: 0!+7
            """);
    assertThat(ok("entail", "--rule", "goldbach-nim", "30"))
        .isEqualTo("value: loony\nwhoever moves wins\nwinning moves: 0\n");
    JsonObject position = json("entail", "--rule", "top-entails", "4+6", "--format", "json");
    assertThat(position.keySet())
        .containsExactly("version", "rule", "position", "value", "wins", "winning");
    assertThat(position.get("winning")).hasToString("[\"4+2+4\"]");
  }

  /** Each winning move is one after which the position is lost. */
  @Test
  void winningMovesReadBack() {
    JsonObject position = json("entail", "--rule", "top-entails", "11+6+8", "--format", "json");
    assertThat(position.get("winning").getAsJsonArray())
        .isNotEmpty()
        .allSatisfy(
            move ->
                assertThat(ok("entail", "--rule", "top-entails", move.getAsString()))
                    .endsWith("whoever moves loses\n"));
  }

  @Test
  void boardsAreRead() throws Exception {
    String board = file(folder, "board.txt", BOARD);
    assertThat(ok("entail", "--rule", "nimstring", board))
        .isEqualTo("value: 0\nwhoever moves loses\n");
    assertThat(ok("entail", "--rule", "dots-and-boxes", board))
        .isEqualTo(
            """
            of 4 boxes the player to move gets 3, the other 1
            best moves: b1-c1, c1-c2, a2-a3, b2-c2, b2-b3, a3-b3
            as Nimstring: 0, lost for whoever moves
            """);
    assertThat(ok("cgt", "--rule", "dots-and-boxes", board, "--outcome"))
        .isEqualTo("of 4 boxes the player to move gets 3, the other 1\n");
    assertThat(new Shell().run("cgt", "--rule", "nimstring", board, "--outcome").err())
        .contains("--outcome does not go with --rule nimstring");
    assertThat(new Shell().input(BOARD).run("entail", "--rule", "nimstring", "-").out())
        .isEqualTo("value: 0\nwhoever moves loses\n");
    String out = folder.resolve("out.json").toString();
    ok("entail", "--rule", "dots-and-boxes", board, "--format", "json", "--out", out);
    JsonObject json = JsonParser.parseString(Files.readString(Path.of(out))).getAsJsonObject();
    assertThat(json.keySet())
        .containsExactly("version", "rule", "boxes", "first", "second", "moves", "nimstring");
    assertThat(json.get("moves").getAsJsonArray()).hasSize(10);
    assertThat(json.getAsJsonObject("nimstring").get("value").getAsString()).isEqualTo("0");
  }

  @Test
  void whatIsLeftOfABoardDoesNotDependOnHowItIsDrawn() {
    String plain = "+-+ +\n|    \n+ + +\n";
    String roomy = "\uFEFF.___.   .\r\n|\r\n|\r\n.   .   .";
    for (String rule : new String[] {"nimstring", "dots-and-boxes"}) {
      assertThat(new Shell().input(roomy).run("entail", "--rule", rule, "-"))
          .isEqualTo(new Shell().input(plain).run("entail", "--rule", rule, "-"));
    }
  }

  @Test
  void graphsAreRead() {
    String graph = "# a chain of two, and a coin to take\nground a b ground\nc ground\n";
    assertThat(new Shell().input(graph).run("entail", "--rule", "nimstring", "-").out())
        .isEqualTo("value: *\nwhoever moves wins\nwinning moves: a-b, c-ground (takes 1)\n");
    assertThat(new Shell().input("x y").run("entail", "--rule", "dots-and-boxes", "-").out())
        .isEqualTo(
            """
            of 2 boxes the player to move gets 2, the other 0
            best moves: x-y
            as Nimstring: 0, lost for whoever moves
            """);
  }

  @Test
  void aBoardWithNothingToDrawIsOver() {
    assertThat(new Shell().input("+-+\n| |\n+-+").run("entail", "--rule", "dots-and-boxes", "-"))
        .isEqualTo(
            new Shell.Outcome(
                0,
                """
                of 0 boxes the player to move gets 0, the other 0
                as Nimstring: 0, lost for whoever moves
                """,
                ""));
  }

  @Test
  void gamesAreToldAndCompared() {
    assertThat(ok("entail", "{oo|*}"))
        .isEqualTo(
            """
            {∞|*}
            outcome L: Left wins
            kind: check by Left
            value: none, since the game is not affine impartial
            """);
    assertThat(ok("entail", "{{oo|0},0|{0|-oo},0}"))
        .isEqualTo(
            """
            {0,{∞|0}|0,{0|-∞}}
            outcome N: whoever moves first wins
            kind: quiet
            value: loony  (immediate nimbers: 0; protected: all but 0)
            """);
    assertThat(ok("entail", "*", "--compare", "*2"))
        .contains("\n||  (<= no, >= no)\nnot <= beside ", "\nnot >= beside ");
    assertThat(ok("entail", "loony + *3", "--compare", "loony"))
        .endsWith("\n=  (<= yes, >= yes)\n");
    JsonObject json = json("entail", "{oo|1}", "--compare", "0", "--format", "json");
    assertThat(json.get("relation").getAsString()).isEqualTo(">=");
    assertThat(json.get("notAtLeastBeside").isJsonNull()).isTrue();
    assertThat(json.get("outcome").getAsString()).isEqualTo("L");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "entail; expected one GAME, not none",
        "entail x; GAME:1:1: unknown game x",
        "entail oo-oo; GAME:1:3: the sum of ∞ and -∞ is not defined",
        "entail 0 --compare {0|}; --compare:1:4: no right option",
        "entail 0 1; expected one GAME, not 0 1",
        "entail 0 --rule chess; --rule can be top-entails, goldbach-nim, nimstring, dots-and-boxes",
        "entail --rule nimstring; expected one HEAPS or FILE, not none",
        "entail 3 --rule top-entails --compare 4; --compare is for a GAME",
        "entail x --rule top-entails; HEAPS:1:1: expected a number of tokens, found 'x'",
        "entail 4+ --rule top-entails; HEAPS:1:3: expected a number of tokens, found the end",
        "entail 4!+5! --rule top-entails; HEAPS:1:5: a second heap where the next move",
        "entail 4,5 --rule top-entails; HEAPS:1:2: expected '+', '!' or the end, found ','",
        "entail 9..4 --rule top-entails; HEAPS:1:1: a range goes upwards: 4..9",
        "entail 0..300001 --rule top-entails; HEAPS:1:4: a heap of 300001; heaps go up to 300000",
        "entail 99999999999 --rule goldbach-nim; heaps go up to 10000",
        "entail none.txt --rule nimstring; none.txt: there is no such file",
      })
  void badInputIsRefused(String words, String message) {
    Shell.Outcome outcome = new Shell().run(words.split(" "));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
    assertThat(outcome.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'+-+ A'; -:1:5: unknown sign 'A' on a board",
        "'+-'; -:1:2: this - is no part of a line from a dot to the next",
        "'+ +~|  ~  +'; -:2:1: this | is no part of a line",
        "'+-  +'; -:1:2: this - is no part of a line",
        "'++'; -:1:2: no room for lines between two columns of dots",
        "'+~+'; -:2:1: no room for lines between two rows of dots",
        "'|'; -:1:1: this | is no part of a line",
        "''; -:1:1: there is no string here",
        "'a'; -:1:1: a stands alone, so that no string is tied to it",
        "'a b~c d a a'; -:2:7: a string from a to itself",
        "'a b~ä b'; -:2:1: unknown sign 'ä' in a name",
        "'a?b c'; -:1:2: unknown sign '?' in a name"
      })
  void badBoardsAreRefused(String board, String message) {
    for (String rule : new String[] {"nimstring", "dots-and-boxes"}) {
      Shell.Outcome outcome =
          new Shell().input(board.replace('~', '\n')).run("entail", "--rule", rule, "-");
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains(message);
      assertThat(outcome.out()).isEmpty();
    }
  }

  private static String open(int rows, int columns) {
    return ("+ ".repeat(columns) + "\n\n").repeat(rows);
  }

  @Test
  void boardsThatAreTooLargeAreRefusedBeforeAnythingIsDone() {
    Shell.Outcome nimstring =
        new Shell().input(open(5, 5)).run("entail", "--rule", "nimstring", "-");
    assertThat(nimstring.code()).isEqualTo(2);
    assertThat(nimstring.err())
        .contains("-: 40 lines that hang together are left to draw, too many")
        .contains("hint: there may be 28");
    Shell.Outcome huge = new Shell().input(open(9, 9)).run("entail", "--rule", "nimstring", "-");
    assertThat(huge.code()).isEqualTo(2);
    assertThat(huge.err()).contains("more than 62 strings or lines that are not drawn");
    // Not too many for Nimstring, since they don't hang together.
    String coins = chains(15);
    assertThat(new Shell().input(coins).run("entail", "--rule", "nimstring", "-").code()).isZero();
    Shell.Outcome counted =
        new Shell().input(chains(21)).run("entail", "--rule", "dots-and-boxes", "-");
    assertThat(counted.code()).isEqualTo(2);
    assertThat(counted.err()).contains("42 lines are left to draw", "there may be 40");
    Shell.Outcome wide = new Shell().input(open(2, 30)).run("entail", "--rule", "nimstring", "-");
    assertThat(wide.code()).isEqualTo(2);
    assertThat(wide.err())
        .contains("a board with 30 columns and 2 rows of dots", "may be 26 columns");
  }

  private static String chains(int count) {
    StringBuilder chains = new StringBuilder();
    for (int i = 0; i < count; i++) {
      chains.append("ground x").append(i).append(" ground\n");
    }
    return chains.toString();
  }

  @Test
  void gamesThatAreTooLargeAreUndecided() {
    Shell.Outcome outcome = new Shell().run("entail", "*60+*61+*62");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("undecided: the games that come up have more than");
  }

  @Test
  void ctrlCStopsATable() {
    Shell shell = new Shell();
    shell.interrupt().raise();
    Shell.Outcome outcome = shell.run("entail", "--rule", "top-entails", "0..300000");
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(outcome.out()).isEmpty();
  }
}
