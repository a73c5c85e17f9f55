package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.page.HtmlUnitPage;
import org.hexproof.page.PageTour;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
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
  private static final Answer FAILED = new Answer.Failed("out of order", Duration.ZERO);

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
               3  black   b2      black   the only winning move
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
                + " C=36]GB[1]C[Hexproof: White to move, Black"
                + " wins.])(;HXP[added]W[b2]GW[1]C[Hexproof: this refutes the move before.]))\n");
  }

  @Test
  void anAnnotatedRecordIsNotAnnotatedTwice() throws IOException {
    String once = annotated(GAME);
    assertThat(annotated(once)).isEqualTo(once);
    // What could not be decided this time is gone.
    Shell nothing = new Shell(name -> new StubSolver("lazy", problem -> UNDECIDED));
    String again = file(folder, "again.sgf", once);
    assertThat(nothing.run("annotate", again, "--out", at("bare.sgf")).code()).isZero();
    assertThat(Files.readString(folder.resolve("bare.sgf"))).isEqualTo(GAME);
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
        ";B[a1];W[swap-sides];W[b2]|3  white   b2      white   the only winning move",
        ";B[b2];W[pass];B[c1]|2  white   pass    black",
        ";B[b2];W[a3];B[resign]|3  black   resign  black   resigned a won position",
        ";B[b2];W[resign]|2  white   resign  black",
        ";B[a1];B[b1];W[b2]|3  white   b2      white   the only winning move",
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
  void anUnreadableGameStaysAsItIsAndIsTold() throws IOException {
    String bad = "(;GM[11]SZ[2]GN[two]PB[x]AB[c9];B[a1])";
    Shell.Outcome outcome =
        run("(;GM[11]SZ[2];B[a1])\n" + bad + "\n(;GM[11]SZ[2];B[b1])", "--out", at("out.sgf"));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("a.sgf:2:29: point c9 is not on the board");
    assertThat(outcome.out()).contains("\ngame 2 (two)\nnot read\n\ngame 3\nmove ");
    assertThat(Files.readString(folder.resolve("out.sgf")))
        .startsWith("(;GM[11]SZ[2]HXP[")
        .contains("\n" + bad + "\n(;GM[11]SZ[2]HXP[");
  }

  @Test
  void whatComesBeforeAnIllegalMoveIsAnnotated() throws IOException {
    Shell.Outcome main = run("(;GM[11]SZ[2];B[a1];W[a1];B[b1])", "--out", at("out.sgf"));
    assertThat(main.code()).isEqualTo(2);
    assertThat(main.err())
        .contains("a.sgf:1:23: there is a stone on a1 already")
        .contains("hint: what is before it is annotated");
    assertThat(Files.readString(folder.resolve("out.sgf")))
        .startsWith("(;GM[11]SZ[2]HXP[")
        .contains(";B[a1]HXP[")
        .contains("(;W[a1];B[b1])(;HXP[added]W[");
    Shell.Outcome side = run("(;GM[11]SZ[2](;B[a1];W[b1])(;B[a2];W[a2]))", "--out", at("out.sgf"));
    assertThat(side.code()).isZero();
    assertThat(side.err()).contains("a side line ends before line 1, column 38: there is a stone");
    assertThat(Files.readString(folder.resolve("out.sgf"))).contains("(;B[a2]HXP[");
  }

  @Test
  void aDamagedRecordKeepsItsBytes() throws IOException {
    byte[] record =
        "Hi,\n(GM[11]SZ[2]PB[Jos\u00e9]b]C;B[a1]\nbye".getBytes(StandardCharsets.ISO_8859_1);
    Files.write(folder.resolve("l.sgf"), record);
    Shell.Outcome outcome = shell.run("annotate", at("l.sgf"), "--out", at("out.sgf"));
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err().lines()).hasSize(7).allMatch(line -> line.contains("l.sgf:2:2: "));
    Shell nothing = new Shell(name -> new StubSolver("lazy", problem -> UNDECIDED));
    assertThat(Files.readAllBytes(folder.resolve("out.sgf"))).hasSizeGreaterThan(record.length);
    assertThat(nothing.run("annotate", at("out.sgf"), "--out", at("bare.sgf")).code()).isZero();
    assertThat(Files.readAllBytes(folder.resolve("bare.sgf"))).isEqualTo(record);
  }

  @Test
  void aRecordWithoutMovesIsToldSo() {
    assertThat(run("(;GM[11]SZ[2]PL[B]AB[a1])").out()).contains("\nthe record has no moves\n");
  }

  @Test
  void templatesAreToldInARecordOnly() {
    Shell.Outcome outcome = run(GAME, "--templates");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err())
        .isEqualTo(
            "hexproof: --templates tells in the comments of a record; add --format sgf, or --out NAME.sgf\n");
    assertThat(run(GAME, "--templates", "--out", at("a.html")).code()).isEqualTo(2);
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
            "restsOn");
    assertThat(json.getAsJsonArray("moves").get(0))
        .isEqualTo(
            JsonParser.parseString(
                """
                {"number":1,"player":"black","move":"a1","winner":"white","threwAway":true,
                 "onlyMove":false,"kept":["c1","a2","b2","c2","a3"],"complete":true,"refutation":["b2"]}
                """));
    assertThat(json.get("decided").getAsInt()).isEqualTo(4);
  }

  @Test
  void longLinesAndDeepTreesAreReadOrRefused() throws IOException {
    StringBuilder passes = new StringBuilder("(;GM[11]SZ[2]");
    for (int i = 0; i < 5_000; i++) {
      passes.append(";B[];W[]");
    }
    Shell lazy = new Shell(name -> new StubSolver("lazy", problem -> UNDECIDED));
    assertThat(lazy.run("annotate", file(folder, "a.sgf", passes + ")")).out())
        .contains("10001 positions, 0 decided\n  3 not decided in time\n  9998 not asked");
    String deep = "(;GM[11]SZ[2]" + "(;B[];W[]".repeat(10_000) + ")".repeat(10_001);
    Shell.Outcome outcome = run(deep, "--out", at("deep.sgf"));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("a.sgf:1:").contains("variations are nested too deep");
    assertThat(folder.resolve("deep.sgf")).doesNotExist();
  }

  /** As an engine that dies and is started again for the next question. */
  @Test
  void aSolverThatFailsOnceKeepsWhatIsDecided() throws IOException {
    Shell moody =
        new Shell(
            name ->
                new StubSolver(
                    "moody",
                    problem ->
                        problem.position().empty().size() == 9
                            ? FAILED
                            : new BruteForceSolver().solve(problem, Limits.DEFAULT)));
    Shell.Outcome outcome =
        moody.run("annotate", file(folder, "a.sgf", GAME), "--out", at("out.sgf"));
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err()).contains("native failed: out of order", "told all the same");
    assertThat(outcome.out()).contains("decided", "1 at which the solver failed");
    assertThat(Files.readString(folder.resolve("out.sgf"))).containsAnyOf("GB[", "GW[");
  }

  @Test
  void aFailingSolverIsTold() {
    Shell failing = new Shell(name -> new StubSolver("broken", problem -> FAILED));
    Shell.Outcome outcome =
        failing.run("annotate", file(folder, "a.sgf", GAME), "--out", at("out.sgf"));
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err()).contains("native failed: out of order");
    assertThat(folder.resolve("out.sgf")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "--timeout 0, --timeout wants a number of seconds",
    "--give-up 0, --give-up wants a whole number from 1 to",
    "--kind edge, add --templates",
    "--color white, add --templates",
    "--templates --kind corner, '--kind can be edge, interior, connects-both, pivoting, pivoting-sente, not'",
    "--format pdf, '--format can be text, json, html, sgf'",
    "--board 3, 'there is no board 3, only 1'",
  })
  void badOptionsAreRefused(String options, String reason) {
    Shell.Outcome outcome = run(GAME, options.split(" "));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(reason);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void otherBadInputIsRefused() throws IOException {
    assertThat(shell.run("annotate").code()).isEqualTo(2);
    Shell.Outcome board = shell.run("annotate", file(folder, "b.yaml", Samples.ZIGGURAT));
    assertThat(board.code()).isEqualTo(2);
    assertThat(board.err()).contains("b.yaml:1:1: this is no game with an order of moves");
    Shell.Outcome same = run(GAME, "--out", at("a.sgf"));
    assertThat(same.code()).isEqualTo(2);
    assertThat(same.err()).contains("would replace");
    assertThat(Files.readString(folder.resolve("a.sgf"), StandardCharsets.UTF_8)).isEqualTo(GAME);
  }

  @Test
  void aGameOfAnotherFormatThatCantBeReadCostsItselfAlone() {
    String link = "https://hexworld.org/board/#3,";
    String games = link + "b2a1\n" + link + "z9\n" + link + "a1b2\n";
    String file = file(folder, "g.hexworld", games);
    Shell.Outcome outcome = shell.run("annotate", file);
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
    assertThat(outcome.err()).contains("g.hexworld:2:31: z9 is not on the board");
    assertThat(outcome.out().split("(?=game \\d)"))
        .satisfiesExactly(
            first ->
                assertThat(first).startsWith("game 1\nmove ").contains("the side to move wins"),
            second -> assertThat(second).isEqualTo("game 2\nnot read\n\n"),
            third -> assertThat(third).startsWith("game 3\nmove ").contains("b2"));
    List<JsonObject> told =
        JsonParser.parseString(shell.run("annotate", file, "--format", "json").out())
            .getAsJsonObject()
            .getAsJsonArray("games")
            .asList()
            .stream()
            .map(JsonElement::getAsJsonObject)
            .toList();
    assertThat(told.get(1).get("fault").getAsString()).contains("z9 is not on the board");
    assertThat(told.get(2).get("place").getAsString()).endsWith("g.hexworld:3:28");
    assertThat(told.get(2).get("moves").getAsJsonArray()).hasSize(2);
    assertThat(shell.run("annotate", file, "--format", "sgf").out().lines()).hasSize(2);
  }

  @Test
  void aPageLetsTheReaderPlayOn() throws IOException {
    Shell certifying = new Shell(name -> EmbeddedLibrary.load().newSolver(1));
    Shell.Outcome outcome =
        certifying.run("annotate", file(folder, "a.sgf", GAME), "--format", "html");
    assertThat(outcome.code()).isZero();
    Path file = folder.resolve("game.html");
    Files.writeString(file, outcome.out());
    try (HtmlUnitPage page = new HtmlUnitPage();
        BruteForceSolver solver = new BruteForceSolver()) {
      for (int board = 1; board <= 4; board++) {
        new PageTour(page, file, solver, board, 1).go(2);
      }
      page.open(file, "#2");
      assertThat(page.text("name")).isEqualTo("1 a1 ??");
      assertThat(page.text("verdict")).isEqualTo("White to move wins with b2 alone.");
      assertThat(page.text("notes"))
          .isEqualTo("This move throws Black's win away: c1 a2 b2 c2 a3 kept it. b2 refutes it.");
      assertThat(page.text("index")).contains("White wins");
    }
  }
}
