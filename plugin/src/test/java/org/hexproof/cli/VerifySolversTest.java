package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;
import static org.hexproof.cli.Samples.secondRow;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Solvers that {@code hexproof verify} asks: slow, broken, lying, or two of them. */
final class VerifySolversTest {
  @TempDir private Path folder;

  @Test
  void anErrorOfASolverCostsItsTemplateOnly() {
    AtomicInteger asked = new AtomicInteger();
    SolverSource moody =
        name ->
            new StubSolver(
                "moody",
                problem -> {
                  if (asked.getAndIncrement() == 0) {
                    throw new OutOfMemoryError("on purpose");
                  }
                  return new BruteForceSolver().solve(problem, Limits.DEFAULT);
                });
    file(folder, "b.yaml", Samples.ZIGGURAT);
    secondRow(folder);
    Shell.Outcome outcome = new Shell(moody).run("verify", folder.toString());
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .contains("undecided  second row")
        .contains("memory is used up (on purpose)")
        .contains("pass       ziggurat");
  }

  @Test
  void aLimitLeavesUndecided() {
    SolverSource slow =
        name ->
            new StubSolver(
                "slow",
                problem ->
                    new Answer.Undecided(Answer.Undecided.Reason.TIME, 7, Duration.ofSeconds(1)));
    Shell.Outcome outcome = new Shell(slow).run("verify", "--format", "json", secondRow(folder));
    assertThat(outcome.code()).isEqualTo(3);
    JsonObject template = outcome.templates().get(0).getAsJsonObject();
    assertThat(template.get("valid").isJsonNull()).isTrue();
    assertThat(template.get("verdict").getAsString()).isEqualTo("undecided");
    assertThat(template.get("note").getAsString()).contains("time limit");
  }

  @Test
  void aFailingSolverIsNoVerdictAndTheRunGoesOn() {
    AtomicInteger asked = new AtomicInteger();
    SolverSource moody =
        name ->
            new StubSolver(
                "moody",
                problem ->
                    asked.getAndIncrement() == 0
                        ? new Answer.Failed("it died: bye", Duration.ZERO)
                        : new BruteForceSolver().solve(problem, Limits.DEFAULT));
    file(folder, "b.yaml", Samples.ZIGGURAT);
    secondRow(folder);
    Shell.Outcome outcome = new Shell(moody).run("verify", folder.toString());
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.out())
        .contains("undecided  second row")
        .contains("it died: bye")
        .contains("pass       ziggurat");
  }

  @Test
  void aSolverThatThrowsOrDoesNotStartIsNoVerdict() {
    SolverSource absent =
        name -> {
          throw new IllegalStateException("no such engine");
        };
    Shell.Outcome outcome = new Shell(absent).run("verify", secondRow(folder));
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.out()).contains("no such engine");
  }

  private static Shell liar() {
    return new Shell(
        name ->
            name.equals(SolverName.NATIVE)
                ? new BruteForceSolver()
                : StubSolver.always("liar", Color.BLACK));
  }

  @Test
  void crossCheckFindsALiar() {
    Shell.Outcome outcome = liar().run("verify", "--cross-check", "htp:liar", secondRow(folder));
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.out())
        .contains("contradict")
        .contains("says white wins")
        .contains("liar says black wins")
        .contains("2x2 black b1 white a1");
  }

  @Test
  void crossCheckCountsWhatItDid() {
    Shell.Outcome outcome =
        new Shell()
            .run("verify", "--cross-check", "htp:other", "--format", "json", secondRow(folder));
    assertThat(outcome.code()).isZero();
    JsonObject check =
        JsonParser.parseString(outcome.out()).getAsJsonObject().getAsJsonObject("crossCheck");
    assertThat(check.get("solver").getAsString()).isEqualTo("htp:other");
    assertThat(check.get("confirmed").getAsInt()).isEqualTo(3);
    assertThat(check.get("notPosed").getAsInt()).isZero();
  }

  @Test
  void crossCheckSaysWhatItCouldNotPose() {
    Shell shell =
        new Shell(
            name ->
                name.equals(SolverName.NATIVE)
                    ? new BruteForceSolver()
                    : new StubSolver("narrow", problem -> StubSolver.decided(Color.BLACK)) {
                      @Override
                      public boolean supports(Problem problem) {
                        return false;
                      }
                    });
    Shell.Outcome outcome = shell.run("verify", "--cross-check", "htp:narrow", secondRow(folder));
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("3 that it can't be asked");
  }

  @Test
  void aSecondSolverThatDoesNotDecideLeavesTheRunUndecided() {
    Shell shell =
        new Shell(
            name ->
                name.equals(SolverName.NATIVE)
                    ? new BruteForceSolver()
                    : new StubSolver(
                        "slow",
                        problem ->
                            new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO)));
    Shell.Outcome outcome = shell.run("verify", "--cross-check", "htp:slow", secondRow(folder));
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.out()).contains("pass       second row").contains("3 undecided");
  }
}
