package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.verify.StubSolver;
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
    assertThat(contradicted.out()).contains("ERROR").contains("says 'black'");
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
    assertThat(outcome.out()).containsPattern("htp:other +0 +0 +- +- +-");
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
