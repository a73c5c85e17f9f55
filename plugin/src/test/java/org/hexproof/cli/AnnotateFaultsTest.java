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
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code annotate} does where a record, an option or a solver is not as it should be. */
final class AnnotateFaultsTest {
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
    assertThat(
            nothing
                .run("annotate", at("out.sgf"), "--estimate", "none", "--out", at("bare.sgf"))
                .code())
        .isZero();
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
            "hexproof: --templates tells in the comments of a record; add --format sgf, or --out"
                + " NAME.sgf\n");
    assertThat(run(GAME, "--templates", "--out", at("a.html")).code()).isEqualTo(2);
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
    "--templates --kind corner, '--kind can be edge, interior, connects-both, pivoting,"
        + " pivoting-sente, not'",
    "--estimate guess, '--estimate wants own, none, or htp: and'",
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
    assertThat(shell.run("annotate", file, "--format", "sgf").out().split("\\(;FF", -1)).hasSize(3);
  }
}
