package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solving.NaiveCertifier;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code witness}, and what {@code check} says of its bundles. */
final class WitnessCommandTest {
  /** White's b2 wins, and nothing else. */
  private static final String GAME = "(;FF[4]GM[11]SZ[3]AB[a3]AW[a1]PL[W])";

  private static final String EMPTY = "(;FF[4]GM[11]SZ[3]PL[W])";
  private static final String BLACKS_TURN = "(;FF[4]GM[11]SZ[3]AB[b2]PL[B])";
  private static final String NOBODYS_TURN = "(;FF[4]GM[11]SZ[3]AB[a3]AW[a1])";

  /** A ziggurat in which White has a stone. */
  private static final String CUT =
      """
      # # A .
       # . . .
        # . . .
         -----
      """;

  @TempDir private Path folder;

  private final Shell shell = new Shell(name -> new NaiveCertifier());

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  private Shell.Outcome run(String game, String... more) {
    String[] args = new String[more.length + 2];
    args[0] = "witness";
    args[1] = file(folder, "a.sgf", game);
    System.arraycopy(more, 0, args, 2, more.length);
    return shell.run(args);
  }

  private JsonObject json(int code, String game, String... more) {
    Shell.Outcome outcome = run(game, more);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isEqualTo(code);
    return JsonParser.parseString(outcome.out()).getAsJsonObject();
  }

  @Test
  void oneWinningMoveIsTold() {
    for (String[] more : new String[][] {{}, {"--cell", "b2"}, {"--cell", "B2"}}) {
      Shell.Outcome outcome = run(GAME, more);
      assertThat(outcome.err()).isEmpty();
      assertThat(outcome.code()).isZero();
      assertThat(outcome.out()).startsWith("yes: b2 is White's only winning move\n");
    }
    assertThat(run(NOBODYS_TURN, "--cell", "b2").code()).isZero();
  }

