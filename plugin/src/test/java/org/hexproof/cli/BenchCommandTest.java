package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BenchCommandTest {
  private static final String[] BOTH = {"--solver", "native", "--solver", "htp:other"};

  @TempDir private Path folder;

  private static Shell against(StubSolver other) {
    return new Shell(name -> name.equals(SolverName.NATIVE) ? new BruteForceSolver() : other);
  }

  private Shell.Outcome bench(Shell shell, String... more) {
    String[] args = new String[2 + BOTH.length + more.length];
    args[0] = "bench";
    args[1] = folder.toString();
    System.arraycopy(BOTH, 0, args, 2, BOTH.length);
    System.arraycopy(more, 0, args, 2 + BOTH.length, more.length);
    return shell.run(args);
  }

  private void puzzles(String answer) throws IOException {
    Files.createDirectory(folder.resolve("puzzles"));
    file(folder.resolve("puzzles"), "p.sgf", "(;FF[4]GM[11]SZ[2]AB[b1])");
    file(
        folder,
        "puzzles.csv",
        "file,to_move,question,answer\np.sgf,white,winner,black\np.sgf,black,winning,"
            + answer
            + "\n");
  }

  @Test
  void pivotingTemplatesAreLeftOutAndCounted() {
    file(folder, "a.yaml", Samples.SECOND_ROW);
    file(folder, "b.yaml", Samples.PIVOT);
    Shell.Outcome outcome =
        new Shell().run("bench", folder.toString(), "--solver", "native", "--solver", "native");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("1 of 2 are left out");
  }

  @Test
  void templatesPutValidityAndEveryWeakening() {
    file(folder, "a.yaml", Samples.SECOND_ROW);
    Shell.Outcome outcome = bench(new Shell(), "--format", "json");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    JsonObject set =
        JsonParser.parseString(outcome.out())
            .getAsJsonObject()
            .getAsJsonArray("sets")
            .get(0)
            .getAsJsonObject();
    assertThat(set.get("questions").getAsInt()).isEqualTo(3);
    JsonObject other = set.getAsJsonArray("solvers").get(1).getAsJsonObject();
    assertThat(other.get("decided").getAsInt()).isEqualTo(3);
    assertThat(other.get("both").getAsInt()).isEqualTo(3);
    assertThat(other.get("worst").getAsDouble())
        .isGreaterThanOrEqualTo(other.get("median").getAsDouble());
  }

  @Test
  void templatesAreASetInEachContext() {
    file(folder, "a.yaml", Samples.BOTH);
    Shell.Outcome outcome =
        bench(
            new Shell(), "--context", "direct", "--context", "simpleswitch:1", "--format", "json");
    assertThat(outcome.err()).isEmpty();
    JsonArray sets = JsonParser.parseString(outcome.out()).getAsJsonObject().getAsJsonArray("sets");
    assertThat(sets).hasSize(2);
    assertThat(sets.get(0).getAsJsonObject().get("name").getAsString()).endsWith(" direct");
    assertThat(sets.get(1).getAsJsonObject().get("name").getAsString()).endsWith(" simpleswitch:1");
    assertThat(sets.get(1).getAsJsonObject().get("questions").getAsInt())
        .isEqualTo(sets.get(0).getAsJsonObject().get("questions").getAsInt());
  }

  @Test
  void unknownContextsAreRefused() {
    file(folder, "a.yaml", Samples.BOTH);
    Shell.Outcome outcome = bench(new Shell(), "--context", "switch");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("--context").contains("switch").contains("simpleswitch:N");
  }

  @Test
  void templatesThatFitNoContextAreRefused() {
    file(folder, "a.yaml", Samples.SECOND_ROW);
    Shell.Outcome outcome = bench(new Shell(), "--context", "tester");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("a.yaml").contains("A, B and an edge");
  }

  @Test
  void puzzlesWithTheRightAnswersPass() throws IOException {
    puzzles("b2 a1 a2");
    Shell.Outcome outcome = bench(new Shell());
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).contains("questions").contains("htp:other").doesNotContain("WRONG");
    assertThat(outcome.code()).isZero();
  }

  @Test
  void aWrongAnswerIsTold() throws IOException {
    puzzles("a2");
    Shell.Outcome outcome = bench(new Shell());
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).contains("WRONG p.sgf: native says '").contains("expected 'a2'");
  }

  @Test
  void contradictionsAndFailuresAreTold() {
    file(folder, "a.yaml", Samples.SECOND_ROW);
    Shell.Outcome contradicted = bench(against(StubSolver.always("liar", Color.BLACK)));
    assertThat(contradicted.code()).isEqualTo(4);
    assertThat(contradicted.out())
        .contains("ERROR")
        .contains("says 'black'")
        .contains("white to move");
    Shell.Outcome failed =
        bench(against(new StubSolver("dead", problem -> new Answer.Failed("gone", Duration.ZERO))));
    assertThat(failed.code()).isEqualTo(4);
    assertThat(failed.out()).contains("gone");
  }

  @Test
  void undecidedQuestionsDoNotCount() {
    file(folder, "a.yaml", Samples.SECOND_ROW);
    Shell.Outcome outcome =
        bench(
            against(
                new StubSolver(
                    "slow",
                    problem ->
                        new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO))));
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).containsPattern("htp:other +0 +0\\.000 +0 +- +- +-");
  }

  @Test
  void sparseBoardsAreOneMoreSet() {
    file(folder, "a.yaml", Samples.SECOND_ROW);
    Shell.Outcome outcome =
        bench(
            new Shell(name -> StubSolver.always(name.text(), Color.BLACK)),
            "--sparse",
            "15",
            "--seed",
            "7",
            "--sizes",
            "8-9",
            "--format",
            "json");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    JsonArray sets = JsonParser.parseString(outcome.out()).getAsJsonObject().getAsJsonArray("sets");
    assertThat(sets).hasSize(2);
    JsonObject sparse = sets.get(1).getAsJsonObject();
    assertThat(sparse.get("name").getAsString()).isEqualTo("sparse 15 seed 7");
    assertThat(sparse.getAsJsonArray("replies").asList())
        .extracting(reply -> reply.getAsJsonObject().get("question").getAsString())
        .satisfiesExactly(
            name -> assertThat(name).startsWith("sparse board 2 (8x8, "),
            name -> assertThat(name).startsWith("sparse board 3 (9x9, "),
            name -> assertThat(name).startsWith("sparse board 15 (8x8, "));
  }

  @Test
  void sparseBoardsNeedNoPath() {
    Shell shell = new Shell(name -> StubSolver.always(name.text(), Color.WHITE));
    String[] args = {"bench", "--sparse", "2", BOTH[0], BOTH[1], BOTH[2], BOTH[3]};
    assertThat(shell.run(args).code()).isZero();
    assertThat(shell.run("bench", BOTH[0], BOTH[1], BOTH[2], BOTH[3]).code()).isEqualTo(2);
  }

  @Test
  void easyBoardsCanBeLeftOut() {
    Shell shell =
        new Shell(
            name ->
                new StubSolver(
                    name.text(),
                    problem ->
                        new Answer.Decided(
                            Color.BLACK,
                            ImmutableList.of(),
                            ImmutableSet.of(),
                            problem.position().board().cols(),
                            Duration.ZERO)));
    Shell.Outcome outcome =
        shell.run(
            "bench", "--sparse", "13", "--min-nodes", "17", BOTH[0], BOTH[1], BOTH[2], BOTH[3]);
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).containsPattern("sparse 13 seed 1 min-nodes 17 +3 +native");
  }

  @Test
  void otherSizesAreRefused() {
    file(folder, "a.yaml", Samples.SECOND_ROW);
    for (String sizes : List.of("6-9", "9-7", "7-20", "8", "x-9")) {
      Shell.Outcome outcome = bench(new Shell(), "--sparse", "1", "--sizes", sizes);
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains("--sizes").contains("'" + sizes + "'");
    }
  }

  @Test
  void eachReplyIsInTheJson() throws IOException {
    puzzles("b2 a1 a2");
    Shell.Outcome outcome = bench(new Shell(), "--format", "json");
    JsonObject set =
        JsonParser.parseString(outcome.out())
            .getAsJsonObject()
            .getAsJsonArray("sets")
            .get(0)
            .getAsJsonObject();
    JsonObject reply = set.getAsJsonArray("replies").get(1).getAsJsonObject();
    assertThat(reply.get("question").getAsString()).isEqualTo("p.sgf");
    assertThat(reply.getAsJsonArray("answers").asList())
        .extracting(JsonElement::getAsString)
        .containsExactly("a1 a2 b2", "a1 a2 b2");
    assertThat(reply.getAsJsonArray("seconds")).hasSize(2);
    JsonObject other = set.getAsJsonArray("solvers").get(1).getAsJsonObject();
    assertThat(other.get("slowest").getAsString()).isEqualTo("p.sgf");
    assertThat(other.get("seconds").getAsDouble()).isNotNegative();
  }

  @Test
  void oneSolverIsTooFew() {
    Shell.Outcome outcome = new Shell().run("bench", folder.toString(), "--solver", "native");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("at least twice");
  }

  @Test
  void aBadListIsRefusedWithItsPlace() throws IOException {
    puzzles("b2 a1 a2");
    file(folder, "puzzles.csv", "file,to_move,question,answer\np.sgf,green,winner,black\n");
    Shell.Outcome outcome = bench(new Shell());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("puzzles.csv:2:1").contains("green");
  }
}
