package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;
import static org.hexproof.cli.Samples.secondRow;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hexproof verify} stopped, and gone on with. */
final class VerifyResumeTest {
  @TempDir private Path folder;

  @Test
  void aResumeFileThatIsNoFileIsRefused() throws Exception {
    Path fifo = folder.resolve("fifo");
    assertThat(new ProcessBuilder("mkfifo", fifo.toString()).start().waitFor()).isZero();
    for (Path other : List.of(folder, fifo)) {
      Shell.Outcome outcome =
          new Shell().run("verify", "--resume", other.toString(), secondRow(folder));
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).hasLineCount(1).contains(other + ": is no regular file");
      assertThat(outcome.out()).isEmpty();
    }
  }

  @Test
  void aHugeResumeFileIsReadNoFurtherThanItMakesSense() throws IOException {
    Path huge = folder.resolve("huge");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(3L << 30);
    }
    Shell.Outcome foreign =
        new Shell().run("verify", "--resume", huge.toString(), secondRow(folder));
    assertThat(foreign.code()).isEqualTo(2);
    assertThat(foreign.err()).contains("huge:1:1: not a resume file");
    Path resume = folder.resolve("run.jsonl");
    new Shell().run("verify", "--resume", resume.toString(), secondRow(folder));
    try (RandomAccessFile file = new RandomAccessFile(resume.toFile(), "rw")) {
      file.setLength(3L << 30);
    }
    Shell.Outcome damaged =
        new Shell().run("verify", "--resume", resume.toString(), secondRow(folder));
    assertThat(damaged.code()).isEqualTo(2);
    assertThat(damaged.err()).contains("run.jsonl:5:1: damaged line");
    assertThat(Files.size(resume)).isEqualTo(3L << 30);
  }

  /** Counts what really reaches a solver. */
  private static final class Counting implements SolverSource {
    private final AtomicInteger solves = new AtomicInteger();

    @Override
    public HexSolver start(SolverName name) {
      return new StubSolver(
          "counting",
          problem -> {
            solves.incrementAndGet();
            return new BruteForceSolver().solve(problem, Limits.DEFAULT);
          });
    }
  }

  @Test
  void aResumedRunRepeatsNothingAndSaysTheSame() {
    String resume = folder.resolve("run.jsonl").toString();
    String file = file(folder, "b.yaml", Samples.ZIGGURAT);
    Counting counting = new Counting();
    Shell.Outcome first =
        new Shell(counting).run("verify", "--format", "json", "--resume", resume, file);
    int solved = counting.solves.get();
    Shell.Outcome second =
        new Shell(counting).run("verify", "--format", "json", "--resume", resume, file);
    assertThat(solved).isEqualTo(9);
    assertThat(counting.solves.get()).isEqualTo(solved);
    assertThat(second).isEqualTo(new Shell.Outcome(0, second.out(), ""));
    assertThat(first.restsOn()).isEqualTo("[\"solver\"]");
    assertThat(second.restsOn()).isEqualTo("[\"journal\"]");
    assertThat(second.out())
        .contains("\"resumed\": {\n    \"solves\": 9,\n    \"otherBuild\": 0\n");
    String costs = "(?s)\"restsOn\": .*?\\]|\"resumed\": .*?\\}|[,\\s]";
    assertThat(second.out().replaceAll(costs, "")).isEqualTo(first.out().replaceAll(costs, ""));
  }

  /** Whoever writes the file can write anything; the verdict says that it comes from there. */
  @Test
  void aForgedResumeFileIsNamedInEachReportAndFoundByCertificates() throws IOException {
    Path resume = folder.resolve("run.jsonl");
    String file = file(folder, "b.yaml", Samples.ZIGGURAT);
    String[] verify = {"verify", "--skip-minimality", "--resume", resume.toString(), file};
    assertThat(new Shell(new InstalledSolvers()).run(verify).code()).isZero();
    Files.writeString(resume, Files.readString(resume).replace("BLACK", "WHITE"));
    for (String format : List.of("text", "json", "junit", "sarif", "markdown")) {
      Shell.Outcome outcome =
          new Shell(new InstalledSolvers()).run(with(with(verify, "--format"), format));
      assertThat(outcome.code()).isEqualTo(1);
      assertThat(outcome.out())
          .containsPattern("rests on: journal|\"restsOn\": \\[\\s*\"journal\"\\s*\\]");
    }
    String[] certify = with(with(verify, "--certify"), folder.resolve("proofs").toString());
    Shell.Outcome certified = new Shell(new InstalledSolvers()).run(certify);
    assertThat(certified.code()).isZero();
    assertThat(certified.out()).contains("rests on: certificate\n").doesNotContain("journal");
    Shell.Outcome kept = new Shell(new InstalledSolvers()).run(certify);
    assertThat(kept.out()).contains("rests on: certificate\n", "from before checked again");
  }

  @Test
  void anUnchangedTemplateIsNeverAskedAgainWhereverItLies() {
    String resume = folder.resolve("run.jsonl").toString();
    Counting counting = new Counting();
    for (String sample : List.of(Samples.ZIGGURAT, Samples.PIVOT)) {
      String[] arguments = {"verify", "--format", "json", "--resume", resume};
      Path elsewhere = folder.resolve("elsewhere");
      assertThat(elsewhere.toFile().isDirectory() || elsewhere.toFile().mkdir()).isTrue();
      Shell.Outcome first =
          new Shell(counting).run(with(arguments, file(folder, "one.yaml", sample)));
      int solved = counting.solves.getAndSet(0);
      assertThat(solved).isPositive();
      String renamed =
          sample
              .replaceFirst("name: \\w+", "name: other")
              .replaceFirst("claim:(\\n .*)+", "claim:\n  valid: false");
      assertThat(renamed).contains("name: other", "valid: false").doesNotContain("redundant");
      Shell.Outcome second =
          new Shell(counting).run(with(arguments, file(elsewhere, "other.yaml", renamed)));
      assertThat(counting.solves.get()).isZero();
      for (String found : List.of("valid", "minimal", "redundant", "solves")) {
        assertThat(second.templates().get(0).getAsJsonObject().get(found))
            .isEqualTo(first.templates().get(0).getAsJsonObject().get(found));
      }
    }
  }

  private static String[] with(String[] arguments, String last) {
    return Stream.concat(Stream.of(arguments), Stream.of(last)).toArray(String[]::new);
  }

  @Test
  void aChangedTemplateIsAskedAnew() {
    String resume = folder.resolve("run.jsonl").toString();
    Counting counting = new Counting();
    String name = file(folder, "b.yaml", Samples.ZIGGURAT);
    new Shell(counting).run("verify", "--resume", resume, name);
    int solved = counting.solves.getAndSet(0);
    String changed = Samples.ZIGGURAT.replace("# # A .", "# . A .");
    assertThat(changed).isNotEqualTo(Samples.ZIGGURAT);
    assertThat(file(folder, "b.yaml", changed)).isEqualTo(name);
    new Shell(counting).run("verify", "--resume", resume, name);
    assertThat(counting.solves.getAndSet(0)).isPositive();
    assertThat(file(folder, "b.yaml", Samples.ZIGGURAT)).isEqualTo(name);
    new Shell(counting).run("verify", "--resume", resume, name);
    assertThat(counting.solves.get()).isZero();
    assertThat(solved).isPositive();
  }

  @Test
  void whatTwoSolversFoundIsCountedAgainFromTheirSteps() {
    String resume = folder.resolve("run.jsonl").toString();
    String file = file(folder, "p.yaml", Samples.PIVOT);
    String[] checked = {"verify", "--resume", resume, "--cross-check", "htp:other", file};
    Counting counting = new Counting();
    new Shell(counting).run("verify", "--resume", resume, file);
    int alone = counting.solves.getAndSet(0);
    Shell.Outcome first = new Shell(counting).run(checked);
    assertThat(counting.solves.getAndSet(0)).isEqualTo(alone);
    Shell.Outcome second = new Shell(counting).run(checked);
    assertThat(counting.solves.get()).isZero();
    assertThat(line(first.out(), "cross-check")).containsPattern(": [1-9][0-9]* solves confirmed");
    assertThat(line(second.out(), "cross-check")).isEqualTo(line(first.out(), "cross-check"));
  }

  private static String line(String text, String start) {
    return text.lines().filter(line -> line.startsWith(start)).findFirst().orElseThrow();
  }

  @Test
  void aResumeFileCutOffByAKillIsPickedUp() throws IOException {
    Path resume = folder.resolve("run.jsonl");
    String file = file(folder, "b.yaml", Samples.ZIGGURAT);
    new Shell().run("verify", "--resume", resume.toString(), file);
    String whole = Files.readString(resume);
    for (int kept : new int[] {0, 10, whole.length() / 2, whole.length() - 1}) {
      Files.writeString(resume, whole.substring(0, kept));
      Counting counting = new Counting();
      Shell.Outcome outcome =
          new Shell(counting).run("verify", "--resume", resume.toString(), file);
      assertThat(outcome.code()).isZero();
      long lines = whole.substring(0, kept).chars().filter(c -> c == '\n').count();
      assertThat(counting.solves.get()).isEqualTo(9 - (int) Math.max(0, lines - 1));
      assertThat(Files.readAllLines(resume)).hasSize(10);
    }
  }

  @Test
  void aFileThatIsNoResumeFileIsLeftAlone() throws IOException {
    Path other = Files.writeString(folder.resolve("notes.txt"), "my notes");
    Shell.Outcome outcome =
        new Shell().run("verify", "--resume", other.toString(), secondRow(folder));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("notes.txt:1:1").contains("not a resume file");
    assertThat(Files.readString(other)).isEqualTo("my notes");
  }

  @Test
  void aDamagedLineIsNamed() throws IOException {
    Path resume = folder.resolve("run.jsonl");
    new Shell().run("verify", "--resume", resume.toString(), secondRow(folder));
    List<String> lines = Files.readAllLines(resume);
    Files.writeString(resume, lines.get(0) + "\n{\"key\":\n" + lines.get(1) + "\n");
    Shell.Outcome outcome =
        new Shell().run("verify", "--resume", resume.toString(), secondRow(folder));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("run.jsonl:2:1");
  }

  @Test
  void ctrlCStopsTheSolversAndKeepsTheResumeFile() throws Exception {
    Path resume = folder.resolve("run.jsonl");
    CountDownLatch begun = new CountDownLatch(1);
    Shell shell = new Shell(name -> StubSolver.hanging(begun));
    CompletableFuture<Shell.Outcome> running =
        CompletableFuture.supplyAsync(
            () -> shell.run("verify", "--resume", resume.toString(), secondRow(folder)));
    begun.await();
    shell.interrupt().raise();
    Shell.Outcome outcome = running.get();
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(outcome.err())
        .isEqualTo(
            "stopped after 0 of 1 template; what is solved is kept in "
                + resume
                + ", the same command goes on\n");
    assertThat(outcome.out()).doesNotContain("templates:");
    Counting counting = new Counting();
    assertThat(
            new Shell(counting)
                .run("verify", "--resume", resume.toString(), secondRow(folder))
                .code())
        .isZero();
    assertThat(counting.solves.get()).isEqualTo(3);
  }
}
