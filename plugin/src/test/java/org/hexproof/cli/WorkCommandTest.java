package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.NaiveCertifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code hexproof split}, {@code work} and {@code merge}. */
final class WorkCommandTest {
  private static final String LIBRARY = "../templates/library/";

  @TempDir private Path folder;
  private final Shell shell = new Shell(new InstalledSolvers());

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private Shell.Outcome run(int code, String... args) {
    Shell.Outcome outcome = shell.run(args);
    assertThat(outcome.code()).as(outcome.out() + outcome.err()).isEqualTo(code);
    return outcome;
  }

  private String split(String part) {
    run(0, "split", LIBRARY + part, "--out", file("u.jsonl"));
    return file("u.jsonl");
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "edge/row-2, 1",
    "edge/row-3, 2",
    "edge/row-4, 3",
    "connects-both, 2",
    "interior, 4",
    "pivoting/row-3, 2",
    "pivoting-sente/row-4, 3"
  })
  void shardsGiveTheManifestsOfVerify(String part, int shards) throws IOException {
    String units = split(part);
    List<String> merge = new ArrayList<>(List.of("merge", "--into", file("merged"), units));
    for (int i = 1; i <= shards; i++) {
      String answers = file("a" + i + ".jsonl");
      run(0, "work", units, "--shard", i + "/" + shards, "--out", answers, "--threads", "2");
      merge.add(answers);
    }
    run(0, merge.toArray(String[]::new));
    run(0, "verify", "--certify", file("verified"), LIBRARY + part);
    for (String ending : List.of(".manifest", ".cert.gz")) {
      List<Path> verified = files(folder.resolve("verified"), ending);
      assertThat(verified).isNotEmpty();
      assertThat(files(folder.resolve("merged"), ending).stream().map(Path::getFileName).toList())
          .isEqualTo(verified.stream().map(Path::getFileName).toList());
    }
    for (Path manifest : files(folder.resolve("verified"), ".manifest")) {
      Path merged = folder.resolve("merged").resolve(manifest.getFileName());
      assertThat(merged).hasSameTextualContentAs(manifest);
      run(0, "check", merged.toString());
    }
  }

  @Test
  void whatWasKilledGoesOnFromItsWholeLines() throws IOException {
    String units = split("edge/row-3");
    Path answers = folder.resolve("a.jsonl");
    run(0, "work", units, "--out", answers.toString());
    byte[] whole = Files.readAllBytes(answers);
    Random random = new Random(3);
    for (int i = 0; i < 8; i++) {
      int length = random.nextInt(whole.length);
      Files.write(answers, Arrays.copyOf(whole, length));
      String kept = Files.readString(answers);
      kept = kept.substring(0, kept.lastIndexOf('\n') + 1);
      Shell.Outcome resumed = run(0, "work", units, "--out", answers.toString());
      assertThat(Files.readString(answers)).startsWith(kept);
      assertThat(Files.readAllLines(answers)).hasSameSizeAs(Files.readAllLines(Path.of(units)));
      long lines = kept.lines().count();
      assertThat(resumed.err()).contains(lines == 0 ? "decided" : lines + " of them before");
      assertThat(run(0, "merge", units, answers.toString(), "--into", file("m")).out())
          .contains(" 0 missing, 0 double, 0 refused");
    }
  }

  @Test
  void aUnitThatIsCutShortGoesOnFromItsStore() throws IOException {
    String units = split("edge/row-4");
    String[] work = {
      "work", units, "--out", file("a.jsonl"), "--split-after", "0.001", "--store", file("st")
    };
    run(0, work);
    List<Path> stores = files(folder.resolve("st"), "");
    assertThat(stores.stream().filter(Files::isDirectory)).isNotEmpty();
    Files.delete(folder.resolve("a.jsonl"));
    assertThat(run(0, work).err())
        .containsPattern(
            "[1-9][0-9]* solves? split after 0.001 s, [1-9][0-9]* of them gone on with;")
        .contains("what they decide is kept in " + file("st"));
    assertThat(Files.readAllLines(folder.resolve("a.jsonl")))
        .hasSameSizeAs(Files.readAllLines(Path.of(units)))
        .allSatisfy(line -> assertThat(line).contains("\"restsOn\":[\"certificate\"]"));
    run(0, "merge", units, file("a.jsonl"), "--into", file("m"));
  }

  @Test
  void whatTheFolderHasIsKept() throws IOException {
    String units = split("edge/row-3");
    run(0, "work", units, "--out", file("a.jsonl"));
    List<String> answers = Files.readAllLines(folder.resolve("a.jsonl"));
    int half = answers.size() / 2;
    String first = Files.write(folder.resolve("1.jsonl"), answers.subList(0, half)).toString();
    Path second = Files.write(folder.resolve("2.jsonl"), answers.subList(half, answers.size()));
    run(3, "merge", units, first, "--into", file("m"));
    assertThat(run(0, "merge", units, second.toString(), "--into", file("m")).out())
        .contains(
            "%s units merged, %s of them kept from before, 0 missing"
                .formatted(answers.size(), half));
    run(0, "merge", units, file("a.jsonl"), "--into", file("whole"));
    for (Path manifest : files(folder.resolve("whole"), ".manifest")) {
      assertThat(folder.resolve("m").resolve(manifest.getFileName()))
          .hasSameTextualContentAs(manifest);
    }
    Path wrong = files(folder.resolve("m"), ".cert.gz").get(0);
    Path other = files(folder.resolve("m"), ".cert.gz").get(1);
    Files.copy(other, wrong, StandardCopyOption.REPLACE_EXISTING);
    Shell.Outcome refused = run(4, "merge", units, "--into", file("m"));
    assertThat(refused.err()).contains(wrong + ": refused: the certificate proves something else");
    assertThat(refused.out()).contains(answers.size() - 1 + " of them kept").contains("1 missing");
  }

  @Test
  void splittingWantsATimeBelowTheLimit() throws IOException {
    String units = split("edge/row-2");
    assertThat(run(2, "work", units, "--store", file("st")).err())
        .contains("say with --split-after SECONDS");
    assertThat(run(2, "work", units, "--split-after", "60", "--timeout", "60").err())
        .contains("less than --timeout, which is 60");
  }

  @Test
  void anAnswerFileThatIsSomethingElseIsLeftAsItWas() throws IOException {
    String units = split("edge/row-2");
    Path other = Files.writeString(folder.resolve("diary.txt"), "dear diary\nand");
    Shell.Outcome refused = run(2, "work", units, "--out", other.toString());
    assertThat(refused.err()).contains("diary.txt:1:1: not an answer");
    assertThat(other).hasContent("dear diary\nand");
    assertThat(run(2, "work", units, "--out", units).err()).contains("would replace");
    assertThat(run(2, "work", units, "--out", folder.toString()).err()).contains("no regular file");
  }

  @Test
  void aRefusedUnitIsNamedAndTheOthersAreAnswered() throws IOException {
    String units = split("edge/row-2");
    List<String> lines = new ArrayList<>(Files.readAllLines(Path.of(units)));
    int all = lines.size();
    lines.set(1, lines.get(1).replace("white to move", "black to move"));
    Files.write(Path.of(units), lines);
    Shell.Outcome worked = run(2, "work", units, "--out", file("a.jsonl"));
    assertThat(worked.err()).contains("u.jsonl:2: refused: the hash is not that of the unit");
    assertThat(Files.readAllLines(folder.resolve("a.jsonl"))).hasSize(all - 1);
    Shell.Outcome merged = run(2, "merge", units, file("a.jsonl"), "--into", file("m"));
    assertThat(merged.out()).contains(all - 1 + " units merged, 0 missing");
    assertThat(merged.err()).contains("u.jsonl:2: refused");
  }

  /** Hits a limit at every question. */
  private static HexSolver slow(SolverName name) {
    return new NaiveCertifier() {
      @Override
      public Answer solve(Problem problem, Limits limits) {
        return new Answer.Undecided(Answer.Undecided.Reason.TIME, 1, limits.time());
      }
    };
  }

  @Test
  void whatIsMissingOrOpenIsTold() throws IOException {
    String units = split("edge/row-3");
    Shell.Outcome open =
        new Shell(WorkCommandTest::slow).run("work", units, "--out", file("a.jsonl"));
    assertThat(open.code()).isEqualTo(3);
    assertThat(open.err()).contains("0 of ", "; ", " not\n");
    Shell.Outcome merged = run(3, "merge", units, file("a.jsonl"), "--into", file("m"));
    assertThat(merged.out()).contains(": missing, undecided: time");
    run(0, "work", units, "--out", file("a.jsonl"));
    assertThat(run(0, "merge", units, file("a.jsonl"), "--into", file("m")).out())
        .contains(" 0 missing");
    String half = file("half.jsonl");
    run(0, "work", units, "--shard", "1/2", "--out", half);
    Shell.Outcome partly = run(3, "merge", units, half, half, "--into", file("n"));
    assertThat(partly.out()).contains(": missing\n").doesNotContain(", 0 double");
    for (Path manifest : files(folder.resolve("n"), ".manifest")) {
      run(0, "check", manifest.toString());
    }
  }

  @Test
  void aFalseAnswerIsTheFaultOfASolver() throws IOException {
    String units = split("edge/row-2");
    run(0, "work", units, "--out", file("a.jsonl"));
    List<String> lines = Files.readAllLines(folder.resolve("a.jsonl"));
    Files.writeString(
        folder.resolve("a.jsonl"),
        "nonsense\n" + lines.get(0).replace("\"black\"", "\"white\"") + "\n" + lines.get(1));
    Shell.Outcome merged = run(4, "merge", units, file("a.jsonl"), "--into", file("m"));
    assertThat(merged.err())
        .contains("a.jsonl:1: refused: not an answer of 'hexproof work'")
        .contains("a.jsonl:2: refused: II, validity: the certificate proves that the other side");
    assertThat(merged.out()).contains("2 units merged, 1 image of another, ").contains("2 refused");
  }

  @Test
  void aCertificateOfAnotherBoardIsRefusedByName() throws IOException {
    String units = split("pivoting/row-3/pivoting-3x3-7-a1-c2-2.7.7.yaml");
    run(0, "work", units, "--out", file("a.jsonl"));
    List<String> lines = new ArrayList<>(Files.readAllLines(folder.resolve("a.jsonl")));
    List<String> asked = Files.readAllLines(Path.of(units));
    String first = hash(asked.get(1));
    String second = hash(asked.get(2));
    lines.replaceAll(
        line -> line.contains(first) ? line.replace(first, second) : line.replace(second, first));
    Files.write(folder.resolve("a.jsonl"), lines);
    Shell.Outcome merged = run(4, "merge", units, file("a.jsonl"), "--into", file("m"));
    for (String part : List.of("b1", "a2")) {
      assertThat(merged.err())
          .contains(", minimality at " + part + ": the certificate proves something else\n");
      assertThat(merged.out()).contains(", minimality at " + part + ": missing\n");
    }
    assertThat(merged.err()).hasLineCount(2);
    assertThat(run(0, "check", file("m/pivoting-3x3-7-a1-c2-2-7-7.manifest")).out())
        .contains("the template is valid; 5 of its 7 cells");
  }

  private static String hash(String unit) {
    return unit.substring(unit.length() - 66, unit.length() - 2);
  }

  /** One is shut in, one is so without a stone, one does not pivot, one has a stone too many. */
  @Test
  void whatHasNoBoardIsNamedAndTheRestIsMergedAsItIsVerified() throws IOException {
    Files.writeString(
        folder.resolve("t.txt"),
        """
        name: shut in
        . . . . .
         . A . . .
          . . . b .
           . . . . .
            ---------

        name: held
        # X . #
         . A . #
          . . . b
           . . . .
            -------

        name: falls
        A . #
         # . b
          . . .
           -----

        name: stone
        A . #
         . . b
          . X .
           -----
        """);
    Shell.Outcome split =
        run(3, "split", "--kind", "pivoting", file("t.txt"), "--out", file("u.jsonl"));
    String reason = ": A or B can't be reached from outside without touching other cells of the";
    assertThat(split.err())
        .hasLineCount(2)
        .contains("t.txt:1:1: there is no unit for shut in, validity" + reason)
        .contains("there is no unit for held, minimality at b1" + reason);
    run(0, "work", file("u.jsonl"), "--out", file("a.jsonl"));
    Shell.Outcome merged = run(0, "merge", file("u.jsonl"), file("a.jsonl"), "--into", file("m"));
    assertThat(merged.out())
        .contains("held: the template is valid")
        .contains("falls: the template is not valid")
        .doesNotContain("shut in");
    run(1, "verify", "--kind", "pivoting", file("t.txt"), "--certify", file("v"));
    List<Path> manifests = files(folder.resolve("v"), ".manifest");
    assertThat(manifests).hasSize(3);
    assertThat(files(folder.resolve("m"), ".manifest")).hasSize(3);
    assertThat(Files.readString(folder.resolve("m/stone.manifest")))
        .contains("\nredundant b3 ")
        .containsPattern("(?s)\nplaced .*\nplaced ");
    for (Path manifest : manifests) {
      Path same = folder.resolve("m").resolve(manifest.getFileName());
      assertThat(same).hasSameTextualContentAs(manifest);
      run(0, "check", same.toString());
    }
  }

  @Test
  void aSplitThatIsStoppedWritesNothing() throws IOException {
    Shell stopped = new Shell();
    stopped.interrupt().raise();
    Shell.Outcome outcome = stopped.run("split", LIBRARY + "pivoting", "--out", file("u.jsonl"));
    assertThat(outcome.code()).isEqualTo(130);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void usageIsExplained() {
    String units = split("edge/row-2");
    for (String shard : List.of("0/2", "3/2", "2", "a/b", "1/0", "-1/2", "1/9999999999")) {
      assertThat(run(2, "work", units, "--shard=" + shard).err()).contains("a part like 2/3");
    }
    assertThat(run(2, "merge", units).err()).contains("expected --into");
    assertThat(run(2, "merge", units, units).err()).contains("expected --into");
    assertThat(run(2, "work", file("none")).err()).contains("there is no such file");
    assertThat(run(2, "merge", units, file("none"), "--into", file("m")).err())
        .contains("there is no such file");
    assertThat(run(2, "split", file("none")).err()).contains("there is no such file");
  }

  @Test
  void unitsAndAnswersGoThroughPipes() {
    Shell.Outcome split = run(0, "split", "--skip-minimality", LIBRARY + "edge/row-2");
    String units = split.out();
    assertThat(units).hasLineCount(2);
    Shell.Outcome worked = shell.input(units).run("work", "-");
    assertThat(worked.code()).isZero();
    assertThat(worked.out()).hasLineCount(2);
    assertThat(worked.err()).isEqualTo("2 of 2 units decided\n");
  }
}