  @Test
  void whyThereIsNotOneIsTold() {
    Shell.Outcome loses = run(GAME, "--cell", "c1");
    assertThat(loses.code()).isEqualTo(1);
    assertThat(loses.out()).startsWith("no: c1 loses\n");
    Shell.Outcome other = run(EMPTY, "--cell", "b2");
    assertThat(other.code()).isEqualTo(1);
    assertThat(other.out()).containsPattern("^no: White wins with [a-c][1-3] too\n");
    Shell.Outcome all = run(EMPTY);
    assertThat(all.code()).isEqualTo(1);
    assertThat(all.out()).containsPattern("^no: White wins with ([a-c][1-3] ){2,}.*b2");
    Shell.Outcome none = shell.run("witness", file(folder, "a.yaml", Samples.SECOND_ROW));
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.out()).startsWith("no: White has no winning move\n");
  }

  @Test
  void jsonHasTheMembersThatScriptsRelyOn() {
    JsonObject yes = json(0, GAME, "--cell", "b2", "--format", "json");
    assertThat(yes.keySet())
        .containsExactly(
            "version", "cell", "unique", "winning", "complete", "restsOn", "nodes", "millis");
    assertThat(yes.get("version").getAsInt()).isEqualTo(1);
    assertThat(yes.get("cell").getAsString()).isEqualTo("b2");
    assertThat(yes.get("unique").getAsBoolean()).isTrue();
    assertThat(yes.get("winning")).hasToString("[\"b2\"]");
    assertThat(yes.get("complete").getAsBoolean()).isTrue();
    JsonObject loses = json(1, GAME, "--cell", "c1", "--format", "json");
    assertThat(loses.get("unique").getAsBoolean()).isFalse();
    assertThat(loses.get("winning").getAsJsonArray()).isEmpty();
    assertThat(loses.get("complete").getAsBoolean()).isFalse();
    JsonObject all = json(0, GAME, "--format", "json", "--certify", at("x.bundle"));
    assertThat(all.get("cell").isJsonNull()).isTrue();
    assertThat(all.get("winning")).hasToString("[\"b2\"]");
    assertThat(all.get("bundle").getAsString()).isEqualTo(at("x.bundle"));
    JsonObject no = json(1, EMPTY, "--format", "json", "--certify", at("y.bundle"));
    assertThat(no.get("bundle").isJsonNull()).isTrue();
    assertThat(Path.of(at("y.bundle"))).doesNotExist();
  }

  @Test
  void aBundleIsWrittenAndChecks() throws IOException {
    for (String name : new String[] {"a.bundle", "b.bundle.gz", "c"}) {
      Shell.Outcome outcome = run(GAME, "--cell", "b2", "--certify", at(name));
      assertThat(outcome.err()).isEmpty();
      assertThat(outcome.code()).isZero();
      assertThat(outcome.out()).contains("proof written to " + at(name) + " and checked\n");
      Shell.Outcome checked = shell.run("check", at(name));
      assertThat(checked.code()).isZero();
      assertThat(checked.out())
          .contains(at(name) + ": checked, ")
          .contains(" proofs\n")
          .contains("a b c")
          .contains("Black (X) wants top joined with bottom")
          .contains("b2 (*) is White's only winning move here");
    }
    Shell.Outcome all = shell.run("check", folder.toString(), "--format", "json");
    assertThat(all.code()).isZero();
    assertThat(all.out().lines()).hasSize(2);
    JsonObject json = JsonParser.parseString(all.out().lines().findFirst().get()).getAsJsonObject();
    assertThat(json.get("onlyMove").getAsString()).isEqualTo("b2");
    assertThat(json.get("toMove").getAsString()).isEqualTo("white");
    assertThat(json.get("proofs").getAsInt()).isGreaterThan(1);
    String text = Files.readString(Path.of(at("a.bundle")));
    String lie = file(folder, "lie.bundle", text.replace("only-move b2", "only-move c1"));
    Shell.Outcome refused = shell.run("check", lie);
    assertThat(refused.code()).isEqualTo(1);
    assertThat(refused.out()).contains("does not check: line ");
  }

  @Test
  void aTemplateIsAskedForWhatBreaksItsPromise() {
    String template = file(folder, "cut.txt", CUT);
    Shell.Outcome outcome = shell.run("witness", template, "--certify", at("x.bundle"));
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).startsWith("yes: c2 is White's only winning move\n");
    assertThat(shell.run("check", at("x.bundle")).out()).contains("wants c1 joined with bottom");
    Shell.Outcome outside = shell.run("witness", template, "--cell", "a1");
    assertThat(outside.code()).isEqualTo(2);
    assertThat(outside.err()).contains("a1 is outside the carrier").contains("hint");
  }

  @ParameterizedTest
  @CsvSource({
    "d1, d1 is not on the board",
    "a4, the last cell is c3",
    "a3, there is a stone on a3",
    "7, not a cell: '7'",
    "b2x, not a cell"
  })
  void aCellThatIsNoMoveIsRefused(String cell, String reason) {
    Shell.Outcome outcome = run(GAME, "--cell", cell);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(reason);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void otherBadInputIsRefused() {
    Shell.Outcome black = run(BLACKS_TURN);
    assertThat(black.code()).isEqualTo(2);
    assertThat(black.err())
        .contains("a.sgf:1:")
        .contains("Black is to move")
        .contains("hint: 'hexproof solve --all-winning'");
    assertThat(run(GAME, "--certify", folder.toString()).code()).isEqualTo(2);
    assertThat(run(GAME, "--certify", at("no/x")).code()).isEqualTo(2);
    assertThat(run(GAME, "--certify", at("a.sgf")).err()).contains("which is read");
    assertThat(run(GAME, "--certify", at("x"), "--solver", "htp:x").code()).isEqualTo(2);
    assertThat(shell.run("witness").code()).isEqualTo(2);
    assertThat(shell.run("witness", at("none.sgf")).code()).isEqualTo(2);
    assertThat(shell.run("witness", file(folder, "a.yaml", Samples.PIVOT)).err())
        .contains("no single question");
  }

  @Test
  void limitsAndFailuresAreNoVerdict() {
    String game = file(folder, "a.sgf", GAME);
    Answer.Undecided undecided =
        new Answer.Undecided(Answer.Undecided.Reason.TIME, 5, Duration.ofMillis(3));
    Shell slow =
        new Shell(
            name ->
                new StubSolver(
                    "slow",
                    problem ->
                        problem.toMove() == Color.WHITE || problem.position().white().size() > 2
                            ? undecided
                            : StubSolver.decided(Color.WHITE)));
    assertThat(slow.run("witness", game).code()).isEqualTo(3);
    Shell hasty = new Shell(name -> new StubSolver("hasty", problem -> undecided));
    Shell.Outcome told = hasty.run("witness", game, "--cell", "b2", "--format", "json");
    assertThat(told.code()).isEqualTo(3);
    JsonObject json = JsonParser.parseString(told.out()).getAsJsonObject();
    assertThat(json.get("unique").isJsonNull()).isTrue();
    assertThat(json.get("winning").getAsJsonArray()).isEmpty();
    assertThat(hasty.run("witness", game).out()).startsWith("undecided: the time limit was hit\n");
    Shell broken =
        new Shell(
            name ->
                new StubSolver(
                    "broken", problem -> new Answer.Failed("last words", Duration.ZERO)));
    Shell.Outcome failed = broken.run("witness", game, "--cell", "b2");
    assertThat(failed.code()).isEqualTo(4);
    assertThat(failed.err()).contains("last words");
    assertThat(failed.out()).isEmpty();
  }

  @Test
  void ctrlCEndsItAndLeavesNothing() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    Shell hanging = new Shell(name -> StubSolver.hanging(begun));
    String game = file(folder, "a.sgf", GAME);
    String out = at("out.txt");
    CompletableFuture<Shell.Outcome> running =
        CompletableFuture.supplyAsync(
            () -> hanging.run("witness", game, "--cell", "b2", "--out", out));
    begun.await();
    hanging.interrupt().raise();
    assertThat(running.get().code()).isEqualTo(130);
    assertThat(running.get().err())
        .isEqualTo("stopped; whether there is one winning move is not decided\n");
    assertThat(Path.of(out)).doesNotExist();
  }
}
