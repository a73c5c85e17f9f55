package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FindCommandTest {
  @TempDir private Path folder;

  private static Shell.Outcome find(Shell shell, String args) {
    return shell.run(("find " + args).split(" "));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  @Test
  void theOnlyEdgeTemplateOfTheSecondRow() {
    Shell.Outcome outcome = find(new Shell(), "--kind edge --rows 2 --width 4");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out())
        .isEqualTo(
            """
            name: edge-2x2-2-b1-0.3
            kind: edge
            board: |
              # A
               . .
                ---
            claim:
              valid: true
              redundant: []
            source: hexproof find --kind edge --rows 2 --width 4
            """);
    assertThat(outcome.err())
        .contains("1 template (1 of 2 cells); ")
        .endsWith(" decisions by native; rests on: solver\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"edge", "connects-both", "pivoting", "pivoting-sente"})
  void whatIsFoundIsVerifiedInAllWays(String kind) throws IOException {
    Path out = folder.resolve("new").resolve("folder");
    Shell.Outcome outcome =
        find(new Shell(), "--kind " + kind + " --rows 2 --width 4 --out " + out);
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).isEmpty();
    int count = files(out).size();
    assertThat(outcome.err()).startsWith(count == 1 ? "1 template " : count + " templates ");
    assertThat(files(out))
        .allSatisfy(file -> assertThat(file.toString()).matches(".*/" + kind + "-2x[^/]*\\.yaml"));
    Shell.Outcome verified =
        new Shell(new InstalledSolvers()).run("verify", "--method", "all", out.toString());
    assertThat(verified.code()).isZero();
    assertThat(verified.out()).contains(": " + count + " pass, 0 fail, 0 undecided");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "edge --rows 3 --width 4 --others 1",
        "edge --rows 3 --width 5 --above 1",
        "interior --rows 3 --width 3 --stones 4",
        "interior --rows 3 --width 4 --others 2"
      })
  void withMoreStonesTooEachIsValidAndMinimal(String kind) {
    Shell.Outcome outcome = find(new Shell(), "--kind " + kind);
    assertThat(outcome.out()).contains("source: hexproof find --kind " + kind + "\n");
    Shell.Outcome verified = new Shell().input(outcome.out()).run("verify", "--brief", "-");
    assertThat(verified.code()).isZero();
    assertThat(verified.out()).contains(" pass, 0 fail, 0 undecided");
  }

  @Test
  void whatTwoSmallerOnesMakeUpIsLeftOutAndCounted() {
    assertThat(find(new Shell(), "--kind interior --rows 3 --width 3 --stones 3").err())
        .startsWith("1 template (1 of 4 cells); 3 left out, which two smaller ones make up; ");
  }

  @Test
  void severalTemplatesOnStandardOutputAreOneFile() {
    Shell.Outcome outcome =
        find(new Shell(), "--kind pivoting --rows 2 --width 4 --limit 3 --seed 5");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out())
        .contains("source: hexproof find --kind pivoting --rows 2 --width 4 --limit 3 --seed 5\n");
    Shell.Outcome verified = new Shell().input(outcome.out()).run("verify", "-");
    assertThat(verified.code()).isZero();
    assertThat(verified.out()).contains("3 templates: 3 pass");
  }

  @Test
  void whatIsShutInIsLeftOutAndCounted() {
    Shell.Outcome outcome = find(new Shell(), "--kind pivoting-sente --rows 2 --width 3");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err())
        .startsWith("1 template ")
        .contains("; 3 left out, whose terminals are shut in; ");
  }

  @Test
  void threadsFindTheSameInTheSameOrder() {
    String args = "--kind connects-both --rows 2 --width 4 --seed 7";
    assertThat(find(new Shell(), args + " --threads 3").out())
        .isEqualTo(find(new Shell(), args).out());
  }

  @Test
  void nothingFoundIsTheAnswerNo() {
    Shell.Outcome outcome = find(new Shell(), "--kind edge --rows 3 --width 3");
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).startsWith("0 templates; ");
    assertThat(find(new Shell(), "--kind edge --rows 1 --width 2").code()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--rows 3 --width 4 | --kind",
        "--kind pivoting --width 4 | --rows",
        "--kind pivoting --rows 3 | --width",
        "--kind ladder --rows 3 --width 4 | 'interior, connects-both, pivoting, pivoting-sente,'",
        "--kind interior --rows 3 --width 4 --stones 1 | at least two stones",
        "--kind interior --rows 8 --width 8 --stones 6 | 74974368 ways to place the stones",
        "--kind interior --rows 2 --width 2 --stones 5 | no room",
        "--kind interior --rows 3 --width 3 --above 1 | kind interior has no rows above",
        "--kind edge --rows 3 --width 3 --stones 3 | kind edge join no number",
        "--kind edge --rows 3 --width 3 --above 3 | no room",
        "--kind pivoting --rows 3 --width 3 --others 1 | kind pivoting have no other stones",
        "--kind edge --rows 0 --width 4 | --rows wants a whole number from 1 to 40",
        "--kind edge --rows 3 --width 41 | --width wants a whole number from 1 to 40",
        "--kind edge --rows 3 --width 22 | 22 x 3 has 66 cells",
        "--kind pivoting --rows 1 --width 2 | no room",
        "--kind connects-both --rows 2 --width 1 | no room",
        "--kind edge --rows 3 --width 4 --limit 0 | --limit",
        "--kind edge --rows 3 --width 4 --max-cells x | --max-cells",
        "--kind edge --rows 3 --width 4 --seed -1 | --seed",
        "--kind edge --rows 3 --width 4 a.yaml | a.yaml",
      })
  void badUsageIsRefused(String args, String message) {
    Shell.Outcome outcome = find(new Shell(), args);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    String file = file(folder, "notes.txt", "my notes");
    Shell.Outcome outcome = find(new Shell(), "--kind edge --rows 2 --width 2 --out " + file);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("notes.txt").contains("folder");
    assertThat(Files.readString(Path.of(file))).isEqualTo("my notes");
  }

  /** Answers so many questions as the brute-force solver does, and then always the same. */
  private static Shell tiring(int questions, Answer afterwards) {
    AtomicInteger asked = new AtomicInteger();
    return new Shell(
        name ->
            new StubSolver(
                "tiring",
                problem ->
                    asked.getAndIncrement() < questions
                        ? new BruteForceSolver().solve(problem, Limits.DEFAULT)
                        : afterwards));
  }

  @Test
  void whatWasFoundBeforeALimitIsKept() {
    Answer late = new Answer.Undecided(Answer.Undecided.Reason.TIME, 5, Duration.ofMillis(3));
    Shell.Outcome outcome = find(tiring(20, late), "--kind connects-both --rows 2 --width 4");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("a limit was hit in ", "may have missed some");
    Shell.Outcome verified = new Shell().input(outcome.out()).run("verify", "-");
    assertThat(verified.code()).isZero();
    Shell.Outcome none = find(tiring(0, late), "--kind edge --rows 2 --width 4");
    assertThat(none.out()).isEmpty();
    assertThat(none.err()).contains("0 templates; 0 decisions").contains("in one walk");
  }

  @Test
  void aSolverThatFailsIsNoVerdict() {
    Answer dead = new Answer.Failed("last words", Duration.ZERO);
    Shell.Outcome outcome = find(tiring(3, dead), "--kind pivoting --rows 2 --width 4");
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err())
        .containsOnlyOnce("last words")
        .containsPattern("the solver failed in \\d+ walks, which may have missed some");
    Shell absent =
        new Shell(
            name -> {
              throw new IllegalStateException("no such engine");
            });
    assertThat(find(absent, "--kind edge --rows 2 --width 4").err()).contains("no such engine");
  }

  @Test
  void ctrlCKeepsWhatIsFound() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    AtomicInteger asked = new AtomicInteger();
    Shell shell =
        new Shell(
            name -> {
              StubSolver hanging = StubSolver.hanging(begun);
              return new StubSolver(
                  "hanging",
                  problem ->
                      asked.getAndIncrement() < 40
                          ? new BruteForceSolver().solve(problem, Limits.DEFAULT)
                          : hanging.solve(problem, Limits.DEFAULT)) {
                @Override
                public void cancel() {
                  hanging.cancel();
                }
              };
            });
    Path out = folder.resolve("out");
    CompletableFuture<Shell.Outcome> running =
        CompletableFuture.supplyAsync(
            () -> find(shell, "--kind connects-both --rows 2 --width 4 --out " + out));
    begun.await();
    shell.interrupt().raise();
    Shell.Outcome outcome = running.get();
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(outcome.err()).startsWith("stopped; ");
    assertThat(files(out)).isNotEmpty().allMatch(path -> path.toString().endsWith(".yaml"));
    assertThat(new Shell().run("verify", out.toString()).code()).isZero();
  }
}
