package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.solver.Answer;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AnnotateCommandTest {
  /** Black's first move threw the win away, White's reply gave it back. */
  private static final String GAME = "(;FF[4]GM[11]SZ[3]\n;B[a1];W[c1]C[hm \\]];B[b2])\n";

  private static final Answer UNDECIDED =
      new Answer.Undecided(Answer.Undecided.Reason.TIME, 1, Duration.ofMillis(1));

  @TempDir private Path folder;

  private final Shell shell = new Shell();

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  private Shell.Outcome run(String game, String... more) {
    List<String> args = new ArrayList<>(List.of("annotate", file(folder, "a.sgf", game)));
    args.addAll(List.of(more));
    return shell.run(args.toArray(String[]::new));
  }

  private String annotated(String game, String... more) throws IOException {
    List<String> args = new ArrayList<>(List.of(more));
    args.addAll(List.of("--out", at("out.sgf")));
    Shell.Outcome outcome = run(game, args.toArray(String[]::new));
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    return Files.readString(folder.resolve("out.sgf"));
  }

  @Test
  void theFileHasTheDocumentThatIsSaidOrThatItsNameEndsAs() throws IOException {
    String record = annotated(GAME);
    assertThat(run(GAME, "--format", "sgf").out()).isEqualTo(record);
    String table = run(GAME).out();
    assertThat(run(GAME, "--out", at("out.sgf")).out()).isEqualTo(table);
    for (String[] way :
        new String[][] {
          {"a.html", "<!DOCTYPE html>"}, {"a.JSON", "{\"version\":1,"}, {"a.txt", "move  player"}
        }) {
      Shell.Outcome outcome = run(GAME, "--out", at(way[0]));
      assertThat(outcome).isEqualTo(new Shell.Outcome(0, "", ""));
      assertThat(Files.readString(folder.resolve(way[0]))).startsWith(way[1]);
    }
    Shell.Outcome said = run(GAME, "--format", "html", "--out", at("x.html"));
    assertThat(said).isEqualTo(new Shell.Outcome(0, "", ""));
    assertThat(Files.readString(folder.resolve("x.html"))).startsWith("<!DOCTYPE html>");
  }

  @Test
  void theTableTellsOfEachMove() {
    assertThat(run(GAME).out())
        .isEqualTo(
            """
            move  player  cell    winner  remark
               1  black   a1      white   threw the win away; c1 a2 b2 c2 a3 kept it; b2 refutes it
               2  white   c1      black   threw the win away; b2 kept it; b2 refutes it
               3  black   b2      black   the only winning move; connects top to bottom by template II and a bridge
            4 positions, 4 decided
              1 by the move that follows
              3 by the solver
            the side to move wins 3; all winning moves are known at 3
            2 moves threw a win away
            """);
  }

  @Test
  void theRecordGetsWinnersMarksAndARefutation() throws IOException {
    assertThat(annotated(GAME))
        .isEqualTo(
            "(;FF[4]GM[11]SZ[3]HXP[GB LB C=67]GB[1]LB[c1:+][a2:+][b2:+][c2:+][a3:+]C[Hexproof:"
                + " Black to move wins with c1 a2 b2 c2 a3 and no other move.]\n"
                + ";B[a1]HXP[GW LB BM C=117 fork]GW[1]LB[b2:+]BM[1]C[Hexproof: White to move wins"
                + " with b2 alone. This move throws Black's win away: c1 a2 b2 c2 a3 kept it. b2"
                + " refutes it.](;W[c1]C[hm \\]\n\n"
                + "Hexproof: Black to move wins with b2 alone. This move throws White's win away:"
                + " b2 kept it. b2 refutes it.]HXP[GB LB BM C+107]GB[1]LB[b2:+]BM[1];B[b2]HXP[GB"
                + " C=109]GB[1]C[Hexproof: White to move, Black wins.\n"
                + "Proved of this move: connects top to bottom by template II and a bridge."
                + "])(;HXP[added]W[b2]GW[1]C[Hexproof: this refutes the move before.]))\n");
  }

  @Test
  void anAnnotatedRecordIsNotAnnotatedTwice() throws IOException {
    String once = annotated(GAME);
    assertThat(annotated(once)).isEqualTo(once);
    // What could not be decided this time is gone.
    Shell nothing = new Shell(name -> new StubSolver("lazy", problem -> UNDECIDED));
    String early = "(;GM[11]SZ[3];B[a1];W[c1]C[hm])";
    String again = file(folder, "again.sgf", annotated(early));
    assertThat(nothing.run("annotate", again, "--estimate", "none", "--out", at("bare.sgf")).code())
        .isZero();
    assertThat(Files.readString(folder.resolve("bare.sgf"))).isEqualTo(early);
  }

  @Test
  void theLastMoveOfALineStaysTheLast() throws IOException {
    String text = annotated("(;GM[11]SZ[2];B[a1])");
    assertThat(text).contains("(;HXP[added]C[The record ends here.])(;HXP[added]W[a2]GW[1]C[");
    assertThat(run(text).out())
        .startsWith("move  player  cell    winner  remark\n   1  black   a1");
    assertThat(run(text).out()).contains("2 positions, 2 decided");
  }

  @Test
  void whatStandsInTheRecordStays() throws IOException {
    String bom = "\uFEFF(;GM[11]SZ[3]DM[1]LB[a1:x]KO[ü]\r\n ;B[a1]TE[1]GW[2]\r\n)";
    assertThat(annotated(bom))
        .startsWith("\uFEFF(;GM[11]SZ[3]DM[1]LB[a1:x]KO[ü]HXP[TR C=67]TR[c1][a2][b2][c2][a3]C[")
        .contains("\r\n ;B[a1]TE[1]GW[2]HXP[LB C=117]LB[b2:+]C[")
        .doesNotContain("BM[");
  }

  @Test
  void littleGolemsRecordsKeepTheirPointsAndColours() throws IOException {
    assertThat(annotated("(;FF[4]SZ[3];W[aa];B[ca];W[bb])"))
        .startsWith("(;FF[4]SZ[3]HXP[GW LB C=67]GW[1]LB[ca:+][ab:+][bb:+][cb:+][ac:+]C[")
        .contains("(;HXP[added]B[bb]GB[1]C[");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ";B[a2];W[swap-pieces];B[b2]|2  white   swap    white",
        ";B[a1];W[swap-sides];W[b2]|3  white   b2      white   the only winning move; connects left"
            + " to right by template II twice",
        ";B[b2];W[pass];B[c1]|2  white   pass    black",
        ";B[b2];W[a3];B[resign]|3  black   resign  black   resigned a won position",
        ";B[b2];W[resign]|2  white   resign  black",
        ";B[a1];B[b1];W[b2]|3  white   b2      white   the only winning move; connects left to"
            + " right by template II twice",
        ";AB[a1][b2];W[c3]|1  white   c3      black",
      })
  void otherMovesThanStones(String moves, String row) {
    assertThat(run("(;GM[11]SZ[3]" + moves + ")").out().lines().map(String::strip)).contains(row);
  }

  @Test
  void whoseTurnItIsMayBeUnknown() {
    assertThat(run("(;GM[11]SZ[3]AB[a1])").out())
        .contains("1 where the record does not say whose turn it is\n");
    assertThat(run("(;GM[11]SZ[3]AB[a1]PL[W])").out()).contains("1 position, 1 decided\n");
    assertThat(run("(;GM[11]SZ[3]AB[a1][a2][a3])").out())
        .contains("1 position, 1 decided\n  1 by joined edges\n");
  }

  @Test
  void ofSeveralGamesAllAreAnnotatedOrTheChosenOne() throws IOException {
    String two = "(;GM[11]SZ[2]GN[one];B[a1])\n(;GM[11]SZ[2]GN[two];B[b1])\n";
    Shell.Outcome both = run(two, "--out", at("out.sgf"));
    assertThat(both.code()).isZero();
    assertThat(both.out()).startsWith("game 1 (one)\nmove ").contains("\n\ngame 2 (two)\nmove ");
    assertThat(Files.readString(folder.resolve("out.sgf")))
        .contains("GN[one]HXP[")
        .contains("GN[two]HXP[");
    JsonObject json = JsonParser.parseString(run(two, "--format", "json").out()).getAsJsonObject();
    assertThat(json.getAsJsonArray("games")).hasSize(2);
    assertThat(json.getAsJsonArray("games").get(1).getAsJsonObject().get("positions").getAsInt())
        .isEqualTo(2);
    for (List<String> choice : List.of(List.of("--board", "2"), List.of("--name", "two"))) {
      assertThat(annotated(two, choice.toArray(String[]::new)))
          .startsWith("(;GM[11]SZ[2]GN[one];B[a1])\n(;GM[11]SZ[2]GN[two]HXP[");
    }
    Shell.Outcome line = shell.run("annotate", at("a.sgf") + ":1", "--out", at("out.sgf"));
    assertThat(line.code()).isZero();
    assertThat(Files.readString(folder.resolve("out.sgf")))
        .contains("GN[one]HXP[")
        .contains("GN[two];B[b1])");
  }

  @Test
  void templatesAreToldWhereTheyAreNew() throws IOException {
    String game = "(;GM[11]SZ[3];B[b2];W[b1];B[a3])";
    String text = annotated(game, "--templates", "--kind", "interior", "--kind", "edge");
    assertThat(text)
        .contains("\nblack: II, edge: b2 to top; carrier b1 c1\n")
        .contains("\nblack: II, edge: b2 to bottom; carrier a3 b3]")
        .contains("\nwhite: II, edge: b1 to left; carrier a1 a2]");
    assertThat(text.split("black: II, edge: b2 to top", -1)).hasSize(2);
    assertThat(annotated(game, "--templates", "--color", "white"))
        .contains("\nwhite: II, edge: b1 to left; carrier a1 a2]")
        .doesNotContain("\nblack: ");
    assertThat(annotated(text)).isEqualTo(annotated(game));
  }

  @Test
  void jsonHasTheMembersThatScriptsRelyOn() {
    JsonObject json = JsonParser.parseString(run(GAME, "--format", "json").out()).getAsJsonObject();
    assertThat(json.keySet())
        .containsExactly(
            "version",
            "moves",
            "positions",
            "decided",
            "over",
            "byMove",
            "byWin",
            "solved",
            "undecided",
            "notAsked",
            "noTurn",
            "toWin",
            "complete",
            "blunders",
            "estimated",
            "doubtful",
            "restsOn");
    assertThat(json.getAsJsonArray("moves").get(0))
        .isEqualTo(
            JsonParser.parseString(
                """
                {"number":1,"player":"black","move":"a1","winner":"white","threwAway":true,
                 "onlyMove":false,"estimate":null,"doubtful":false,"preferred":null,"facts":[],"kept":["c1","a2","b2","c2","a3"],"complete":true,"refutation":["b2"]}
                """));
    assertThat(json.get("decided").getAsInt()).isEqualTo(4);
  }
}
