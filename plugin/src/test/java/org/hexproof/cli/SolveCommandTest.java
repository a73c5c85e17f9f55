package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.time.Duration;
import org.hexproof.solver.Answer;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SolveCommandTest {
  private static final String GAME = "(;FF[4]GM[11]SZ[3]AW[a1]PL[B])";
  private static final String NOBODYS_TURN = "(;FF[4]GM[11]SZ[3]AB[b2]AW[a1])";

  @TempDir private Path folder;

  @Test
  void jsonHasTheMembersThatScriptsRelyOn() {
    Shell.Outcome outcome =
        new Shell().run("solve", "--all-winning", "--format", "json", file(folder, "a.sgf", GAME));
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    JsonObject answer = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(answer.keySet())
        .containsExactly(
            "version", "winner", "toMove", "goal", "winning", "restsOn", "nodes", "millis");
    assertThat(answer.get("version").getAsInt()).isEqualTo(1);
    assertThat(answer.get("winner").getAsString()).isEqualTo("black");
    assertThat(answer.get("toMove").getAsString()).isEqualTo("black");
    assertThat(answer.get("winning").getAsJsonArray().toString()).contains("\"b2\"");
  }

  @Test
  void winningMovesAreNullWhenNotAsked() {
    Shell.Outcome outcome =
        new Shell().run("solve", "--format", "json", file(folder, "a.sgf", GAME));
    JsonObject answer = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(answer.get("winning").isJsonNull()).isTrue();
  }

  @Test
  void textSaysWhoWins() {
    Shell.Outcome outcome = new Shell().run("solve", "--all-winning", file(folder, "a.sgf", GAME));
    assertThat(outcome.out())
        .contains("with black to move, black wins")
        .contains("winning moves: ")
        .contains("b2");
  }

  @Test
  void toMoveOverridesTheFile() {
    Shell.Outcome outcome =
        new Shell()
            .run("solve", "--to-move", "white", "--format", "json", file(folder, "a.sgf", GAME));
    JsonObject answer = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(answer.get("toMove").getAsString()).isEqualTo("white");
    assertThat(answer.get("winner").getAsString()).isEqualTo("white");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ". . .%n . . .%n  . . .|black",
        "X|black",
        "o|white",
        "X X O%n O . O%n  O X X|black",
        "O . . .%n . O X .%n  X . O X%n   . X . O%n    . . X .|black",
        "   a b c%n 1 . w .%n  2 b . .%n   3 . b w|black",
      })
  void aRhombusWithoutEdgesIsAWholeBoard(String drawing, String winner) {
    String path = file(folder, "a.txt", drawing.replace("%n", "\n"));
    Shell.Outcome outcome = new Shell().run("solve", path, "--to-move", "black");
    assertThat(outcome.out())
        .startsWith("with black to move, " + winner + " wins\n")
        .contains("goal: black joins top and bottom\n");
    assertThat(outcome.err()).contains(":1:1: no edge is drawn, so this is read as a whole board");
    Shell.Outcome json = new Shell().run("solve", path, "--to-move", "black", "--format", "json");
    assertThat(json.out()).contains("\"goal\":\"top / bottom\"");
    Shell.Outcome verified = new Shell().run("verify", "--strict", path);
    assertThat(verified.code()).isEqualTo(2);
    assertThat(verified.err()).contains("this is a whole board", "'hexproof solve' tells who wins");
  }

  @Test
  void theGoalOfATemplateIsTold() {
    String bridge = "edges: none\nX .\n . X\n";
    assertThat(new Shell().run("solve", file(folder, "a.txt", bridge)).out())
        .contains("black wins\n", "goal: black joins a1 and b2\n");
    assertThat(
            new Shell()
                .run("verify", "--kind", "interior", file(folder, "b.txt", "X .\n . X\n"))
                .out())
        .startsWith("pass");
  }

  @Test
  void aTemplateIsPlayedForItsPromise() {
    Shell.Outcome outcome = new Shell().run("solve", file(folder, "a.yaml", Samples.SECOND_ROW));
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("with white to move, black wins");
  }

  @Test
  void aBoardThatDoesNotSayWhoseTurnItIsIsRefused() {
    Shell.Outcome outcome = new Shell().run("solve", file(folder, "a.sgf", NOBODYS_TURN));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("a.sgf:1:").contains("--to-move");
  }

  @Test
  void severalBoardsAreRefusedWithTheirPlaces() {
    String two = file(folder, "a.yaml", Samples.SECOND_ROW + "---\n" + Samples.BRIDGE);
    for (String[] args : new String[][] {{"solve", two}, {"convert", two, "--to", "sgf"}}) {
      Shell.Outcome outcome = new Shell().run(args);
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains("2 boards").contains("a.yaml:1:1").contains("a.yaml:1");
    }
  }

  @Test
  void limitsAndFailuresAreNoVerdict() {
    String file = file(folder, "a.sgf", GAME);
    Shell slow =
        new Shell(
            name ->
                new StubSolver(
                    "slow",
                    problem ->
                        new Answer.Undecided(
                            Answer.Undecided.Reason.TIME, 5, Duration.ofMillis(3))));
    Shell.Outcome undecided = slow.run("solve", "--format", "json", file);
    assertThat(undecided.code()).isEqualTo(3);
    assertThat(JsonParser.parseString(undecided.out()).getAsJsonObject().get("winner").isJsonNull())
        .isTrue();
    Shell broken =
        new Shell(
            name ->
                new StubSolver(
                    "broken", problem -> new Answer.Failed("last words", Duration.ZERO)));
    Shell.Outcome failed = broken.run("solve", file);
    assertThat(failed.code()).isEqualTo(4);
    assertThat(failed.err()).contains("last words");
    assertThat(failed.out()).isEmpty();
  }

  @Test
  void aMissingFileIsRefused() {
    Shell.Outcome outcome = new Shell().run("solve", folder.resolve("none.sgf").toString());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("there is no such file");
    assertThat(new Shell().run("solve", folder.toString()).code()).isEqualTo(2);
    assertThat(new Shell().run("solve").code()).isEqualTo(2);
  }
}
