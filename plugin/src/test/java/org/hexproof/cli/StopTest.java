package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.hexproof.board.Color;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the commands say when Ctrl-C stops them. */
final class StopTest {
  @TempDir private Path folder;

  /** Runs a command and stops it as soon as it solves. */
  private Shell.Outcome stopped(String... args) throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    Shell shell = new Shell(name -> StubSolver.hanging(begun));
    CompletableFuture<Shell.Outcome> running = CompletableFuture.supplyAsync(() -> shell.run(args));
    begun.await();
    shell.interrupt().raise();
    return running.get();
  }

  private String template() {
    return file(folder, "a.yaml", Samples.SECOND_ROW);
  }

  @Test
  void verifyTellsOfResume() throws Exception {
    Shell.Outcome outcome = stopped("verify", template());
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(outcome.err())
        .isEqualTo(
            "stopped after 0 of 1 template; with --resume FILE a run keeps what is solved, and can"
                + " go on from there\n");
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void solveTellsThatNothingIsDecided() throws Exception {
    for (List<String> more : List.of(List.<String>of(), List.of("--all-winning"))) {
      List<String> args = new ArrayList<>(List.of("solve", template()));
      args.addAll(more);
      Path out = folder.resolve("out.txt");
      args.addAll(List.of("--out", out.toString()));
      Shell.Outcome outcome = stopped(args.toArray(String[]::new));
      assertThat(outcome.code()).isEqualTo(130);
      assertThat(outcome.err()).isEqualTo("stopped; who wins is not decided\n");
      assertThat(Files.exists(out)).isFalse();
    }
  }

  @Test
  void annotateWritesNothing() throws Exception {
    Path out = folder.resolve("out.sgf");
    Shell.Outcome outcome =
        stopped(
            "annotate",
            file(folder, "a.sgf", "(;GM[11]SZ[3];B[a1];W[b1])"),
            "--out",
            out.toString());
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(outcome.err()).isEqualTo("stopped; nothing is written\n");
    assertThat(outcome.out()).isEmpty();
    assertThat(Files.exists(out)).isFalse();
  }

  @Test
  void benchTellsHowFarItWas() throws Exception {
    Shell.Outcome outcome =
        stopped("bench", template(), "--solver", "native", "--solver", "htp:other");
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(outcome.err()).isEqualTo("stopped after 0 of 3 questions; nothing is compared\n");
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void aStoppedBenchAsksNoFurtherSolver() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    AtomicInteger asked = new AtomicInteger();
    Shell shell =
        new Shell(
            name ->
                name.isHtp()
                    ? new StubSolver(
                        "second",
                        problem -> {
                          asked.incrementAndGet();
                          return StubSolver.decided(Color.BLACK);
                        })
                    : StubSolver.hanging(begun));
    String file = template();
    CompletableFuture<Shell.Outcome> running =
        CompletableFuture.supplyAsync(
            () -> shell.run("bench", file, "--solver", "native", "--solver", "htp:second"));
    begun.await();
    shell.interrupt().raise();
    assertThat(running.get().code()).isEqualTo(130);
    assertThat(asked).hasValue(0);
  }

  @Test
  void probeTellsWhatIsKnownSoFar() throws Exception {
    Path kept = folder.resolve("kept");
    Path first = kept.resolve("bridge-b1.sgf");
    CountDownLatch begun = new CountDownLatch(1);
    HexSolver hanging = StubSolver.hanging(begun);
    HexSolver answering = new BruteForceSolver();
    Shell shell =
        new Shell(
            name ->
                new StubSolver(
                    "hanging after the first witness",
                    problem ->
                        (Files.exists(first) ? hanging : answering)
                            .solve(problem, Limits.DEFAULT)) {
                  @Override
                  public void cancel() {
                    hanging.cancel();
                  }
                });
    String template = file(folder, "bridge.yaml", Samples.BRIDGE);
    CompletableFuture<Shell.Outcome> running =
        CompletableFuture.supplyAsync(
                () ->
                    shell.run("probe", template, "--witness", "--anew", "--keep", kept.toString()))
            // One that ends without hanging fails below.
            .whenComplete((outcome, failure) -> begun.countDown());
    begun.await();
    shell.interrupt().raise();
    Shell.Outcome outcome = running.get();
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(outcome.err()).isEqualTo("stopped; what is known so far follows\n");
    assertThat(outcome.out()).startsWith("bridge: 0 inferior, 1 with a witness, 1 viable\n");
    assertThat(new Shell().run("witness", first.toString()).code()).isZero();
    try (Stream<Path> files = Files.list(kept)) {
      assertThat(files).containsExactly(first);
    }
  }
}
